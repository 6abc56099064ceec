"""What a person sees: places and pieces, the question as a sentence, what each choice says and where it is clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from soloist.engine.questions import Chance, Option, Question
from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Choice, Counter, Piece, Place, View, Zone
from soloist.games.luthier.asking import ask, help_for
from soloist.games.luthier.boards import (
    PLAYER_COLOURS,
    ai_zones,
    board_zones,
    card_piece,
    chip_piece,
    goal_piece,
    location_piece,
    token_piece,
)
from soloist.games.luthier.drawing import sheet
from soloist.games.luthier.explained import order_words
from soloist.games.luthier.finals import final_parts
from soloist.games.luthier.foretold import reached
from soloist.games.luthier.kinds import (
    BY_ERA,
    DECK_AT,
    DECKS,
    ERAS,
    FAMILIES,
    INSTRUMENTS,
    LEVELS,
    LOCATIONS,
    NONE,
    PATRONS,
    PERFORMANCES,
    REPAIRS,
    SHARED_LOCATIONS,
    WORKBENCH,
)
from soloist.games.luthier.names import (
    RESULT_NAMES,
    award_place_name,
    award_words,
    card_brief,
    desk_name,
    era_name,
    family_name,
    goal_words,
    level_name,
    location_name,
    parts_words,
    player_name,
)
from soloist.games.luthier.notation import FAMILY_WORDS, NOTATION
from soloist.games.luthier.scoring import award_count
from soloist.games.luthier.setup import GOALS_DEALT
from soloist.games.luthier.state import BACK_ROW, SPEND_DUE, Game, acting, chip_of, owner_of
from soloist.games.luthier.words import label, short

ROW_NAMES: Final = (
    N_("Patrons at the Salon"),
    N_("Instruments at the Guild"),
    N_("Performances"),
    N_("Repairs"),
)
DECK_NAMES: Final = (
    N_("Deck of patrons"),
    N_("Deck of instruments"),
    N_("Deck of performances"),
    N_("Deck of repairs"),
)

MOMENTS: Final = ("patron completed", "ai completed", "award")
"""The events that are key moments."""
PHONE: Final = (
    ("town", N_("Town")),
    ("hall", N_("Hall")),
    ("mine", N_("Workshop")),
    ("theirs", N_("Others")),
    ("log", N_("Log")),
)
"""The parts of the page of which a phone shows one at a time."""


def view(game: Game, question: Question | Chance | None) -> View:
    """Return what a person sees at a question, at chance that is typed, or (None) when the game is over."""
    who = looking(game, question)
    zones = [_locations(game, who), *(_row(game, deck) for deck in range(len(DECKS))), _balcony(game)]
    zones += [_awards(game, who), *_orchestra(game)]
    if any(game.dealt):
        zones.append(_dealt(game, who))
    if game.dice:
        zones.append(_stage(game))
    zones += board_zones(game, who, own=True)
    for other in range(len(game.boards)):
        if other != who:
            zones += board_zones(game, other, own=False)
    if game.ai is not None:
        zones += ai_zones(game, game.ai)
    laid = bool(game.awards)
    return View(
        ask=ask(game, question),
        turn=_turn(game),
        help=help_for(game, question),
        zones=zones if laid else [],
        counters=counters(game),
        choices=_choices(game, question) if isinstance(question, Question) else [],
        progress=_progress(game, who) if laid else [],
        drawing={
            "sheet": sheet(game, who, question) if laid else {},
            "who": who,
            "names": [player_name(game, each) for each in range(game.kit.players)],
            "colours": PLAYER_COLOURS[: game.kit.players],
            "prestige": list(game.prestige),
            "persons": len(game.boards),
            # Goals and chips are seen by their owner alone.
            "secret": True,
            "moments": MOMENTS,
            # Goods are only paid with; what can be done is chosen by a chip or by what was dealt.
            "picked first": ("hand-", "dealt-"),
            "phone": [(id, say(words)) for id, words in PHONE],
            "order": list(game.order),
            "whynot": _whynot(game, question) if isinstance(question, Question) else {},
        },
        words={name: say(words) for name, words in RESULT_NAMES.items()},
    )


def looking(game: Game, question: Question | Chance | None) -> int:
    """Return the person whose board is shown first: who is asked, else the only person, or who acts, or the first."""
    if isinstance(question, Question):
        return question.seat
    who = 0 if game.kit.alone else acting(game)
    return who if who < len(game.boards) else 0


def counters(game: Game) -> list[Counter]:
    """Return the numbers that are always in sight."""
    prestige = [
        Counter(f"prestige-{who + 1}", say("{who}: prestige", who=player_name(game, who)), n, "prestige")
        for who, n in enumerate(game.prestige)
    ]
    return [*prestige, Counter("round", say("Round"), game.round, "round", game.kit.box.numbers.rounds)]


PHASES: Final = {
    "round": N_("start of the round"),
    "plan": N_("Planning"),
    "activate": N_("Resolution"),
    "help": N_("Resolution"),
    "chip": N_("Resolution"),
    "main": N_("Resolution"),
    "after": N_("Resolution"),
    "close": N_("end of the round"),
    "over": N_("the end"),
}
"""The phase of each stage."""


def _turn(game: Game) -> str:
    if not game.round:
        return say("Set-up")
    named = {"round": game.round, "rounds": game.kit.box.numbers.rounds, "phase": say(PHASES[game.stage])}
    return say("Round {round} of {rounds}, {phase}", **named)


# Zones.


def _locations(game: Game, who: int) -> Zone:
    places = []
    for location in range(SHARED_LOCATIONS):
        pile = [
            chip_piece(game, owner_of(chip), chip_of(chip), owner_of(chip) == who, location)
            for chip in game.piles[location]
        ]
        if game.location == location:
            pile += [chip_piece(game, owner, chip, seen=True) for owner, chip, _ in game.queue]
        place = f"location-{LOCATIONS[location].lower()}"
        places.append(Place(place, location_name(location), [location_piece(game, location), *pile]))
    places.append(Place(STALL, say("Stall with materials")))
    return Zone("locations", say("Locations"), places)


STALL: Final = "stall"
"""Where materials of one's choice are taken and bought."""


def _row(game: Game, deck: int) -> Zone:
    places = []
    for space, card in enumerate(game.rows[deck], 1):
        tier = game.kit.box.tiers[space - 1]
        pieces = [] if card == NONE else [card_piece(game, deck, card)]
        name = say("Space {n}, skill {skill}", n=space, skill=tier)
        if card != NONE:
            name = say("{place}: {what}", place=name, what=card_brief(game.kit.box, deck, card))
        places.append(Place(f"{DECKS[deck]}-{space}", name, pieces, "", str(tier)))
    places.append(Place(f"{DECKS[deck]}-deck", say(DECK_NAMES[deck]), _deck(game, deck)))
    return Zone(DECKS[deck], say(ROW_NAMES[deck]), places)


def _deck(game: Game, deck: int) -> list[Piece]:
    """Return the backs of a deck: how many there are of each is open."""
    backs = game.kit.box.backs[deck]
    names, words = (ERAS, era_name) if deck in BY_ERA else (FAMILIES, family_name)
    pieces: list[Piece] = []
    for back, name in enumerate(names):
        n = sum(count for card, count in enumerate(game.decks[deck]) if backs[card] == back)
        n += sum(backs[card] == back for card in game.under[deck])
        if n:
            about = say("{n} in the deck.", n=n)
            pieces.append(Piece("back", words(back), str(n), name.lower(), about, "luthier.search", n))
    for piece in pieces[:1]:
        piece.about += " " + say("A search of a kind finds its first card from the top.")
    return pieces


def _balcony(game: Game) -> Zone:
    places = []
    for space in range(game.kit.box.turn_spaces[game.kit.players]):
        pieces = []
        if space < len(game.balcony):
            pieces.append(token_piece(game, game.balcony[space], say("Marker"), "marker"))
        places.append(Place(f"turn-{space + 1}", say("Turn-order space {n}", n=space + 1), pieces))
    return Zone("balcony", say("Turn order of the next round"), places)


def _awards(game: Game, who: int) -> Zone:
    box, places = game.kit.box, []
    for place, award in enumerate(game.awards):
        row = box.awards[award]
        mine = say("You have {n}.", n=award_count(game, who, award))
        about = f"{award_words(box, award)}. {mine}"
        pieces = [Piece("award", row.name, "", "award", about, "luthier.awards")]
        for level in range(LEVELS):
            owner = game.award_owner[place * LEVELS + level]
            points = box.award_prestige[level]
            if owner != NONE:
                pieces.append(token_piece(game, owner, level_name(level), "taken"))
            else:
                name = say_n(
                    "{level}: {least} for {n} prestige",
                    "{level}: {least} for {n} prestige",
                    points,
                    level=level_name(level),
                    least=row.levels[level],
                )
                pieces.append(Piece("level", name, str(points), "level", "", "luthier.awards.level"))
        places.append(Place(f"award-{place + 1}", say("Award, {place}", place=award_place_name(place)), pieces))
    return Zone("awards", say("Awards"), places)


def _orchestra(game: Game) -> list[Zone]:
    return [
        Zone(f"section-{FAMILY_WORDS[section]}", family_name(section), _section(game, section))
        for section in range(len(FAMILIES))
    ]


def _section(game: Game, section: int) -> list[Place]:
    box, players, word = game.kit.box, game.kit.players, FAMILY_WORDS[section]
    holder = game.chairs[section]
    name = say_n("First Chair, {n} prestige at the end", "First Chair, {n} prestige at the end", _chair(game, section))
    chair = [] if holder == NONE else [token_piece(game, holder, say("First Chair"), "chair")]
    places = [Place(f"chair-{word}", name, chair, "", str(_chair(game, section)))]
    for desk in game.kit.desks[game.cover][section]:
        gains = parts_words(box.desk_gains[desk])
        about = say("For each token that you place here.")
        pieces = [Piece("bonus", gains, "", "bonus", about, "luthier.orchestra.bonus")]
        owner = game.instrument_at[desk]
        if owner != NONE:
            pieces.append(token_piece(game, owner, say("Instrument"), "instrument-token"))
        for who in range(players):
            n = game.plain[desk * players + who]
            if n:
                pieces.append(token_piece(game, who, say("Token"), "token", n))
        place = box.desk_place[desk]
        places.append(Place(f"desk-{word}-{place}", desk_name(section, place).capitalize(), pieces))
    back = [
        token_piece(game, who, say("Token"), "token", game.back_row[section * players + who])
        for who in range(players)
        if game.back_row[section * players + who]
    ]
    return [*places, Place(f"desk-{word}-{BACK_ROW}", desk_name(section, BACK_ROW).capitalize(), back)]


def _chair(game: Game, section: int) -> int:
    return game.kit.box.sections[section].chair


def _dealt(game: Game, who: int) -> Zone:
    places = []
    for deck in (PATRONS, INSTRUMENTS):
        for card in game.dealt[deck]:
            piece = card_piece(game, deck, card)
            words = N_("Patron: {what}") if deck == PATRONS else N_("Instrument: {what}")
            name = say(words, what=card_brief(game.kit.box, deck, card))
            places.append(Place(f"dealt-{DECKS[deck]}-{card}", name, [piece]))
    for goal in game.dealt[GOALS_DEALT]:
        piece = goal_piece(game, who, goal)
        name = say("Goal: {what}", what=goal_words(game.kit.box, goal))
        places.append(Place(f"dealt-goal-{goal}", name, [piece]))
    return Zone("dealt", say("Dealt to you"), places)


def _stage(game: Game) -> Zone:
    """Return the performance that goes on: the card, and the dice as they lie."""
    card = [card_piece(game, PERFORMANCES, due) for kind, _, due in game.due[:1] if kind == SPEND_DUE]
    clause = "luthier.perform.dice"
    dice = [Piece(f"face-{n}", say("die: {n}", n=n), "", "die", say("The highest counts."), clause) for n in game.dice]
    return Zone("stage", say("On stage"), [Place("stage", say("Performance"), [*card, *dice])])


# Choices.


def _choices(game: Game, question: Question) -> list[Choice]:
    seen: dict[Option, Choice] = {}
    # Where more inspiration adds nothing, to leave it at that is offered first.
    done = question.name == "inspiration" and reached(game, question.seat)
    for option in question.options[:: -1 if done else 1]:
        if option not in seen:
            place, parts = whereabouts(game, question, option)
            text, words = NOTATION.write(option), label(game, question, option)
            seen[option] = Choice(text, words, place, parts, short(game, question, option))
    return list(seen.values())


Whereabouts = tuple[str, tuple[str, ...]]


def whereabouts(game: Game, question: Question, option: Option) -> Whereabouts:
    """Return the place where an option is clicked ("" for a button) and the other places that belong to it."""
    return _WHEREABOUTS[str(option[0])](game, question, option)


def _location(n: str | int) -> str:
    return "bench" if int(n) == WORKBENCH else f"location-{LOCATIONS[int(n)].lower()}"


def _space(deck: int) -> Callable[[Game, Question, Option], Whereabouts]:
    return lambda game, question, option: (f"{DECKS[deck]}-{option[1]}", ("money",))


def _button(game: Game, question: Question, option: Option) -> Whereabouts:
    return "", ()


def _build_place(game: Game, question: Question, option: Option) -> Whereabouts:
    return f"own-instrument-{option[1]}", ("materials", "money")


def _search_place(game: Game, question: Question, option: Option) -> Whereabouts:
    return f"{DECKS[DECK_AT[game.location]]}-deck", ("inspiration",)


_WHEREABOUTS: Final[dict[str, Callable[[Game, Question, Option], Whereabouts]]] = {
    "keep": lambda game, question, option: (
        f"dealt-{DECKS[PATRONS]}-{option[1]}",
        (f"dealt-{DECKS[INSTRUMENTS]}-{option[2]}",),
    ),
    "goal": lambda game, question, option: (f"dealt-goal-{option[1]}", ()),
    "place": lambda game, question, option: (_location(option[2]), (f"hand-{option[1]}",)),
    "activate": lambda game, question, option: (_location(option[1]), ()),
    "help": lambda game, question, option: ("", ("apprentices",)),
    "alone": _button,
    "coin": _button,
    "patron": _space(PATRONS),
    "instrument": _space(INSTRUMENTS),
    "search era": _search_place,
    "search family": _search_place,
    "for": lambda game, question, option: (f"own-patron-{option[1]}", ()),
    "with": lambda game, question, option: (f"own-instrument-{option[1]}", ()),
    "free": _button,
    "take": lambda game, question, option: (STALL, ()),
    "buy": lambda game, question, option: (STALL, ()),
    "perform": _space(PERFORMANCES),
    "add": lambda game, question, option: ("", ("inspiration",)),
    "again": lambda game, question, option: ("", ("inspiration",)),
    "stop": _button,
    "repair": _space(REPAIRS),
    "pay": lambda game, question, option: ("materials", ("money",)),
    "order": lambda game, question, option: (f"turn-{len(game.balcony) + 1}", ()),
    "claim": lambda game, question, option: (f"award-{option[1]}", ()),
    "pass": _button,
    "rough": _build_place,
    "finish": _build_place,
    "desk": lambda game, question, option: (f"desk-{FAMILY_WORDS[int(option[1])]}-{option[2]}", ()),
}


def _whynot(game: Game, question: Question) -> dict[str, list[str]]:
    """Return what is worth asking about at each place: the notation of what a person may have meant there."""
    meant = _MEANT.get(question.name)
    places: dict[str, list[str]] = {}
    for place, option in meant(game, question) if meant else ():
        places.setdefault(place, []).append(NOTATION.write(option))
    return places


Meant = Iterator[tuple[str, Option]]
"""Places, and what a person may mean by a click there."""


def _plan_meant(game: Game, question: Question) -> Meant:
    for location in range(SHARED_LOCATIONS):
        yield _location(location), ("place", game.boards[question.seat].chips[0], location)


def _activate_meant(game: Game, question: Question) -> Meant:
    for location in range(len(LOCATIONS)):
        yield _location(location), ("activate", location)


def _chip_meant(game: Game, question: Question) -> Meant:
    deck = DECK_AT[game.location]
    if deck == REPAIRS:
        for space, card in enumerate(game.rows[deck], 1):
            if card != NONE:
                yield f"{DECKS[deck]}-{space}", ("repair", space, *game.kit.box.repairs[card].cost)
    elif deck != NONE:
        verb = {PATRONS: "patron", INSTRUMENTS: "instrument", PERFORMANCES: "perform"}[deck]
        for space in range(1, len(game.rows[deck]) + 1):
            yield f"{DECKS[deck]}-{space}", (verb, space)
    if deck != NONE:
        for back in range(len(ERAS if deck in BY_ERA else FAMILIES)):
            yield f"{DECKS[deck]}-deck", ("search era" if deck in BY_ERA else "search family", back)
    if game.location == WORKBENCH:
        board = game.boards[question.seat]
        for slot, (card, roughed) in enumerate(zip(board.instruments, board.roughed, strict=True), 1):
            row = game.kit.box.instruments[card]
            cost = row.finish if roughed else row.rough
            yield f"own-instrument-{slot}", ("finish" if roughed else "rough", slot, *cost)


def _patrons_meant(game: Game, question: Question) -> Meant:
    for place in range(1, game.kit.box.numbers.patrons + 1):
        yield f"own-patron-{place}", ("for", place)


def _instruments_meant(game: Game, question: Question) -> Meant:
    for place in range(1, game.kit.box.numbers.instruments + 1):
        yield f"own-instrument-{place}", ("with", place)


def _desks_meant(game: Game, question: Question) -> Meant:
    for section, desks in enumerate(game.kit.desks[game.cover]):
        for desk in desks:
            place = game.kit.box.desk_place[desk]
            yield f"desk-{FAMILY_WORDS[section]}-{place}", ("desk", section, place)


def _awards_meant(game: Game, question: Question) -> Meant:
    for place in range(1, len(game.awards) + 1):
        for level in range(LEVELS):
            yield f"award-{place}", ("claim", place, level)


_MEANT: Final[dict[str, Callable[[Game, Question], Meant]]] = {
    "plan": _plan_meant,
    "activate": _activate_meant,
    "chip": _chip_meant,
    "assign": _patrons_meant,
    "deliver": _patrons_meant,
    "equip": _instruments_meant,
    "token": _desks_meant,
    "claim": _awards_meant,
}
"""By question: what may be asked about."""


def _progress(game: Game, who: int) -> list[str]:
    points = sum(final_parts(game, who).values())
    line = say("At the end you would score {n} more", n=points)
    if game.ai is not None:
        its = sum(final_parts(game, game.kit.ai).values())
        line = say("At the end you would score {n} more, the AI {its}", n=points, its=its)
    left = game.kit.box.numbers.rounds - game.round
    words = say_n("{n} round after this one", "{n} rounds after this one", left) if left else say("the last round")
    # Before round 1 the guild card, which settles who is first against the AI, is still to come (LA012).
    return [line, words, *([order_words(game)] if game.round or game.kit.ai == NONE else [])]
