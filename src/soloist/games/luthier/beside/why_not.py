"""Why something cannot be told: a location where no chip of yours lies, a number that is none."""

from __future__ import annotations

from soloist.engine.errors import Refused
from soloist.engine.plainly import cannot_be_told
from soloist.engine.questions import Question
from soloist.engine.text import say
from soloist.games.luthier.beside.notation import NOTATION
from soloist.games.luthier.beside.state import Beside
from soloist.games.luthier.kinds import LOCATIONS
from soloist.games.luthier.names import location_name


def why_not(game: Beside, question: Question, text: str) -> str:
    """Return why an answer is not among the options."""
    try:
        option = NOTATION.read(text, question.options)
    except Refused as error:
        return str(error)
    if option in question.options:
        return ""
    if len(option) == 2 and option[0] == "activate" and isinstance(option[1], int) and 0 <= option[1] < len(LOCATIONS):
        if all(one[0] != "activate" for one in question.options):
            return say("The AI acts now; activate a location when you are asked which.")
        return say("By what you told, no chip of yours lies there: {location}.", location=location_name(option[1]))
    return cannot_be_told(text, [NOTATION.write(one) for one in question.options])
