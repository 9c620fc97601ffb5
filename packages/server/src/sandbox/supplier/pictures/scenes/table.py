"""Close views: a breakfast table, a bar, a terrace in the evening."""

import math
import random

from materials import fabric, glass, glow, leaf, marble, plain, plaster, sheer, tiles, wood
from shapes import ball, box, bulb, cover, cylinder, leaves, pane_light, pillow, span, surface, turned
from stage import camera, sky, sun


def croissant(x, y, z, turn, seed):
    """A bent, tapered roll with ribs."""
    crust = plain("#b0702a", 0.38, coat=0.2)

    def position(u, v):
        angle = (v - 0.5) * 2.5
        thick = 0.034 * (1 - abs(2 * v - 1) ** 2.2) ** 0.6 + 0.004
        thick *= 1 + 0.1 * math.sin(v * 42 + seed)
        around = u * 2 * math.pi
        radius = 0.06 + thick * math.cos(around)
        px, py = radius * math.cos(angle) - 0.05, radius * math.sin(angle)
        c, s = math.cos(turn), math.sin(turn)
        return (x + px * c - py * s, y + px * s + py * c, z + 0.03 + thick * 0.85 * math.sin(around))

    surface(48, 24, position, crust)


def plate(x, y, z, radius, colour="#f3f0ea"):
    turned((x, y, z), [(0, 0.004), (radius * 0.6, 0.004), (radius * 0.68, 0.008), (radius, 0.02), (radius, 0.024), (radius * 0.66, 0.013), (0, 0.009)], plain(colour, 0.12, coat=0.7))


def cup(x, y, z, colour="#f3f0ea"):
    plate(x, y, z, 0.078, colour)
    turned((x, y, z + 0.012), [(0, 0), (0.026, 0), (0.03, 0.01), (0.042, 0.055), (0.039, 0.055), (0.028, 0.012), (0, 0.01)], plain(colour, 0.12, coat=0.7))
    cylinder((x, y, z + 0.056), 0.0385, 0.004, plain("#4a2a16", 0.15))
    cylinder((x, y, z + 0.0585), 0.026, 0.002, plain("#b98a5a", 0.3))
    handle = plain(colour, 0.12, coat=0.7)

    def ring(u, v):
        a, b = u * 2 * math.pi, (v - 0.5) * math.pi * 1.1
        radius = 0.018 + 0.004 * math.cos(a)
        return (x + 0.038 + radius * math.cos(b), y + 0.004 * math.sin(a), z + 0.042 + radius * math.sin(b))

    surface(16, 12, ring, handle)


def drink(x, y, z, colour, tall=0.13, ice=False):
    turned((x, y, z), [(0.027, 0), (0.033, tall), (0.031, tall), (0.026, 0.008)], glass("#ffffff", 0.14))
    turned((x, y, z + 0.006), [(0, 0), (0.0255, 0), (0.0305, tall * 0.8), (0, tall * 0.8)], sheer(colour, 0.6))
    if ice:
        for index in range(3):
            box((x + 0.012 * math.cos(index * 2.1), y + 0.012 * math.sin(index * 2.1), z + tall * 0.82), (0.02, 0.02, 0.02), glass("#ffffff", 0.3), 0.003, index)
        leaves((x, y, z + tall), 0.026, 26, 0.014, leaf("#6fa04a", "#33602c"), 3)


def fruit(x, y, z, seed):
    pick = random.Random(seed)
    turned((x, y, z), [(0, 0.004), (0.05, 0.004), (0.11, 0.06), (0.108, 0.064), (0.045, 0.012), (0, 0.012)], plain("#2f5a6a", 0.2, coat=0.6))
    for index in range(9):
        angle, out = index * 2.4, 0.022 * math.sqrt(index)
        ball((x + out * math.cos(angle), y + out * math.sin(angle), z + 0.065 + 0.012 * (index < 4)), 0.032, plain(pick.choice(["#d9822b", "#c4462f", "#e0a83a", "#8a2f3a"]), 0.3, coat=0.4))
    leaves((x, y, z + 0.11), 0.06, 24, 0.022, leaf("#5f8a3f", "#2b4f26"), seed, 0.4)


def flowers(x, y, z, colour, seed):
    turned((x, y, z), [(0.03, 0), (0.045, 0.05), (0.03, 0.12), (0.034, 0.15)], plain("#efe9dd", 0.3))
    leaves((x, y, z + 0.22), 0.11, 150, 0.03, leaf("#6f9456", "#3a5a30"), seed, 0.8)
    leaves((x, y, z + 0.27), 0.1, 150, 0.024, leaf(colour, colour), seed + 4, 0.7)


def breakfast(look, _view):
    top = 0.74
    if look["table"] == "cloth":
        cover(-0.75, 0.75, -0.55, 0.75, top - 0.02, 0.3, fabric(look["cloth"], 320, 0.35, 0.2), look["seed"], 0.004, 0.03)
    elif look["table"] == "marble":
        cylinder((0, 0.05, top - 0.02), 0.72, 0.04, marble("#eeebe6", "#8f8a86", 1.6, 0.08), segments=96)
    else:
        for index in range(9):
            span((-0.95, -0.62 + index * 0.155, top - 0.04), (0.95, -0.47 + index * 0.155 - 0.004, top), wood(look["wood"][0], look["wood"][1], 1.0 + index * 0.07), 0.004)
    plate(-0.24, -0.1, top, 0.13)
    croissant(-0.27, -0.1, top + 0.016, 0.6, 1)
    croissant(-0.19, -0.06, top + 0.016, 2.6, 2)
    plate(0.33, 0.3, top, 0.125)
    for index in range(5):
        angle = index * 1.26
        ball((0.33 + 0.045 * math.cos(angle), 0.3 + 0.045 * math.sin(angle), top + 0.03), 0.017, plain(["#a3222f", "#5a1f3a", "#c4462f"][index % 3], 0.3, coat=0.3))
    ball((0.33, 0.3, top + 0.03), 0.034, plain("#f2ece0", 0.6), 0.7)
    cup(0.16, -0.2, top)
    cup(-0.38, 0.3, top)
    drink(0.34, -0.06, top, "#e8981f")
    drink(-0.05, 0.36, top, "#e8981f")
    fruit(-0.02, 0.14, top, look["seed"])
    flowers(0.16, 0.5, top, look["flower"], look["seed"])
    box((-0.47, -0.1, top + 0.006), (0.12, 0.2, 0.012), fabric(look["napkin"], 200, 0.2, 0.4), 0.004, 0.2)
    steel = plain("#c9c9c6", 0.18, 1.0)
    for index in range(2):
        box((-0.49 + index * 0.035, -0.1, top + 0.015), (0.008, 0.17, 0.004), steel, 0.002, 0.2)
    seat = wood(*look["wood"])
    for x, y in ((-0.55, 1.15), (0.55, 1.15), (1.6, 2.4), (-1.7, 2.6)):
        for dx in (-0.2, 0.2):
            cylinder((x + dx, y, 0.68), 0.016, 0.55, seat)
        for z in (0.72, 0.82, 0.92):
            box((x, y, z), (0.4, 0.018, 0.05), seat, 0.01)
    for x, y in ((1.6, 3.3), (-1.7, 3.5)):
        cylinder((x, y, 0.72), 0.4, 0.03, plain("#ece7dd", 0.3))
        flowers(x, y, 0.74, look["flower"], look["seed"] + x)
    cylinder((0, 3, -0.05), 14, 0.1, tiles(look["floor"], "#8a8175", 0.5, 0.5, 0.5, 0.15))
    for index in range(7):
        leaves((-5 + index * 1.7, 6.5, 1.2), 1.1, 500, 0.09, leaf("#6d9350", "#2f4f2a"), index, 1.1)
    sky(look["sky"], look.get("sky_strength", 0.6), look.get("sky_turn", 0.0))
    pane_light((-2.4, 0.6, 2.4), (1.6, 1.6), (0, 0, 0.8), 120, (1, 0.95, 0.86))
    sun(look.get("sun", (-0.7, 0.4, 0.55)), look.get("sun_power", 3.2))
    camera((0.1, -1.12, 1.24), (-0.02, 0.16, 0.79), 38, 1.15, 2.6, level=False)
    return -0.2


def bottles(x0, x1, y, z, pick):
    x = x0
    while x < x1:
        colour = pick.choice(["#3f5a2c", "#7a3b1a", "#c98a3a", "#2a3a4a", "#d9c9a7", "#8a1f2a", "#1f3a2c"])
        tall, wide = pick.uniform(0.17, 0.24), pick.uniform(0.03, 0.042)
        turned((x, y, z), [(0, 0), (wide, 0), (wide, tall * 0.7), (wide * 0.35, tall * 0.9), (wide * 0.35, tall * 1.25), (0, tall * 1.25)], plain(colour, 0.08, coat=0.9), 20)
        box((x, y - wide, z + tall * 0.35), (wide * 1.1, 0.004, tall * 0.3), plain(pick.choice(["#efe6d2", "#d8b26a", "#1f1f1f"]), 0.6), 0)
        x += wide * 2 + pick.uniform(0.008, 0.03)


def bar(look, _view):
    pick = random.Random(look["seed"])
    span((-6, -3, -0.1), (6, 5, 0), tiles(look["floor"], "#2a2622", 0.4, 0.4, 0.25, 0.15), 0)
    span((-6, 3.6, 0), (6, 3.8, 3.4), plaster(look["wall"], 0.2, 20), 0)
    span((-6, -3, 3.2), (6, 4, 3.3), plain("#2a241f", 0.8), 0)
    span((3.9, -3, 0), (4.1, 4, 3.4), plaster(look["wall"], 0.2, 20), 0)
    for y in (0.2, 1.5):
        span((3.86, y - 0.35, 1.3), (3.9, y + 0.35, 2.2), plain("#b08a4a", 0.3, 0.8), 0.006)
        span((3.85, y - 0.31, 1.34), (3.865, y + 0.31, 2.16), plain("#cfd4d2", 0.05, 1.0), 0)
    timber = wood(*look["wood"])
    for index in range(26):
        span((-3.2 + index * 0.25, 1.2, 0.06), (-3.2 + index * 0.25 + 0.235, 1.28, 1.04), timber, 0.012)
    span((-3.3, 1.0, 1.04), (3.4, 1.75, 1.1), marble(look["stone"], look["vein"], 1.2, 0.08), 0.012)
    cylinder((0, 1.02, 0.2), 0.022, 6.4, plain("#b08a4a", 0.25, 1.0), tilt=(0, math.pi / 2, 0))
    for level in range(3):
        z = 1.25 + level * 0.5
        span((-3, 3.25, z - 0.03), (3, 3.6, z), timber, 0.006)
        bottles(-2.9, 2.9, 3.42, z, pick)
        span((-3, 3.585, z), (3, 3.595, z + 0.44), glow("#ffb060", 1.1), 0)
    for x in (-3, -1, 1, 3):
        span((x - 0.03, 3.2, 0.9), (x + 0.03, 3.6, 2.9), timber, 0.006)
    span((-3.1, 3.0, 0), (3.1, 3.6, 0.92), timber, 0.01)
    seat = fabric(look["velvet"], 180, 0.1, 0.6)
    brass = plain("#b08a4a", 0.25, 1.0)
    for x in (-2.0, -1.1, -0.2, 0.7, 1.6):
        cylinder((x, 0.62, 0.75), 0.21, 0.1, seat, segments=48)
        cylinder((x, 0.62, 0.36), 0.024, 0.7, brass)
        cylinder((x, 0.62, 0.02), 0.2, 0.03, brass, segments=48)
        cylinder((x, 0.62, 0.3), 0.15, 0.015, brass, segments=48)

        def back(u, v, x=x):
            angle = (u - 0.5) * 2.6 - math.pi / 2
            return (x + math.cos(angle) * 0.22, 0.62 + math.sin(angle) * 0.22, 0.82 + 0.24 * v)

        surface(10, 24, back, seat)
    for x in (-1.8, -0.6, 0.6, 1.8):
        cylinder((x, 1.35, 2.72), 0.006, 0.96, plain("#1a1a1a", 0.5), segments=8)
        turned((x, 1.35, 2.1), [(0.17, 0), (0.15, 0.06), (0.05, 0.14), (0.02, 0.16)], plain(look["shade"], 0.3, 0.7))
        ball((x, 1.35, 2.12), 0.05, glow("#ffd9a0", 16))
        bulb((x, 1.35, 2.0), 26)
    drink(-0.55, 1.2, 1.1, "#c9701f", 0.1, True)
    drink(0.45, 1.16, 1.1, "#b03a3a", 0.11, True)
    flowers(1.35, 1.4, 1.1, look["flower"], look["seed"])
    for x in (-1.5, -1.38, -1.26):
        turned((x, 1.5, 1.1), [(0.028, 0), (0.005, 0.006), (0.005, 0.09), (0.035, 0.13), (0.03, 0.19)], glass("#ffffff", 0.16))
    pane_light((-3.5, -1.5, 2.4), (1.6, 1.6), (0, 1.4, 1), 90, (0.75, 0.85, 1.0))
    pane_light((2.5, -2, 3.0), (2.5, 1.5), (0, 1.4, 0.8), 110, (1, 0.82, 0.6))
    sky("night", 0.2, 0, True)
    camera((-2.35, -1.1, 1.45), (0.35, 1.9, 1.18), 30, 2.9, 2.8)
    return 0.7


def sofa(x, y, wide, look, turn):
    c, s = math.cos(turn), math.sin(turn)

    def part(dx, dy, z, size, material, bevel):
        box((x + dx * c - dy * s, y + dx * s + dy * c, z), size, material, bevel, turn)

    frame, cloth = wood(*look["teak"]), fabric(look["cushion"], 160, 0.2, 0.3)
    part(0, 0, 0.2, (wide, 0.8, 0.08), frame, 0.012)
    part(0, 0.37, 0.42, (wide, 0.06, 0.4), frame, 0.012)
    for dx in (-wide / 2 + 0.03, wide / 2 - 0.03):
        part(dx, 0, 0.34, (0.07, 0.8, 0.5), frame, 0.012)
    count = max(1, round(wide / 0.8))
    for index in range(count):
        dx = (index - (count - 1) / 2) * (wide - 0.14) / count
        part(dx, -0.03, 0.33, ((wide - 0.16) / count, 0.74, 0.17), cloth, 0.06)
        part(dx, 0.28, 0.56, ((wide - 0.18) / count, 0.16, 0.42), cloth, 0.06)
    if turn == 0:
        pillow((x - wide / 4, y + 0.1, 0.62), 0.46, 0.4, 0.16, fabric(look["accent"], 150, 0.2, 0.5), look["seed"], 0.35, 0.2)
        pillow((x + wide / 4, y + 0.1, 0.62), 0.46, 0.4, 0.16, fabric(look["throw"], 150, 0.2, 0.5), look["seed"] + 2, 0.35, -0.2)


def terrace(look, _view):
    pick = random.Random(look["seed"])
    for index in range(46):
        span((-5, -3 + index * 0.15, -0.05), (5, -3 + index * 0.15 + 0.144, 0), wood(look["deck"][0], look["deck"][1], 1 + (index % 5) * 0.06), 0.003)
    sofa(0.1, 1.9, 2.3, look, 0.0)
    sofa(-1.9, 0.7, 0.95, look, math.pi / 2)
    sofa(2.05, 0.6, 0.95, look, -math.pi / 2)
    teak = wood(*look["teak"])
    box((0.05, 0.55, 0.34), (1.2, 0.7, 0.05), teak, 0.012)
    for dx in (-0.55, 0.55):
        for dy in (-0.3, 0.3):
            box((0.05 + dx, 0.55 + dy, 0.16), (0.06, 0.06, 0.32), teak, 0.01)
    flowers(0.2, 0.62, 0.365, look["flower"], look["seed"])
    drink(-0.25, 0.45, 0.365, "#d9822b", 0.13, True)
    drink(-0.08, 0.38, 0.365, "#c4462f", 0.13, True)
    fruit(0.42, 0.45, 0.365, look["seed"])
    for x, y in ((-1.3, -0.35), (1.35, -0.3)):
        turned((x, y, 0), [(0.1, 0), (0.11, 0.3), (0.09, 0.32)], plain("#22211f", 0.4))
        cylinder((x, y, 0.16), 0.07, 0.2, glow("#ffc070", 7))
        bulb((x, y, 0.42), 9, radius=0.08)
    rail = plain("#22262a", 0.4, 0.5)
    if look["rail"] == "glass":
        for index in range(6):
            span((-4.9 + index * 1.65, 3.3, 0.08), (-4.9 + index * 1.65 + 1.6, 3.315, 1.0), glass("#eef7f5", 0.12), 0)
    else:
        for index in range(70):
            cylinder((-4.9 + index * 0.142, 3.3, 0.5), 0.009, 0.96, rail, segments=8)
    span((-5, 3.28, 1.0), (5, 3.34, 1.04), rail, 0.01)
    for x in (-3.6, 3.7, -2.75):
        cylinder((x, 2.7, 0.28), 0.26, 0.56, plain(look["pot"], 0.7), 0.33, 40)
        leaves((x, 2.7, 1.15), 0.62, 900, 0.075, leaf("#6f9456", "#2f4f2a"), pick.randrange(99), 1.1)
    for line in range(3):
        for index in range(24):
            u = index / 23
            x, y = -4.8 + 9.6 * u, 0.4 + line * 1.2
            z = 2.75 - 0.36 * math.sin(math.pi * u)
            ball((x, y, z), 0.024, glow("#ffcf85", 18))
            if index:
                cylinder((x - 0.2, y, z + 0.03), 0.004, 0.42, rail, segments=6, tilt=(0, math.pi / 2, 0))
    for index in range(4):
        bulb((-2.4 + index * 1.6, 1.0, 2.3), 10)
    pane_light((0, -2.6, 2.6), (4, 1.5), (0, 1, 0.4), look.get("fill", 45), (1, 0.8, 0.6))
    sky(look["sky"], look.get("sky_strength", 1.0), look.get("sky_turn", 0.0))
    camera((-0.9, -2.75, 1.4), (0.15, 2.2, 0.86), 25, 4.4, 1.6)
    return 0.35
