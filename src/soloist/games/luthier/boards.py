"""What lies on the boards of people and of the AI, and cards as they are seen: zones of a view."""

from __future__ import annotations

from typing import Final

from soloist.engine.text import N_, say, say_n
from soloist.engine.view import Piece, Place, Zone
from soloist.games.luthier.components import Box
from soloist.games.luthier.explained import (
    ai_card_words,
    family_words,
    goals_track_words,
    guild_of,
    guild_words,
    worker_words,
)
from soloist.games.luthier.finals import end_words
from soloist.games.luthier.kinds import (
    ERAS,
    FAMILIES,
    INSTRUMENTS,
    LEVELS,
    LOCATIONS,
    MATERIALS,
    NONE,
    PATRON_KINDS,
    PATRONS,
    PERFORMANCES,
    REPAIR,
    REPAIRS,
    TRACKS,
    WORKBENCH,
)
from soloist.games.luthier.names import (
    award_place_name,
    chip_words,
    era_name,
    family_name,
    gifts_words,
    goal_words,
    inside_name,
    instrument_words,
    location_name,
    material_name,
    need_words,
    parts_words,
    patron_words,
    performance_words,
    player_name,
    power_words,
    repair_words,
    track_name,
)
from soloist.games.luthier.opponent.own import AI_LOCATIONS, Ai
from soloist.games.luthier.opponent.planning import workers_on
from soloist.games.luthier.scoring import goal_count
from soloist.games.luthier.state import BESIDE, FACE_DOWN, Board, Game, deck_and_card
from soloist.games.luthier.waiting import waiting_words

PLAYER_COLOURS: Final = ("player-1", "player-2", "player-3", "player-4")
SIGNS: Final = tuple("mending" if n == REPAIR else name.lower() for n, name in enumerate(LOCATIONS))
"""By location: its drawing; "repair" is that of a card."""
CARD_CLAUSES: Final = ("luthier.patrons", "luthier.workbench", "luthier.perform", "luthier.repair")
"""By deck: the clause that says what a card is for."""


def card_piece(game: Game, deck: int, card: int) -> Piece:
    """Return a card as it is seen."""
    box = game.kit.box
    if deck == PATRONS:
        patron = box.patrons[card]
        about = f"{patron_words(box, card)} {gifts_words(box, card)}"
        mark, colour = str(patron.prestige), ERAS[patron.era].lower()
        return Piece(f"patron-{PATRON_KINDS[patron.kind]}", patron.name, mark, colour, about, CARD_CLAUSES[deck])
    if deck == INSTRUMENTS:
        instrument = box.instruments[card]
        mark, colour = str(instrument.prestige), FAMILIES[instrument.family].lower()
        about = instrument_words(box, card)
        return Piece(f"instrument-{colour}", instrument.name, mark, colour, about, CARD_CLAUSES[deck])
    if deck == PERFORMANCES:
        performance = box.performances[card]
        mark, colour = f"{performance.medium}/{performance.high}", ERAS[performance.era].lower()
        about = performance_words(box, card)
        return Piece("performance", performance.name, mark, colour, about, CARD_CLAUSES[deck])
    repair = box.repairs[card]
    mark, colour = str(repair.value), FAMILIES[repair.family].lower()
    return Piece("repair", repair.name, mark, colour, repair_words(box, card), CARD_CLAUSES[deck])


LOCATION_DOES: Final = (
    N_("take a patron of the row"),
    N_("take an instrument of the row, to build it later"),
    N_("take materials, then buy more and hire apprentices"),
    N_("perform a piece of the row with dice, for prestige, money and a token in the Orchestra"),
    N_("do a repair of the row with materials, for prestige and a token in the Orchestra"),
    N_("take the best free space of the next turn order, then claim an award"),
    N_("rough in or finish an instrument of yours"),
)
"""By location: what one does there."""


def location_piece(game: Game, location: int) -> Piece:
    """Return a location: what one does there, and what it gives to skill."""
    bonuses = [
        say("from skill {n}: {gain}", n=bonus.skill, gain=parts_words(bonus.gives))
        for bonus in game.kit.box.bonuses[location]
    ]
    name = "; ".join([say(LOCATION_DOES[location]), *bonuses])
    return Piece(SIGNS[location], name, "", "location", "", "luthier.bonuses")


def chip_piece(game: Game, who: int, chip: int, seen: bool, location: int = NONE) -> Piece:
    """Return a chip as it is seen: face down for others until it is turned up; one of the AI at a `location` says what
    it may be.
    """
    mark = str(chip) if seen else ""
    name = chip_words(game, who, chip) if seen else say("face-down chip: {who}", who=inside_name(game, who))
    name = name[:1].upper() + name[1:]
    if location != NONE and chip == FACE_DOWN and game.ai is not None:
        about = worker_words(game.ai, location)
        return Piece("chip", name, mark, PLAYER_COLOURS[who], about, "luthier.ai.skill")
    return Piece("chip", name, mark, PLAYER_COLOURS[who], "", "luthier.planning")


def token_piece(game: Game, who: int, name: str, symbol: str, count: int = 1) -> Piece:
    """Return tokens of a player as they are seen."""
    words = say("{what}: {who}", what=name, who=player_name(game, who))
    return Piece(symbol, words, str(who + 1), PLAYER_COLOURS[who], "", "luthier.orchestra.token", count)


def counted(symbol: str, name: str, n: int, about: str, clause: str) -> Piece:
    """Return goods of one kind as they are seen."""
    return Piece(symbol, say("{what}: {n}", what=name, n=n), str(n), symbol, about, clause)


def board_zones(game: Game, who: int, own: bool) -> list[Zone]:
    """Return the zones of a person's board; those of the person who looks have ids without a number."""
    board = game.boards[who]
    before = "" if own else f"p{who + 1}-"
    zones = [
        Zone(f"{before}goods", say("Goods"), _goods(board, before)),
        Zone(f"{before}tracks", say("Tracks"), _tracks(game, board, before)),
        Zone(f"{before}own-patrons", say("Patrons"), _patrons(game, board, before)),
        Zone(f"{before}own-instruments", say("Workshop"), _instruments(game, board, before)),
        Zone(f"{before}chips", say("Chips"), _chips(game, who, before, own)),
        Zone(f"{before}finished", say("Finished cards"), _finished(game, board, before)),
        Zone(f"{before}family", say("Family tile"), [_family(game, who, before, own)]),
    ]
    if own:
        zones.append(Zone("goals", say("Goals"), _goals(game, who)))
    for zone in zones:
        words = N_("Your {zone}") if own and game.kit.alone else N_("{who}, {zone}")
        zone.name = say(words, who=player_name(game, who), zone=zone.name)
    return zones


def _family(game: Game, who: int, before: str, own: bool) -> Place:
    board, pieces = game.boards[who], []
    if board.family != NONE:
        row = game.kit.box.family_tiles[board.family]
        name = say("{family}, number {n}", family=row.name, n=row.number)
        about = family_words(game.kit.box, board.family)
        if own and game.round:
            about = f"{end_words(game, who)} {about}".strip()
        pieces = [Piece("family", name, str(row.number), "", about, "luthier.setup.tiles")]
    return Place(f"{before}family", say("Family tile"), pieces)


def _goods(board: Board, before: str) -> list[Place]:
    clause = "luthier.goods"
    about = say("For building steps and repairs.")
    materials = [
        counted(MATERIALS[n], material_name(n), count, about, clause) for n, count in enumerate(board.materials)
    ]
    money = say("For tiers, missing materials and the Market.")
    inspiration = say("For dice, and for searching decks.")
    help_ = say("Adds 2 to the skill of one chip; two at most.")
    return [
        Place(f"{before}materials", say("Materials"), materials),
        Place(f"{before}money", say("Money"), [counted("money", say("money"), board.money, money, clause)]),
        Place(
            f"{before}inspiration",
            say("Inspiration"),
            [counted("inspiration", say("inspiration"), board.inspiration, inspiration, clause)],
        ),
        Place(
            f"{before}apprentices",
            say("Apprentices"),
            [counted("apprentice", say("apprentices"), board.apprentices, help_, "luthier.goods.apprentices")],
        ),
    ]


def _tracks(game: Game, board: Board, before: str) -> list[Place]:
    places = []
    for track, space in enumerate(board.tracks):
        gains = game.kit.box.track_gains[track]
        coming = [
            say("space {n}: {gain}", n=n, gain=parts_words(parts))
            for n, parts in enumerate(gains)
            if n > space and parts
        ]
        about = say("Still to come: {list}.", list="; ".join(coming)) if coming else say("You are at its end.")
        name = say("Space {n}", n=space)
        piece = Piece("track", name, str(space), TRACKS[track].lower(), about, "luthier.tracks")
        places.append(Place(f"{before}track-{TRACKS[track].lower()}", track_name(track), [piece], "", str(space)))
    return places


def _patrons(game: Game, board: Board, before: str) -> list[Place]:
    places = []
    for place in range(max(game.kit.box.numbers.patrons, len(board.patrons))):
        pieces = _patron(game, board, place) if place < len(board.patrons) else []
        places.append(Place(f"{before}own-patron-{place + 1}", say("Patron space {n}", n=place + 1), pieces))
    return places


def _patron(game: Game, board: Board, place: int) -> list[Piece]:
    box, card = game.kit.box, board.patrons[place]
    row, fills = box.patrons[card], board.fills[place]
    pieces = [card_piece(game, PATRONS, card)]
    worth = say("{n} prestige. Power: {power}.", n=row.prestige, power=power_words(box, row.power))
    pieces[0].about = f"{waiting_words(game, board, place)} {worth} {gifts_words(box, card)}"
    about = say("Filled by a finished instrument of this family that is assigned to this patron.")
    name = say("{family} instrument", family=family_name(row.primary))
    pieces.append(_requirement(name, about, fills[0]))
    about = say("Filled by such a card when you deliver it.")
    pieces += [_requirement(need_words(need), about, fills[n]) for n, need in enumerate(row.needs, 1)]
    left = len(row.gifts) - board.gifts[place]
    name = say_n("{n} gift to come", "{n} gifts to come", left)
    about = waiting_words(game, board, place)
    return [*pieces, Piece("cube", name, str(left), "cube", about, "luthier.patience")]


def _requirement(name: str, about: str, card: int) -> Piece:
    colour = "open" if card == NONE else "filled"
    words = N_("{what}: still open") if card == NONE else N_("{what}: filled")
    return Piece("requirement", say(words, what=name), "", colour, about, "luthier.deliver")


def _instruments(game: Game, board: Board, before: str) -> list[Place]:
    places = []
    for slot in range(max(game.kit.box.numbers.instruments, len(board.instruments))):
        pieces = []
        if slot < len(board.instruments):
            pieces.append(card_piece(game, INSTRUMENTS, board.instruments[slot]))
            if board.roughed[slot]:
                about = say("The next step finishes it.")
                pieces.append(Piece("roughed", say("roughed in"), "", "roughed", about, "luthier.workbench.rough"))
            if board.assigned[slot] != NONE:
                name = say("for {patron}", patron=game.kit.box.patrons[board.assigned[slot]].name)
                pieces.append(Piece("assigned", name, "", "assigned", "", "luthier.patrons.keep"))
        places.append(Place(f"{before}own-instrument-{slot + 1}", say("Instrument place {n}", n=slot + 1), pieces))
    return places


def _chips(game: Game, who: int, before: str, own: bool) -> list[Place]:
    board = game.boards[who]
    hand = [Place(f"{before}hand", say("Chips in hand"), [chip_piece(game, who, chip, False) for chip in board.chips])]
    if own:
        # Each lies by itself: one is chosen, and then a location.
        chips = game.kit.chips[game.round]
        hand = [
            Place(
                f"hand-{chip}",
                say("Chip {n} of yours", n=chip),
                [chip_piece(game, who, chip, True)] * (chip in board.chips),
            )
            for chip in chips
        ]
    bench = [chip_piece(game, who, chip, own) for chip in board.bench]
    if game.location == LOCATIONS.index("Workbench") and game.queue and game.queue[0][0] == who:
        bench += [chip_piece(game, who, chip, seen=True) for _, chip, _ in game.queue]
    return [
        *hand,
        Place(f"{before}bench", say("Workbench"), [*([location_piece(game, WORKBENCH)] if own else []), *bench]),
    ]


def _finished(game: Game, board: Board, before: str) -> list[Place]:
    box = game.kit.box
    completed = [
        Piece(
            f"patron-{PATRON_KINDS[box.patrons[card].kind]}",
            box.patrons[card].name,
            "",
            "power",
            say("Power: {power}.", power=power_words(box, box.patrons[card].power)),
            "luthier.powers",
        )
        for card in board.completed
    ]
    return [
        Place(f"{before}completed", say("Completed patrons and their powers"), completed),
        Place(f"{before}built", say("Instruments"), [card_piece(game, INSTRUMENTS, card) for card in board.built]),
        Place(
            f"{before}performed",
            say("Performances"),
            [card_piece(game, PERFORMANCES, card) for card in board.performed],
        ),
        Place(f"{before}repaired", say("Repairs"), [card_piece(game, REPAIRS, card) for card in board.repaired]),
    ]


def _goals(game: Game, who: int) -> list[Place]:
    return [
        Place(f"goal-{n}", say("Goal {n}", n=n), [goal_piece(game, who, goal)])
        for n, goal in enumerate(game.boards[who].goals, 1)
    ]


def goal_piece(game: Game, who: int, goal: int) -> Piece:
    """Return a goal as its owner sees it, with what it counts now."""
    box = game.kit.box
    return Piece("goal", box.goals[goal].name, str(goal_count(game, who, goal)), "goal", goal_words(box, goal), CLAUSE)


CLAUSE: Final = "luthier.goals"


# The AI.


def ai_zones(game: Game, me: Ai) -> list[Zone]:
    """Return the AI's board: priority tracker, guild card, workers, action cards, patrons, instruments, Goals track."""
    beside = [card_piece(game, *deck_and_card(entry)) for entry in game.by_ai[BESIDE]]
    places = [
        *_action_cards(game, me),
        *(Place(f"ai-patron-{n + 1}", say(name), _customer(game, me, n)) for n, name in enumerate(AI_PATRONS)),
        Place("ai-beside", say("Its unassigned instruments"), beside),
        Place("ai-goals", say("AI Goals track"), [_on_goals(game, me)] if game.kit.ai_goals else []),
    ]
    guild = guild_zone(me)
    if found := guild_of(game.kit.box, me):
        name = say("{city}, number {n}", city=found.city, n=found.number)
        about = guild_words(game.kit.box, found)
        if game.round:
            about = f"{end_words(game, game.kit.ai)} {about}".strip()
        guild.places.insert(
            0, Place("ai-city", say("Its guild card"), [Piece("guild", name, "", "", about, GUILD_CARD)])
        )
    open_ = Zone("ai-open", say("The AI's action cards beside its board"), open_places(game.kit.box, me))
    return [tracker_zone(me), guild, Zone("ai", say("The AI"), places), open_]


GUILD_CARD: Final = "luthier.ai.guild"


def open_places(box: Box, me: Ai) -> list[Place]:
    """Return the action cards that lie open beside the board: by location those of the levels to come (LA009)."""
    return [
        Place(
            f"ai-open-{LOCATIONS[location].lower()}",
            say("{location}, beside the AI's board", location=location_name(location)),
            [action_card_piece(me, card, box, level) for level in range(me.levels[card] + 1, LEVELS + 1)],
        )
        for card, location in enumerate(AI_LOCATIONS)
    ]


def tracker_zone(me: Ai) -> Zone:
    """Return the rows of its priority tracker, top to bottom, each with its cube."""
    rows = [
        Place(
            f"ai-row-{LOCATIONS[location].lower()}",
            location_name(location),
            [Piece("cube", say("at {n}", n=n), str(n), "ai", "", "luthier.ai.rows")],
        )
        for location, n in zip(me.rows, me.tracker, strict=True)
    ]
    return Zone("ai-tracker", say("The AI's priority tracker"), rows)


AI_PATRONS: Final = (N_("Its left patron"), N_("Its right patron"))


def _on_goals(game: Game, me: Ai) -> Piece:
    worth = game.kit.box.ai_goals[min(me.goals, len(game.kit.box.ai_goals) - 1)]
    name = say_n("space {space}, worth {n} prestige", "space {space}, worth {n} prestige", worth, space=me.goals)
    return Piece("cube", name, str(me.goals), "ai", goals_track_words(game.kit.box), "luthier.ai.goals")


def guild_zone(me: Ai) -> Zone:
    """Return the orders of its guild card, the first first."""
    clause, about = GUILD_CARD, say("The further to the left, the better it likes them.")
    eras = [Piece(ERAS[era].lower(), era_name(era), "", "", about, clause) for era in me.eras]
    families = [Piece(FAMILIES[family].lower(), family_name(family), "", "", about, clause) for family in me.families]
    awards = [
        Piece(
            "award",
            award_place_name(place),
            award_place_name(place)[:1].upper(),
            "scored" * (place in me.scored),
            "",
            clause,
        )
        for place in me.awards
    ]
    places = [
        Place("ai-eras", say("Its order of eras"), eras),
        Place("ai-families", say("Its order of families"), families),
        Place("ai-awards", say("Its order of awards"), awards),
    ]
    return Zone("ai-guild", say("The AI's guild card"), places)


def _action_cards(game: Game, me: Ai) -> list[Place]:
    """Return the action cards in their spaces, those still face down and those discarded, and the workers unseen."""
    box = game.kit.box
    return [
        *unseen_places(me, PLAYER_COLOURS[game.kit.ai], box),
        *(
            Place(
                f"ai-card-{place}",
                say("Action space {n}", n=place),
                [action_card_piece(me, card, box), *_on_card(game, me, card)],
            )
            for place, card in enumerate(me.row, 1)
        ),
        dropped_place(me, box),
    ]


def unseen_places(me: Ai, colour: str, box: Box | None = None) -> list[Place]:
    """Return its workers that nobody has seen, and its action cards that are still face down."""
    workers = [
        Piece("chip", say("Worker {n}, not turned up yet", n=chip), str(chip), colour, "", SHUFFLED)
        for chip, n in enumerate(me.chips)
        if n
    ]
    cards = [action_card_piece(me, n, box) for n, left in enumerate(me.deck) if left]
    return [
        Place("ai-workers", say("Its workers that nobody has seen"), workers),
        Place("ai-deck", say("Its cards that are face down"), cards),
    ]


def dropped_place(me: Ai, box: Box | None = None) -> Place:
    """Return its action cards that were discarded for this round."""
    cards = [action_card_piece(me, card, box) for card in me.dropped]
    return Place("ai-dropped", say("Its cards discarded for a limit"), cards)


SHUFFLED: Final = "luthier.ai.shuffle"


def action_card_piece(me: Ai, card: int, box: Box | None = None, level: int = 0) -> Piece:
    """Return an action card as it is seen, of another level if one is named; with a box it says what it shows.

    At the table the person has the card, and its icons may be others than ours.
    """
    location, level = AI_LOCATIONS[card], level or me.levels[card]
    name = say("{location}, level {n}", location=location_name(location), n=level)
    colour = "covered" if card in me.covered else "open"
    about = "" if box is None else ai_card_words(box, box.ai_card(location, level), me.kit.ai_goals)
    return Piece(f"ai-card-{LOCATIONS[location].lower()}", name, str(level), colour, about, "luthier.ai.cards")


def _on_card(game: Game, me: Ai, card: int) -> list[Piece]:
    if card not in me.covered:
        return []
    workers = [chip_piece(game, game.kit.ai, chip, seen=True) for chip in workers_on(me, game.round, card)]
    for worker in workers:
        worker.about = say("Its skill was {n}.", n=me.skills[card])
    return workers


def _customer(game: Game, me: Ai, n: int) -> list[Piece]:
    """Return a patron of the AI, what it still waits for, and the cards that it got."""
    if n >= len(me.patrons):
        return []
    patron, cards = me.patrons[n], [card_piece(game, *deck_and_card(entry)) for entry in game.by_ai[n]]
    name = say("{family} instrument", family=family_name(patron.primary))
    about = say("Filled when its instrument is built.")
    needs = [] if patron.built else [_requirement(name, about, NONE)]
    needs += [_requirement(need_words(need), "", NONE) for need in patron.needs]
    return [*cards[:1], *needs, *cards[1:]]
