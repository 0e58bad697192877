"""Draws docs/pictures/merv.svg, a real position of Merv, from its view: `uv run python docs/pictures/draw_merv.py`.

The picture is the README's; the page of the game has drawings of its own.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import caravansary
from caravansary.bots.playing import play_game

PAPER, RAISED, INK, SOFT, LINE = "#F6EFE2", "#FFFBF2", "#2B2420", "#6B5D52", "#D9CBB5"
LAPIS, TURQUOISE, GOLD = "#1F4E79", "#1E8A8A", "#B8862D"
CUBES = {"purple": "#7A4B8C", "tan": "#C9A66B", "teal": "#2A8C8C", "orange": "#D0752B", "white": "#FDFBF6"}
SEATS = {"red": "#B3392F", "blue": "#2F5FA8", "yellow": "#D9A521", "green": "#3B7A4B"}
SPICES = {"cinnamon": "#8C4A2B", "ginger": "#C9A227", "juniper": "#4A5D8C", "pepper": "#4B4B4B"}
CELL, GAP = 92, 8
LEFT, TOP = 190, 120
WIDTH, HEIGHT = 1196, 690


def text(
    x: float, y: float, words: str, size: int = 13, fill: str = INK, anchor: str = "start", weight: str = ""
) -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{bold}>{words}</text>'


def box(x: float, y: float, w: float, h: float, fill: str, stroke: str = LINE, radius: int = 6) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}" fill="{fill}" stroke="{stroke}"/>'


def star(x: float, y: float, r: float, fill: str, points: int = 8, inner: float = 0.72, stroke: str = "none") -> str:
    corners = []
    for i in range(2 * points):
        radius = r if i % 2 == 0 else r * inner
        angle = math.pi * i / points - math.pi / 2
        corners.append(f"{x + radius * math.cos(angle):.1f},{y + radius * math.sin(angle):.1f}")
    return f'<polygon points="{" ".join(corners)}" fill="{fill}" stroke="{stroke}"/>'


def cube(x: float, y: float, colour: str, size: float = 11) -> str:
    """An isometric cube."""
    h = size * 0.5
    base = CUBES[colour]
    top = f"{x},{y - h} {x + size * 0.87},{y} {x},{y + h} {x - size * 0.87},{y}"
    left = f"{x - size * 0.87},{y} {x},{y + h} {x},{y + h + size} {x - size * 0.87},{y + size}"
    right = f"{x + size * 0.87},{y} {x},{y + h} {x},{y + h + size} {x + size * 0.87},{y + size}"
    parts = [(top, 0.0), (left, 0.12), (right, 0.26)]
    return "".join(
        f'<polygon points="{p}" fill="{base}" stroke="{INK}" stroke-width=".6"/>'
        f'<polygon points="{p}" fill="#000" opacity="{shade}"/>'
        for p, shade in parts
    )


GLYPHS = {  # our own small drawings in a box of 24 x 24
    "caravansary": '<path d="M2 20 12 5l10 15z"/><path d="M9 20l3-6 3 6z" fill="#FFFBF2"/>',
    "palace": '<path d="M4 20V13a8 8 0 0 1 16 0v7z"/><path d="M12 1l1 3h-2z"/>'
    '<circle cx="12" cy="13" r="2.4" fill="#FFFBF2"/>',
    "library": '<path d="M12 6C9 4 5 4 2 5v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1z"/>'
    '<path d="M12 7v12" stroke="#FFFBF2" stroke-width="1.4"/>',
    "marketplace": '<path d="M12 2a6 6 0 0 1 6 6c0 4-6 9-6 9S6 12 6 8a6 6 0 0 1 6-6z"/>'
    '<circle cx="12" cy="8" r="2.2" fill="#FFFBF2"/>'
    '<path d="M4 21h16" stroke-width="2" stroke-dasharray="3 2" stroke="currentColor"/>',
    "mosque": '<path d="M6 20v-7a6 6 0 0 1 12 0v7z"/><path d="M2 20V8l1.5-3L5 8v12zM19 20V8l1.5-3L22 8v12z"/>',
    "wall": '<path d="M3 21V6h4v3h3V6h4v3h3V6h4v15z"/><path d="M10 21v-5a2 2 0 0 1 4 0v5z" fill="#FFFBF2"/>',
}


def glyph(action: str, x: float, y: float, size: float, fill: str) -> str:
    scale = size / 24
    return f'<g transform="translate({x} {y}) scale({scale:.3f})" fill="{fill}" color="{fill}">{GLYPHS[action]}</g>'


def house(x: float, y: float, colour: str) -> str:
    fill = SEATS[colour]
    emblem = {
        "red": star(x, y + 9, 6, RAISED, 5, 0.45),
        "yellow": f'<circle cx="{x}" cy="{y + 9}" r="4.5" fill="{RAISED}"/>',
    }
    emblem["blue"] = f'<path d="M{x + 2} {y + 4}a5.5 5.5 0 1 0 0 10 4.4 4.4 0 1 1 0-10z" fill="{RAISED}"/>'
    emblem["green"] = f'<path d="M{x - 5} {y + 13}c0-8 5-10 10-10 0 7-4 10-10 10z" fill="{RAISED}"/>'
    shape = f"M{x - 15} {y + 18}V{y - 2}L{x} {y - 15}L{x + 15} {y - 2}V{y + 18}z"
    return f'<path d="{shape}" fill="{fill}" stroke="{INK}"/>{emblem[colour]}'


def soldier(x: float, y: float, colour: str) -> str:
    fill = SEATS[colour]
    return (
        f'<circle cx="{x}" cy="{y - 7}" r="4" fill="{fill}" stroke="{INK}"/>'
        f'<path d="M{x - 6} {y + 10}c0-9 2-13 6-13s6 4 6 13z" fill="{fill}" stroke="{INK}"/>'
        f'<path d="M{x + 9} {y + 10}V{y - 13}" stroke="{INK}" stroke-width="1.6"/>'
    )


def camel(x: float, y: float) -> str:
    path = "M0 14V7c0-3 2-4 4-4 1-3 4-3 5 0 2 0 3 0 4-3l3-1 2 2-1 2-2 1c-1 3-1 4-1 6v4h-2V9H4l-1 5z"
    return f'<g transform="translate({x} {y})"><path d="{path}" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/></g>'


def place(row: int, column: int) -> tuple[float, float]:
    return LEFT + (column - 1) * (CELL + GAP), TOP + (row - 1) * (CELL + GAP)


def city(view: dict[str, Any]) -> list[str]:
    parts: list[str] = []
    size = 5 * CELL + 4 * GAP
    parts.append(box(LEFT - 14, TOP - 14, size + 28, size + 28, "#EFE4CF", LINE, 8))
    for name, cell in view["city"].items():
        x, y = place(int(name[1]), int(name[3]))
        action, colour = cell["site"].split("-")
        parts += [box(x, y, CELL, CELL, RAISED), box(x, y + CELL - 9, CELL, 9, CUBES[colour], CUBES[colour], 3)]
        parts.append(glyph(action, x + 8, y + 8, 24, SOFT))
        if cell["owner"] is not None:
            parts.append(house(x + CELL / 2 + 4, y + CELL / 2 - 2, view["players"][cell["owner"]]["colour"]))
        if cell["soldier"] is not None:
            parts.append(soldier(x + CELL - 20, y + 22, view["players"][cell["soldier"]]["colour"]))
        if cell["upgrade"] is not None:
            parts.append(cube(x + CELL - 17, y + 15, cell["upgrade"], 9))
    x, y = place(3, 3)
    parts += [box(x, y, CELL, CELL, "#E6D6B5"), star(x + CELL / 2, y + CELL / 2, 36, "#EFE4CF", stroke=GOLD)]
    for index, taken in enumerate(view["camel_market"]["camels"].values()):
        dx, dy = ((18, 20), (58, 20), (58, 60), (18, 60))[index]
        parts.append(f'<circle cx="{x + dx + 8}" cy="{y + dy + 6}" r="13" fill="{RAISED}" stroke="{LINE}"/>')
        if taken:
            parts.append(camel(x + dx, y + dy))
    return parts + walls(view) + slots(view)


def walls(view: dict[str, Any]) -> list[str]:
    """Masonry on the edges that are closed; arches for gates."""
    parts: list[str] = []
    size = 5 * CELL + 4 * GAP
    for slot, piece in view["walls"].items():
        n = int(slot[1]) - 1
        along = n * (CELL + GAP)
        across = slot[0] in "ns"
        x = LEFT + along if across else (LEFT - 20 if slot[0] == "w" else LEFT + size + 6)
        y = TOP + along if not across else (TOP - 20 if slot[0] == "n" else TOP + size + 6)
        w, h = (CELL, 14) if across else (14, CELL)
        parts.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#A8947A" stroke="{INK}"/>')
        for i in range(1, 6):
            step = i * CELL / 6
            parts.append(
                f'<path d="M{x + step:.1f} {y}v14" stroke="{INK}" stroke-width=".7"/>'
                if across
                else f'<path d="M{x} {y + step:.1f}h14" stroke="{INK}" stroke-width=".7"/>'
            )
        if piece.endswith("-3"):
            cx, cy = x + w / 2, y + h / 2
            parts.append(f'<circle cx="{cx}" cy="{cy}" r="11" fill="#7A6A55" stroke="{INK}"/>')
            parts.append(f'<circle cx="{cx}" cy="{cy}" r="5.5" fill="{PAPER}"/>')
    return parts


def slots(view: dict[str, Any]) -> list[str]:
    """The five slots of the current side."""
    parts: list[str] = []
    side = view["side"]
    size = 5 * CELL + 4 * GAP
    for index, who in enumerate(view["slots"]):
        along = index if side in ("north", "east") else 4 - index
        middle = along * (CELL + GAP) + CELL / 2
        x = LEFT + middle if side in ("north", "south") else (LEFT + size + 44 if side == "east" else LEFT - 44)
        y = TOP + middle if side in ("east", "west") else (TOP - 44 if side == "north" else TOP + size + 44)
        ring = GOLD if who is None else INK
        fill = RAISED if who is None else SEATS[view["players"][who]["colour"]]
        parts.append(f'<circle cx="{x}" cy="{y}" r="17" fill="{fill}" stroke="{ring}" stroke-width="2"/>')
        parts.append(text(x, y + 5, str(index + 1), 14, INK if who is None else RAISED, "middle", "bold"))
    return parts


def queue(view: dict[str, Any]) -> list[str]:
    x = LEFT + 5 * CELL + 4 * GAP + 84
    parts = [text(x, TOP - 24, "Caravan", 15, LAPIS, weight="bold")]
    for index, spice in enumerate(view["caravan"]["queue"]):
        y = TOP - 10 + index * 64
        parts += [box(x, y, 98, 54, RAISED), f'<circle cx="{x + 21}" cy="{y + 27}" r="12" fill="{SPICES[spice]}"/>']
        parts.append(text(x + 38, y + 18, spice, 11, SOFT))
        if index < view["caravan"]["camels"]:
            parts.append(camel(x + 50, y + 28))
    return parts


def panels(view: dict[str, Any]) -> list[str]:
    x = LEFT + 5 * CELL + 4 * GAP + 208
    parts: list[str] = []
    for index, player in enumerate(view["players"]):
        y = TOP - 30 + index * 150
        parts += [box(x, y, 276, 138, RAISED), house(x + 24, y + 26, player["colour"])]
        parts.append(text(x + 50, y + 31, player["colour"].capitalize(), 16, INK, weight="bold"))
        parts.append(text(x + 260, y + 32, f"{player['score']}", 20, LAPIS, "end", "bold"))
        at = x + 22
        for colour, count in player["cubes"].items():
            parts += [cube(at, y + 60, colour, 9), text(at + 12, y + 70, str(count), 13)]
            at += 50
        scale = f"favour {player['favour']} · influence {player['influence']} · camels {player['camels']}"
        parts.append(text(x + 14, y + 98, scale, 12, SOFT))
        cards = sum(player["spices"].values())
        goods = player["common"] + player["rare"]
        more = f"scrolls {player['scrolls']} · goods {goods} · cards {cards} · contracts {len(player['contracts'])}"
        parts.append(text(x + 14, y + 118, more, 12, SOFT))
    return parts


def draw(view: dict[str, Any]) -> str:
    lattice = "".join(star(60 + 120 * i, 40 + 120 * j, 34, "none", stroke=GOLD) for i in range(10) for j in range(7))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" font-family="DejaVu Sans, sans-serif"',
        f' viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/><g opacity=".10">{lattice}</g>',
        f'<g font-family="DejaVu Serif, serif">{text(40, 50, "Merv", 30, weight="bold")}</g>',
        text(140, 50, f"year {view['year']}, round {view['round']}: the {view['side']} side", 15, SOFT),
        *city(view),
        *queue(view),
        *panels(view),
        *mosque(view),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def mosque(view: dict[str, Any]) -> list[str]:
    """The rising path, levels 1 to 10, with the discs that stand there."""
    parts = [text(40, TOP - 24, "Mosque", 15, LAPIS, weight="bold")]
    for level in range(1, 11):
        y = TOP + 508 - (level - 1) * 54
        x = 56 + 14 * math.sin(level * 0.9)
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="18" fill="{RAISED}" stroke="{TURQUOISE}" stroke-width="1.5"/>')
        parts.append(text(x, y + 5, str(level), 13, SOFT, "middle"))
        standing = [p for p in view["players"] if p["mosque"] and p["mosque"][1:].split("-")[0] == str(level)]
        for index, player in enumerate(standing):
            dx = 24 + 17 * index
            parts.append(f'<circle cx="{x + dx:.1f}" cy="{y}" r="8" fill="{SEATS[player["colour"]]}" stroke="{INK}"/>')
    return parts


def main() -> None:
    game = caravansary.game("merv")
    result = play_game(game, 3, ["greedy"] * 3, seed=12)
    state = game.new(players=3, seed=12)
    for seat, action in result.plays[: len(result.plays) * 7 // 10]:
        state.play(action, seat)
    path = Path(__file__).with_name("merv.svg")
    path.write_text(draw(state.view(None)), encoding="utf-8")


if __name__ == "__main__":
    main()
