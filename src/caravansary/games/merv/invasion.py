"""Invasion: the Mongols attack every unprotected building; ransom or loss. Rules MERV-INVASION."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import LOSE, RANSOM, RANSOM_WILD
from caravansary.games.merv.city import is_protected, site_colour, site_name
from caravansary.games.merv.payment import one_more, wild_colour
from caravansary.games.merv.pieces import CELLS, COLOURS, NO_CUBES, NO_UPGRADE, NOBODY, WHITE
from caravansary.games.merv.soldiers import return_soldier

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

# why a building is lost: its owner chose so, had no cube that is a ransom and was not asked, or is no one who pays
GIVEN_UP: Final = "given_up"
NO_RANSOM: Final = "no_ransom"
NEVER_PAYS: Final = "never_pays"


def start(s: State) -> None:
    """Mark every unprotected building once; the high courtier's fall at once (MERV-INVASION-2, -7, -11, -15).

    Rules MERV-2P-9, MERV-SOLO-52.
    """
    s.attacked = 0
    s.ransom_cubes = NO_CUBES
    s.ransom_wild = 0
    if s.events is not None:
        s.tell("invasion_started", None, "MERV-INVASION-1", year=s.year)
    for cell in range(25):
        owner = s.owner[cell]
        if owner == NOBODY or owner == s.magistrate or is_protected(s, cell):
            continue
        if owner == s.high_courtier:
            lose_building(s, cell, NEVER_PAYS)
        else:
            s.attacked |= 1 << cell


def next_attacked(s: State) -> int:
    """The next building to decide on: seats in turn order, each in reading order (MERV-INVASION-6); -1 at the end."""
    for who in s.order:
        for cell in range(25):
            if s.attacked >> cell & 1 and s.owner[cell] == who:
                return cell
    return -1


def accepted_colours(s: State, cell: int) -> list[bool]:
    """Which cubes are a ransom for the site (MERV-INVASION-5, -12, -13)."""
    upgrade = s.upgrade[cell]
    if upgrade == WHITE:
        return [True] * 5
    accepted = [False, False, False, False, True]
    accepted[site_colour(s, cell)] = True
    if upgrade != NO_UPGRADE:
        accepted[upgrade] = True
    return accepted


def ransom_options(s: State, seat: int, cell: int, no: Refusals | None) -> list[int]:
    """To lose the building, or a cube that is accepted; the wild colour once an invasion (MERV-INVASION-4, -14).

    Rule MERV-RES-21.
    """
    cubes = s.players[seat].cubes
    accepted = accepted_colours(s, cell)
    options = [LOSE]
    for colour in range(5):
        if accepted[colour] and cubes[colour]:
            options.append(RANSOM + colour)
        elif no is not None:
            name = COLOURS[colour]
            if accepted[colour]:
                no.add(RANSOM + colour, "payment.none_left", "MERV-INVASION-5", colour=name)
            else:
                no.add(RANSOM + colour, "ransom.wrong_colour", "MERV-INVASION-5", colour=name, cell=CELLS[cell])
    wild = wild_colour(s, seat)
    if wild >= 0 and cubes[wild] and not accepted[wild]:
        if not s.ransom_wild >> seat & 1:
            options.append(RANSOM_WILD + wild)
        elif no is not None:
            no.add(RANSOM_WILD + wild, "ransom.wild_used", "MERV-INVASION-14", colour=COLOURS[wild])
    return options


def asked_site(s: State, seat: int, cell: int) -> dict[str, str]:
    """The site, and whether the seat could pay for it: what is lost anyhow is asked only where others decide next."""
    can_pay = len(ransom_options(s, seat, cell, None)) > 1
    return {"site": site_name(s, cell), "ransom": "possible" if can_pay else "none"}


def choose_ransom(s: State, seat: int, cell: int, action: int) -> None:
    """Pay and keep the building, or lose it (MERV-INVASION-4, -8)."""
    s.stack.pop()
    s.attacked &= ~(1 << cell)
    if action == LOSE:
        is_asked = s.events is not None and len(ransom_options(s, seat, cell, None)) > 1
        lose_building(s, cell, GIVEN_UP if is_asked else NO_RANSOM)
        return
    colour = action - RANSOM
    if action >= RANSOM_WILD:
        colour = action - RANSOM_WILD
        s.ransom_wild |= 1 << seat
    s.players[seat].cubes[colour] -= 1
    s.ransom_cubes = one_more(s.ransom_cubes, colour)
    if s.events is not None:
        site = site_name(s, cell)
        s.tell("ransom_paid", seat, "MERV-INVASION-5", cell=CELLS[cell], site=site, colour=COLOURS[colour])


def lose_building(s: State, cell: int, loss: str) -> None:
    """The building returns to its owner's supply; an upgrade stays (MERV-INVASION-10). `loss` says why it is lost."""
    owner = s.owner[cell]
    s.owner[cell] = NOBODY
    s.players[owner].buildings += 1
    if s.events is not None:
        rule = "MERV-INVASION-11" if loss == NEVER_PAYS else "MERV-INVASION-4"
        s.tell("building_lost", owner, rule, cell=CELLS[cell], site=site_name(s, cell), loss=loss)


def finish(s: State) -> None:
    """Ransom cubes go to the supply and every soldier goes home (MERV-INVASION-8, -9, MERV-SOLO-67)."""
    for colour in range(5):
        s.cubes_left[colour] += s.ransom_cubes[colour]
    s.ransom_cubes = NO_CUBES
    returned = 0
    for cell in range(25):
        if s.soldier[cell] != NOBODY:
            return_soldier(s, cell)
            returned += 1
    if s.events is not None:
        s.tell("invasion_ended", None, "MERV-INVASION-9", n=returned)


def ask_ransom(s: State, cell: int) -> None:
    s.stack.append(frame(frames.CHOOSE_RANSOM, s.owner[cell], cell))
