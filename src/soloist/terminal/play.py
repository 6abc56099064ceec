"""Line mode: a game as a conversation of lines. Every answer is kept before the next question is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from shlex import quote

from soloist.engine.catalogue import beside, digital
from soloist.engine.correction import done_at_the_table, lost
from soloist.engine.errors import Refused, SoloistError
from soloist.engine.hands import net
from soloist.engine.match import Match
from soloist.engine.questions import Chance, Part, Question
from soloist.engine.text import say
from soloist.engine.view import Choice, View
from soloist.storage.code import write_code
from soloist.storage.printed import keep_printed, printed_in
from soloist.storage.sqlite import SqliteStore, data_folder
from soloist.storage.store import Outdated, Store
from soloist.terminal import explain
from soloist.terminal.answers import choices_of, resolve
from soloist.terminal.board import show_board, show_counters, zone_words
from soloist.terminal.correcting import (
    ask_again,
    chosen,
    read_again,
    show_again,
    show_answers,
    show_back,
    show_difference,
    show_question,
)
from soloist.terminal.forms import AS_IT_WAS, NOTHING, Given, Row, read_changes, read_form, rows_of, whole
from soloist.terminal.paper import Paper, PlainPaper
from soloist.terminal.telling import Telling, explain_trace
from soloist.terminal.typed import asks_for, read_part

PROMPT = "> "
LOG_LINES = 20


def sit(store: Store, id: str, paper: Paper | None = None) -> None:
    """Play a kept game until the person leaves; it stays kept."""
    paper = paper or PlainPaper()
    try:
        desk = Desk(store, id, paper)
    except Outdated as outdated:
        new = store.go_on(outdated.id)
        paper.line(str(Outdated(outdated.id, new)))
        desk = Desk(store, new, paper)
    desk.run()


class _Left(Exception):
    """The person has left the desk."""


@dataclass(slots=True)
class _Shown:
    """What has been written already: how many lines of the log, the last heading, and the board of which turn.

    Beside a real table, `zones` are the parts of the board as they were written last, and `corrected` is how long the
    record was when a correction was explained.
    """

    log: int = 0
    turn: int | None = None
    heading: str = ""
    zones: dict[str, str] = field(default_factory=dict)
    corrected: int = -1


def _known(match: Match[object]) -> int:
    """Return how many lines of the log a person knows who sits down: all, but for what an opponent did before them."""
    return len(match.log) if any(entry.made_by_person for entry in match.entries) else 0


class Desk:
    """A person in front of a game."""

    def __init__(self, store: Store, id: str, paper: Paper) -> None:
        self.store = store
        self.id = id
        self.paper = paper
        self.match = store.load(id)
        self.rules = self.match.rules
        self.shown = _Shown(log=_known(self.match))
        self.fallen: list[str] = []
        self.rows: Given = []
        self.here: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "u": self._undo,
            "r": self._redo,
            "t": self._start_of_turn,
            "l": self._log,
            "j": self._jump,
            "b": self._board,
            "s": self._save,
            "q": self._quit,
            "why": self._why,
            "c": self._correct,
        }

    def run(self) -> None:
        """Ask and answer until the person leaves or the input ends."""
        self._greet()
        try:
            while True:
                self._question()
                while not self._answered():
                    pass
        except _Left:
            self.paper.line()
            # In one piece, however long, so that it can be copied.
            self.paper.row(say("The game is kept. Go on with: soloist {how}", how=self._how_to_resume()))

    def _how_to_resume(self) -> str:
        command = "table" if self.match.setup.seed is None or beside(self.rules.name) else "play"
        folder = self.store.folder if isinstance(self.store, SqliteStore) else None
        data = "" if folder in (None, data_folder()) else f" --data {quote(str(folder))}"
        return f"{command} {digital(self.rules.name)} --resume {self.id}{data}"

    def _greet(self) -> None:
        paper, match = self.paper, self.match
        paper.title(say(self.rules.credits.title))
        seed = match.setup.seed
        if seed is None:
            paper.line(say("Game {id}; you roll and draw, and type what falls.", id=self.id))
        elif beside(self.rules.name):
            paper.line(say("Game {id}; the game lies on your table, Soloist is the opponent.", id=self.id))
        else:
            paper.line(say("Game {id}, seed {seed}.", id=self.id, seed=seed))
        paper.line(say("Answer with a number or with the text in brackets; ? explains, q leaves."))

    def _view(self) -> View:
        return self.rules.view(self.match.state, self.match.question)

    def _question(self) -> None:
        """Write what happened, the board if a turn begins, the numbers, and what is asked."""
        paper, match = self.paper, self.match
        view = self._view()
        self._hand_over(view)
        self._tell_news()
        turn = self.rules.turn(match.state)
        if turn != self.shown.turn:
            self.shown.turn = turn
            self._show_board(view)
        paper.title(f"{view.turn}: {view.ask}" if view.turn else view.ask)
        show_counters(paper, view)
        if isinstance(match.question, Question):
            show_question(paper, match, match.state, match.question, view)
            self.rows.clear()
            for row in rows_of(match.question, view.layout)[:1]:
                paper.line(row.name)
        elif isinstance(match.question, Chance):
            self.fallen.clear()
            self._ask_part(match.question)
        else:
            self._end()

    def _hand_over(self, view: View) -> None:
        """Wait for the next person at this screen, where not everybody may see everything."""
        question = self.match.question
        if not isinstance(question, Question) or not view.drawing.get("secret"):
            return
        if view.persons(len(self.match.seats)) > 1 and self.here not in (None, question.seat):
            names = view.drawing.get("names")
            who = names[question.seat] if isinstance(names, list) else ""
            self._read(say("{who}, it is your turn. Enter, when you sit here: ", who=who))
        self.here = question.seat

    def _show_board(self, view: View) -> None:
        """Write the board; beside a real table only the parts that have changed."""
        if not beside(self.rules.name):
            show_board(self.paper, view)
            return
        now = {zone.id: zone_words(zone) for zone in view.zones}
        show_board(self.paper, view, [id for id, words in now.items() if words != self.shown.zones.get(id)])
        self.shown.zones = now

    def _tell_news(self) -> None:
        match = self.match
        if match.correction is not None:
            if self.shown.corrected != len(match.entries):
                self._tell_difference()
            return
        telling, told = Telling(self.paper, match, self.shown.heading), len(match.told())
        for number in range(self.shown.log, told):
            telling.heading(number)
            telling.line(number, "· ", steps=True)
        self.shown.log, self.shown.heading = told, telling.last

    def _tell_difference(self) -> None:
        """Write what a correction has changed: what the turn tells again was done before."""
        match = self.match
        if match.correction is not None:
            show_difference(self.paper, match, match.correction)
            telling = Telling(self.paper, match, self.shown.heading)
            for number in match.correction.news:
                telling.line(number, "· ", steps=True)
            if match.correction.still:
                self.paper.line(say("As it was told; do it if you have not done it yet:"))
            for number in match.correction.still:
                telling.line(number, "· ")
        self.shown.log, self.shown.corrected = len(match.told()), len(match.entries)

    def _end(self) -> None:
        """Write how the game ended, its numbers, and how to play the same set-up again."""
        paper, match = self.paper, self.match
        result = self.rules.result(match.state)
        view = self.rules.view(match.state, None)
        numbers = ", ".join(f"{view.words.get(name, name)} {value}" for name, value in result.numbers.items())
        if view.persons(len(match.seats)) != 1:
            # Who has won stands above: of several people, or of computers alone, none is “you”.
            paper.line(f"{numbers}.")
        elif result.won:
            paper.line(say("You have won: {numbers}.", numbers=numbers))
        else:
            paper.line(say("You have lost: {numbers}.", numbers=numbers))
        if not match.clean and not beside(self.rules.name):
            paper.line(say("It is not a clean run: something was taken back after dice or tiles had been seen."))
        if match.setup.seed is not None and match.setup.base is None and not beside(self.rules.name):
            paper.line(say("Set-up code: {code}", code=write_code(self.rules, match.setup)))
        paper.line(say("u takes back, l shows the log, s FILE saves, Enter leaves."))

    def _answered(self) -> bool:
        """Read one line; return whether the question has to be shown anew."""
        text = self._read(PROMPT)
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            word, rest = "?", text[1:]
        command = self.commands.get(word.lower())
        try:
            if command is not None:
                before = (self.match.question, self.match.entries[:])
                command(rest.strip())
                return before != (self.match.question, self.match.entries)
            return self._answer(text)
        except SoloistError as error:
            self.paper.line(str(error))
            return False

    def _read(self, prompt: str) -> str:
        text = self.paper.read(prompt)
        if text is None:
            raise _Left
        return " ".join(text.split())

    def _answer(self, text: str) -> bool:
        question = self.match.question
        if question is None:
            raise _Left
        if isinstance(question, Chance):
            return self._fall(question, text)
        if question.now is not None and text in ("", AS_IT_WAS) and not self.rows:
            text = self.rules.notation.write_answer(question.now) or NOTHING
        view = self._view()
        rows = rows_of(question, view.layout)
        if not text and self.rows and question.now is not None:
            text = AS_IT_WAS
        if not text:
            return True
        if rows:
            return self._fill(question, rows, text)
        if any(text == run.option for run in view.runs()):
            for each in text.split("; "):
                self._keep(partial(self.match.answer, each))
            return True
        choices = choices_of(self.rules, self.match.state, question, view)
        answer = resolve(self.match, question, choices, read_changes(question, text))
        if not all(self._sure(choice) for choice in choices if choice.option in answer.split("; ")):
            self.paper.line(say("Nothing was done."))
            return False
        self._keep(lambda: self.match.answer(answer))
        return True

    def _fill(self, question: Question, rows: Sequence[Row], text: str) -> bool:
        """Take what was typed for the next row of a form, or for several."""
        given = read_form(question, rows, self.rows, text.removeprefix("numbers "))
        if len(given) < len(rows):
            self.rows = given
            self.paper.line(rows[len(given)].name)
            return False
        try:
            self._keep(lambda: self.match.answer(whole(rows, given)))
        except Refused as refused:
            # The lines before this one stay; u takes them back one by one.
            self.paper.line(str(refused))
            self.paper.line(rows[len(self.rows)].name)
            return False
        self.rows = []
        return True

    def _sure(self, choice: Choice) -> bool:
        if not choice.warning:
            return True
        self.paper.line(choice.warning)
        return self._agreed(say("Do it? y or n: "))

    def _agreed(self, prompt: str) -> bool:
        return self._read(prompt).lower() in (say("y"), say("yes"))

    def _missing(self, chance: Chance) -> Part | None:
        """Return the part of a draw that is still to be typed; parts of which nothing falls are passed over."""
        while len(self.fallen) < len(chance.parts):
            part = chance.parts[len(self.fallen)]
            if part.n:
                return part
            self.fallen.append("")
        return None

    def _fall(self, chance: Chance, text: str) -> bool:
        """Take what was typed for the next part, or for several at once with bars between them."""
        before = self.fallen[:]
        try:
            for typed in text.split("|"):
                part = self._missing(chance)
                if part is None:
                    raise Refused(say("More parts than are asked for here; type them one line each."))
                self.fallen.append(read_part(part, self.rules.notation, typed))
        except Refused:
            self.fallen = before
            raise
        if self._missing(chance) is None:
            fallen = " | ".join(self.fallen)
            self.fallen.clear()
            self._keep(lambda: self.match.answer(fallen))
            return True
        self._ask_part(chance)
        return False

    def _ask_part(self, chance: Chance) -> None:
        part = self._missing(chance)
        if part is not None:
            self.paper.line(asks_for(part, self.rules.notation))

    def _keep(self, deed: Callable[[], None]) -> None:
        """Do something to the match and keep it; what cannot be kept, or not be shown, is not done."""
        printed = printed_in(self.match)
        deed()
        try:
            self.rules.view(self.match.state, self.match.question)
            self.store.save(self.id, self.match)
        except BaseException:
            self.match = self.store.load(self.id)
            self.shown.log = len(self.match.told())
            raise
        keep_printed(self.store, self.match, printed)

    def _move(self, deed: Callable[[], None], words: str) -> None:
        clean, before = self.match.clean, done_at_the_table(self.match)
        self._keep(deed)
        self.fallen.clear()
        self.rows.clear()
        self.paper.line(words)
        after = done_at_the_table(self.match)
        back, again = net(lost(before, after), lost(after, before))
        show_back(self.paper, self.match, back)
        if back:
            show_again(self.paper, self.match, again)
            self.shown.log = len(after)
        self.shown.log = min(self.shown.log, len(after))
        self.shown.corrected = len(self.match.entries)
        if clean and not self.match.clean and not beside(self.rules.name):
            self.paper.line(
                say("Dice or tiles had been seen, so this is no clean run any more; they will fall the same again.")
            )

    def _undo(self, rest: str) -> None:
        question = self.match.question
        if self.fallen and isinstance(question, Chance):
            while self.fallen and not self.fallen.pop():
                pass
            self.paper.line(say("Taken back."))
            self._ask_part(question)
            return
        if self.rows and isinstance(question, Question):
            self.rows.pop()
            self.paper.line(say("Taken back."))
            self.paper.line(rows_of(question, self._view().layout)[len(self.rows)].name)
            return
        self._move(self.match.undo, say("Taken back."))

    def _redo(self, rest: str) -> None:
        self._move(self.match.redo, say("Done again."))

    def _start_of_turn(self, rest: str) -> None:
        self._move(self.match.start_of_turn, say("Back at the start of the turn."))

    def _jump(self, rest: str) -> None:
        log = self.match.told()
        if not (rest.isascii() and rest.isdigit() and 1 <= int(rest[:6]) <= len(log)):
            raise Refused(say("Type j and the number of a line of the log, from 1 to {n}.", n=len(log)))
        at = log[int(rest) - 1].at
        self._move(lambda: self.match.jump(at), say("Back at line {n}.", n=rest))

    def _board(self, rest: str) -> None:
        view = self._view()
        show_board(self.paper, view)
        if not view.zones:
            self.paper.line(say("Nothing is known of the board yet."))

    def _log(self, rest: str) -> None:
        log = self.match.told()
        telling = Telling(self.paper, self.match)
        for number in range(0 if rest else max(0, len(log) - LOG_LINES), len(log)):
            telling.heading(number)
            telling.line(number, f"{number + 1:>4}  ")
        if not log:
            self.paper.line(say("Nothing has happened yet."))

    def _correct(self, rest: str) -> None:
        """Show the answers that can be corrected, or ask one of them again."""
        match = self.match
        if not beside(self.rules.name):
            raise Refused(say("Answers are corrected beside a real table; here u takes back."))
        if rest in ("", say("all")):
            show_answers(self.paper, match, earlier=bool(rest))
            return
        one = chosen(match, rest)
        ask_again(self.paper, match, one)
        text = self._read(PROMPT)
        if not text or text.lower() in self.commands:
            self.paper.line(say("Nothing was done."))
            if text:
                self.commands[text.lower()]("")
            return
        answer = read_again(match, one, text)

        def correct() -> None:
            match.correct(one.at, answer)

        self._keep(correct)
        self.rows.clear()
        self.paper.line(say("Corrected."))
        self._tell_difference()

    def _why(self, rest: str) -> None:
        explain_trace(self.paper, self.match, rest)

    def _save(self, rest: str) -> None:
        if not rest:
            self.paper.line(
                say("The game is kept after every answer, as game {id}; s FILE writes it to a file.", id=self.id)
            )
            return
        file = Path(rest).expanduser()
        if file.exists() and not self._agreed(say("{file} exists already; overwrite it? y or n: ", file=file)):
            self.paper.line(say("Nothing was written."))
            return
        try:
            file.write_text(self.store.export_text(self.id), encoding="utf-8", newline="\n")
        except OSError as error:
            raise Refused(say("{file} cannot be written: {reason}.", file=file, reason=error.strerror)) from None
        self.paper.line(say("Written to {file}.", file=file))

    def _quit(self, rest: str) -> None:
        raise _Left

    def _explain(self, rest: str) -> None:
        match, question = self.match, self.match.question
        if isinstance(question, Chance):
            part = self._missing(question)
            if part is not None and not rest:
                explain.explain_chance(self.paper, self.rules, question, part)
        elif question is not None:
            view = self._view()
            choices = choices_of(self.rules, match.state, question, view)
            if not rest:
                explain.question_rules(self.paper, self.rules, question, view, choices)
            elif rest.isascii() and rest.isdigit() and not choices:
                raise Refused(say("There are no choices here to explain. {how}", how=explain.how_to_answer(question)))
            elif rest.isascii() and rest.isdigit():
                option = resolve(match, question, choices, rest)
                choice = next(choice for choice in choices if choice.option == option)
                explain.explain_choice(self.paper, match, question, choice, view)
            else:
                explain.explain_text(self.paper, match, question, view, choices, rest)
            if rest:
                return
        if rest:
            if not explain.explain_words(self.paper, self.rules, rest):
                self.paper.line(say("No rule speaks of “{text}”.", text=rest))
        else:
            explain.keys(self.paper)
