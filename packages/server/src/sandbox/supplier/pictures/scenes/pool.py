"""A pool with loungers and parasols before a white or coloured house."""

import math
import random

from materials import fabric, glass, glow, leaf, plain, plaster, tiles, water, wood
from shapes import ball, box, bulb, cylinder, leaves, palm, pane_light, span, surface
from stage import camera, sky, sun


def lounger(x, y, look, turn):
    c, s = math.cos(turn), math.sin(turn)
    frame = wood(*look["teak"])
    cloth = fabric(look["cushion"], 140, 0.15, 0.3)

    def at(dx, dy):
        return x + dx * c - dy * s, y + dx * s + dy * c

    for dx in (-0.32, 0.32):
        px, py = at(dx, 0)
        box((px, py, 0.28), (0.05, 1.9, 0.07), frame, 0.012, turn)
        for dy in (-0.85, 0.6):
            qx, qy = at(dx, dy)
            box((qx, qy, 0.14), (0.05, 0.06, 0.28), frame, 0.01, turn)
    px, py = at(0, -0.32)
    box((px, py, 0.36), (0.64, 1.26, 0.1), cloth, 0.04, turn)
    back_x, back_y = at(0, 0.58)
    back = box((back_x, back_y, 0.56), (0.64, 0.72, 0.1), cloth, 0.04, turn)
    back.rotation_euler = (0.72, 0, turn)
    tx, ty = at(0.02, -0.55)
    box((tx, ty, 0.45), (0.34, 0.3, 0.09), fabric(look["towel"], 90, 0.2, 0.8), 0.035, turn + 0.1)


def parasol(x, y, look, seed):
    cylinder((x, y, 1.25), 0.026, 2.5, wood(*look["teak"]))
    cylinder((x, y, 0.05), 0.28, 0.1, plain("#6f6a62", 0.8))
    cloth = fabric(look["parasol"], 160, 0.0, 0.2)

    def canopy(u, v):
        angle = u * 2 * math.pi
        ribs = 8
        sag = 0.05 * abs(math.sin(angle * ribs / 2)) * v
        radius = 1.45 * v * (1 - 0.035 * abs(math.sin(angle * ribs / 2)))
        if v > 0.93:
            edge = (v - 0.93) / 0.07
            return (x + math.cos(angle) * 1.36, y + math.sin(angle) * 1.36, 2.02 - 0.16 * edge)
        return (x + math.cos(angle) * radius, y + math.sin(angle) * radius, 2.58 - 0.58 * v**1.1 + sag)

    surface(24, 96, canopy, cloth)
    ball((x, y, 2.62), 0.04, wood(*look["teak"]))


def pavilion(look, dusk):
    """The house behind the pool."""
    wall = plaster(look["wall"], 0.12, 18)
    y = 13.5
    span((-16, y, 3.0), (16, y + 5, 3.7), wall, 0.02)
    for index in range(9):
        x = -14 + index * 3.5
        span((x - 0.35, y, 0), (x + 0.35, y + 0.5, 3.0), wall, 0.03)
    span((-16, y + 2.6, 0), (16, y + 2.7, 3.0), glow("#ffc98a", 1.6) if dusk else plain("#8b7a66", 0.8), 0)
    for index in range(8):
        x = -12.25 + index * 3.5
        span((x - 1.4, y + 0.4, 0), (x + 1.4, y + 0.42, 3.0), glass("#dfe7e7", 0.12), 0)
        span((x - 0.03, y + 0.36, 0), (x + 0.03, y + 0.44, 3.0), plain("#2c2c2a", 0.4), 0.004)
    if look["floors"] > 1:
        span((-16, y + 1.2, 3.7), (16, y + 6, 7.2), wall, 0.02)
        for index in range(10):
            x = -14 + index * 3.1
            lit = dusk and index % 3 != 1
            span((x - 0.6, y + 1.17, 4.4), (x + 0.6, y + 1.25, 6.5), glow("#ffce92", 1.8) if lit else plain("#2a3236", 0.08, 0.3), 0.01)
            span((x - 0.72, y + 1.14, 4.3), (x + 0.72, y + 1.2, 4.4), plain("#e9e3d7", 0.6), 0.01)
            for side in (-1, 1):
                span((x + side * 0.66, y + 1.12, 4.4), (x + side * 1.2, y + 1.18, 6.5), plain(look["shutters"], 0.55), 0.01)
        span((-16.2, y + 0.9, 7.2), (16.2, y + 6, 7.45), plaster(look["wall"], 0.1, 18), 0.03)


def pool(look, view):
    pick = random.Random(look["seed"])
    dusk = look["dusk"]
    deck = wood(*look["deck"]) if look["ground"] == "wood" else tiles(look["paving"], "#8f877a", 0.6, 0.6, 0.6, 0.12, None, 0.0)
    x0, x1, y0, y1 = -3.2, 3.2, -3.0, 9.0
    span((-20, -6, -0.2), (x0, 24, 0), deck, 0)
    span((x1, -6, -0.2), (20, 24, 0), deck, 0)
    span((x0, y1, -0.2), (x1, 24, 0), deck, 0)
    edge = plaster(look["edge"], 0.1, 30)
    for start, end in (((x0 - 0.35, -6, -0.1), (x0, y1 + 0.35, 0.04)), ((x1, -6, -0.1), (x1 + 0.35, y1 + 0.35, 0.04)), ((x0 - 0.35, y1, -0.1), (x1 + 0.35, y1 + 0.35, 0.04))):
        span(start, end, edge, 0.02)
    span((x0, -6, -0.12), (x1, y1, -0.1), water(look["water"], 0.3, 2.2), 0)
    inner = tiles("#6fb4c4", "#d9eef0", 0.1, 0.1, 0.2, 0.2, "x")
    span((x0, y1 - 0.02, -0.3), (x1, y1, 0.0), inner, 0)
    for side in (-1, 1):
        for index in range(4):
            y = 0.3 + index * 2.6
            x = side * 4.9
            lounger(x, y, look, math.pi / 2 * side * -1)
            if index % 2 == 0:
                parasol(x + side * 1.0, y + 1.3, look, index)
            cylinder((x + side * 0.3, y + 1.3, 0.22), 0.2, 0.03, wood(*look["teak"]))
            cylinder((x + side * 0.3, y + 1.3, 0.11), 0.025, 0.22, wood(*look["teak"]))
    pavilion(look, dusk)
    bark = wood("#8a7355", "#4f3e2b", 4, 0.95)
    frond = leaf("#5f8a44", "#23401f")
    if look["palms"]:
        for x, y in ((-7.5, 7), (7.8, 4.5), (-9, 12), (9.5, 11.5), (-6.6, 12.2)):
            palm((x, y, 0), pick.uniform(4.6, 7.2), bark, frond, pick.randrange(99), 18)
    else:
        for x, y in ((-8.5, 8), (8.8, 6), (-10, 12), (10.5, 11)):
            cylinder((x, y, 1.2), 0.14, 2.4, bark, 0.1)
            for _ in range(3):
                leaves((x + pick.uniform(-0.7, 0.7), y + pick.uniform(-0.7, 0.7), 3.4 + pick.uniform(-0.4, 0.8)), 1.3, 1100, 0.1, leaf(*look["green"]), pick.randrange(99))
    for index in range(14):
        for side in (-1, 1):
            leaves((side * (7.2 + pick.uniform(-0.2, 0.4)), -1 + index * 1.05, 0.55), 0.75, 260, 0.085, leaf(*look["green"]), index * 3 + side, 0.8)
    if dusk:
        for index in range(5):
            for side in (-1, 1):
                bulb((side * 3.9, 0.5 + index * 2.2, 0.35), 7, radius=0.08)
                cylinder((side * 3.9, 0.5 + index * 2.2, 0.16), 0.06, 0.32, glow("#ffd08c", 6))
        pane_light((0, 9.5, 5.5), (12, 2), (0, 5, 0), 90, (1, 0.72, 0.45))
        sky(look["sky"], look.get("sky_strength", 1.0), look.get("sky_turn", 0.0))
    else:
        sky(look["sky"], look.get("sky_strength", 0.9), look.get("sky_turn", 0.0))
        sun(look["sun"], 4.2)
    if view == "corner":
        camera((-2.6, -3.6, 1.75), (1.6, 10, 1.3), 23, 9, 5.6)
    else:
        camera((0.7, -3.8, 1.9), (0, 10, 1.5), 23, 9, 5.6)
    return 0.4 if dusk else 0.05
