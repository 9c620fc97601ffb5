"""A bathroom: basin and mirror at the far wall, a tub or a shower at the side."""

import math

from materials import fabric, glass, glow, leaf, marble, plain, plaster, tiles, wood
from shapes import box, bulb, cylinder, leaves, pane_light, span, surface, turned
from stage import camera, sky


def tub(x, y, length=1.65):
    shell = plain("#f4f2ee", 0.12, coat=0.8)

    def side(inner):
        def position(u, v):
            angle = u * 2 * math.pi
            grow = 0.78 + 0.22 * v**0.7
            a = (0.40 - inner * 0.045) * grow
            b = (length / 2 - inner * 0.045) * grow
            wide = abs(math.cos(angle)) ** 0.8 * math.copysign(1, math.cos(angle))
            long = abs(math.sin(angle)) ** 0.8 * math.copysign(1, math.sin(angle))
            lift = 0.05 * abs(math.sin(angle)) ** 3 * v
            return (x + wide * a, y + long * b, 0.03 + inner * 0.1 + (0.55 - inner * 0.1) * v + lift)

        return position

    surface(20, 96, side(0), shell)
    surface(20, 96, side(1), shell)

    def rim(u, v):
        first, second = side(0)(u, 1), side(1)(u, 1)
        bulge = 0.012 * math.sin(v * math.pi)
        return tuple(a + (b - a) * v for a, b in zip(first, second))[:2] + (first[2] + (second[2] - first[2]) * v + bulge,)

    surface(6, 96, rim, shell)
    cylinder((x, y, 0.12), 0.3, 0.02, shell)


def folded(x, y, z, colour, count=3):
    for index in range(count):
        box((x + 0.006 * (-1) ** index, y, z + 0.04 + index * 0.072), (0.4, 0.3, 0.068), fabric(colour, 90, 0.2, 0.8), 0.03)


def bath(look, view):
    half, deep, high = 1.55, 2.6, 2.7
    metal = plain(look["metal"], 0.22, 1.0)
    back = marble(look["stone"], look["vein"], 0.9, 0.18) if look["walls"] == "marble" else tiles(look["tile"], look["joint"], look["size"][0], look["size"][1], 0.14, 0.14, "x", look.get("shift", 0.5))
    sides = marble(look["stone"], look["vein"], 0.9, 0.18) if look["walls"] == "marble" else tiles(look["tile"], look["joint"], look["size"][0], look["size"][1], 0.14, 0.14, "y", look.get("shift", 0.5))
    paint = plaster(look["paint"], 0.05, 60)
    span((-half - 0.2, -2.5, -0.1), (half + 0.2, deep, 0), tiles(look["ground"], look["joint"], look["slab"], look["slab"], 0.2, 0.1, None, 0.0), 0)
    span((-half - 0.2, -2.5, high), (half + 0.2, deep, high + 0.1), plaster("#f2efe9", 0.02, 60), 0)
    span((-half, deep, 0), (half, deep + 0.1, look["tiled"]), back, 0)
    span((-half, deep + 0.015, look["tiled"]), (half, deep + 0.1, high), paint, 0)
    span((half, -2.5, 0), (half + 0.1, deep, look["tiled"]), sides, 0)
    span((half + 0.015, -2.5, look["tiled"]), (half + 0.1, deep, high), paint, 0)
    # A window at the left.
    y0, y1, low, top = 0.5, 1.8, 0.95, 2.25
    for start, end in (((-half - 0.15, -2.5, 0), (-half, y0, high)), ((-half - 0.15, y1, 0), (-half, deep, high)), ((-half - 0.15, y0, 0), (-half, y1, low)), ((-half - 0.15, y0, top), (-half, y1, high))):
        span(start, end, sides if look["walls"] == "marble" else paint, 0)
    frame = plain("#efece5" if look["metal"] != "#1d1d1d" else "#1d1d1d", 0.4)
    for y in (y0, (y0 + y1) / 2, y1):
        span((-half - 0.09, y - 0.03, low), (-half - 0.04, y + 0.03, top), frame, 0.006)
    for z in (low, top):
        span((-half - 0.1, y0, z - 0.03), (-half - 0.03, y1, z + 0.03), frame, 0.006)
    # Basin and mirror.
    x = look["basin"]
    cabinet = wood(*look["wood"])
    span((x - 0.62, deep - 0.52, 0.36), (x + 0.62, deep, 0.8), cabinet, 0.012)
    for index in range(2):
        span((x - 0.6 + index * 0.61, deep - 0.535, 0.39), (x - 0.01 + index * 0.61, deep - 0.515, 0.77), cabinet, 0.006)
        cylinder((x - 0.3 + index * 0.61, deep - 0.55, 0.7), 0.011, 0.18, metal, tilt=(0, math.pi / 2, 0))
    top_ = marble(look["stone"], look["vein"], 1.6, 0.1)
    span((x - 0.65, deep - 0.55, 0.8), (x + 0.65, deep, 0.84), top_, 0.008)
    bowl = plain("#f5f3ef", 0.1, coat=0.8)
    turned((x, deep - 0.28, 0.84), [(0.13, 0), (0.2, 0.02), (0.235, 0.13), (0.225, 0.13), (0.19, 0.035), (0, 0.025)], bowl)
    cylinder((x, deep - 0.07, 0.95), 0.014, 0.24, metal)
    cylinder((x, deep - 0.14, 1.07), 0.012, 0.15, metal, tilt=(math.pi / 2, 0, 0))
    cylinder((x, deep - 0.21, 1.055), 0.012, 0.04, metal)
    mirror = plain("#e9eeee", 0.01, 1.0)
    if look["mirror"] == "round":
        cylinder((x, deep - 0.02, 1.62), 0.44, 0.03, metal, segments=72, tilt=(math.pi / 2, 0, 0))
        cylinder((x, deep - 0.026, 1.62), 0.42, 0.03, mirror, segments=72, tilt=(math.pi / 2, 0, 0))
    else:
        span((x - 0.56, deep - 0.03, 1.2), (x + 0.56, deep, 2.1), metal, 0.006)
        span((x - 0.54, deep - 0.035, 1.22), (x + 0.54, deep - 0.029, 2.08), mirror, 0)
    for side in (-0.68, 0.68):
        if abs(x + side) < half - 0.08:
            cylinder((x + side, deep - 0.09, 1.62), 0.045, 0.3, glow("#ffdfb4", 5.0), segments=24)
            cylinder((x + side, deep - 0.05, 1.62), 0.02, 0.1, metal, tilt=(math.pi / 2, 0, 0))
            bulb((x + side, deep - 0.24, 1.62), 7)
    for index, colour in enumerate(("#c8a26a", "#efe9df", "#6f7f6a")):
        cylinder((x + 0.4 + index * 0.075, deep - 0.16, 0.91), 0.028, 0.14, plain(colour, 0.25), segments=24)
        cylinder((x + 0.4 + index * 0.075, deep - 0.16, 1.0), 0.012, 0.05, plain("#22221f", 0.4), segments=16)
    turned((x - 0.45, deep - 0.2, 0.84), [(0, 0), (0.05, 0), (0.07, 0.07), (0.03, 0.15), (0.035, 0.18)], plain(look["accent"], 0.3))
    leaves((x - 0.45, deep - 0.2, 1.14), 0.16, 110, 0.05, leaf("#6d9156", "#33552c"), look["seed"], 1.1)
    folded(x - 0.25, deep - 0.27, 0.0 + 0.02, look["towels"], 3)
    other = -1 if x > 0 else 1
    if look["wash"] == "tub":
        tub(other * (half - 0.62), 1.35)
        cylinder((other * (half - 0.12), 1.35, 0.5), 0.016, 1.0, metal)
        cylinder((other * (half - 0.25), 1.35, 1.0), 0.014, 0.26, metal, tilt=(0, math.pi / 2, 0))
        box((other * (half - 1.2), 0.85, 0.22), (0.34, 0.34, 0.04), wood(*look["wood"]), 0.012)
        for dx in (-0.13, 0.13):
            for dy in (-0.13, 0.13):
                cylinder((other * (half - 1.2) + dx, 0.85 + dy, 0.1), 0.014, 0.22, wood(*look["wood"]), segments=10)
        folded(other * (half - 1.2), 0.85, 0.24, look["towels"], 1)
    else:
        pane = glass("#f2fbf8", 0.1)
        wide = 1.0
        start = other * half
        end = other * (half - wide)
        span((end - 0.004, 1.15, 0.02), (end + 0.004, deep, 2.1), pane, 0)
        span((end - 0.014, 1.15, 2.08), (end + 0.014, deep, 2.11), metal, 0.004)
        span((end - 0.012, 1.14, 0), (end + 0.012, 1.17, 2.11), metal, 0.004)
        middle = (start + end) / 2
        cylinder((middle, deep - 0.04, 1.55), 0.012, 1.1, metal)
        cylinder((middle, deep - 0.22, 2.12), 0.012, 0.38, metal, tilt=(math.pi / 2, 0, 0))
        cylinder((middle, deep - 0.4, 2.08), 0.13, 0.02, metal)
        span((min(start, end), 1.15, 0), (max(start, end), deep, 0.03), marble(look["stone"], look["vein"], 1.2, 0.2), 0.006)
        cylinder((other * (half - 1.18), deep - 0.05, 1.45), 0.011, 0.5, metal, tilt=(0, math.pi / 2, 0))
    rail = half - 0.07
    cylinder((rail, 0.75, 1.42), 0.011, 0.6, metal, tilt=(math.pi / 2, 0, 0))
    cloth = fabric(look["towels"], 90, 0.25, 0.8)
    box((rail - 0.02, 0.75, 1.12), (0.05, 0.42, 0.62), cloth, 0.022)
    pane_light((-half + 0.06, 1.15, 1.6), (1.2, 1.2), (0.6, 1.2, 0.9), 62, (1, 0.97, 0.93))
    pane_light((0, 0.8, high - 0.05), (2.4, 2.6), (0, 1.0, 0), 30, (1, 0.94, 0.86))
    pane_light((0.2, -1.9, 2.0), (2.4, 1.6), (0, 2.4, 1.0), 16, (1, 0.96, 0.91))
    sky(look.get("sky", "park"), 1.8, look.get("sky_turn", 0.3), True)
    if view == "left":
        camera((-0.95, -1.15, 1.4), (0.3, deep, 1.05), 23, 3.4, 5.6)
    else:
        camera((0.85, -1.2, 1.42), (-0.2, deep, 1.05), 23, 3.4, 5.6)
    return 0.15
