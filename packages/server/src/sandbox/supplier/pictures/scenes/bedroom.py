"""A bedroom: bed at the far wall, window on one side."""

import math

from materials import fabric, floor, glow, leaf, painting, plain, plaster, sheer, wood
from shapes import ball, box, bulb, cover, curtain, cylinder, leaves, pane_light, pillow, span, turned
from stage import camera, sky


def bedside(x, y, look, lit):
    oak = wood(*look["wood"])
    span((x - 0.24, y - 0.4, 0.12), (x + 0.24, y, 0.5), oak, 0.012)
    span((x - 0.2, y - 0.405, 0.3), (x + 0.2, y - 0.398, 0.46), wood(look["wood"][0], look["wood"][1], 1.3), 0.004)
    cylinder((x, y - 0.42, 0.38), 0.012, 0.04, plain("#b08d57", 0.3, 1.0), tilt=(math.pi / 2, 0, 0))
    for dx in (-0.2, 0.2):
        for dy in (-0.36, -0.04):
            cylinder((x + dx, y + dy, 0.06), 0.014, 0.12, plain("#2b2622", 0.4))
    brass = plain("#b58f55", 0.28, 1.0)
    if look["lamp"] == "globe":
        cylinder((x, y - 0.2, 0.51), 0.08, 0.02, brass)
        cylinder((x, y - 0.2, 0.62), 0.008, 0.22, brass)
        ball((x, y - 0.2, 0.8), 0.11, glow("#ffd9a0", 9 if lit else 2.2))
    else:
        turned((x, y - 0.2, 0.5), [(0, 0), (0.09, 0), (0.1, 0.03), (0.055, 0.08), (0.09, 0.17), (0.08, 0.25), (0.03, 0.31), (0.012, 0.33), (0.012, 0.42)], plain(look["ceramic"], 0.16, coat=0.6))
        shade = turned((x, y - 0.2, 0.83), [(0.17, 0), (0.12, 0.24)], sheer("#f3dfbd", 0.7))
        shade.visible_shadow = False
    bulb((x, y - 0.2, 0.93), 22 if lit else 8, radius=0.07)


def headboard(look, width, y):
    kind = look["headboard"]
    cloth = fabric(look["velvet"], 180, 0.1, 0.7)
    if kind == "channels":
        count = 11
        step = (width + 0.3) / count
        for index in range(count):
            box((-(width + 0.3) / 2 + step * (index + 0.5), y - 0.05, 0.75), (step * 0.985, 0.13, 1.05), cloth, 0.05)
    elif kind == "panel":
        span((-width / 2 - 1.0, y - 0.05, 0.12), (width / 2 + 1.0, y, 1.32), wood(look["wood"][0], look["wood"][1], 0.8), 0.012)
        box((0, y - 0.1, 0.8), (width + 0.05, 0.1, 0.6), cloth, 0.045)
    elif kind == "rattan":
        frame = wood("#b98d57", "#8a6236", 3)
        for z in (0.35, 1.25):
            cylinder((0, y - 0.05, z), 0.028, width + 0.1, frame, tilt=(0, math.pi / 2, 0))
        for index in range(27):
            cylinder((-width / 2 + width * index / 26, y - 0.05, 0.8), 0.009, 0.9, frame, segments=10)
        for z in (0.5, 0.65, 0.8, 0.95, 1.1):
            cylinder((0, y - 0.05, z), 0.007, width, frame, tilt=(0, math.pi / 2, 0), segments=10)
    else:
        count = 4
        step = (width + 0.2) / count
        for index in range(count):
            for z in (0.62, 1.02):
                box((-(width + 0.2) / 2 + step * (index + 0.5), y - 0.06, z), (step * 0.985, 0.13, 0.39), cloth, 0.055)


def bed(look, y, seed):
    width, length = 1.8, 2.05
    y0, y1 = y - length - 0.1, y - 0.12
    white = fabric("#e2ded6", 420, 0.9, 0.15)
    base = fabric(look["velvet"], 200, 0.1, 0.3)
    box((0, (y0 + y1) / 2, 0.16), (width, length - 0.04, 0.3), base, 0.03)
    box((0, (y0 + y1) / 2, 0.42), (width, length, 0.24), white, 0.07)
    cover(-width / 2, width / 2, y0, y1 - 0.55, 0.56, 0.36, white, seed, 0.042, 0.13)
    # The turned-down edge of the sheet.
    cover(-width / 2 + 0.01, width / 2 - 0.01, y1 - 0.95, y1 - 0.55, 0.595, 0.2, white, seed + 3, 0.018, 0.09)
    throw = fabric(look["throw"], 120, 0.5, 0.6, look.get("stripe"))
    cover(-width / 2 - 0.03, width / 2 + 0.03, y0 + 0.12, y0 + 0.72, 0.655, 0.4, throw, seed + 9, 0.02, 0.09)
    for x in (-0.45, 0.45):
        pillow((x, y1 - 0.1, 0.84), 0.78, 0.52, 0.24, white, seed + x, 0.22, 0.03 * x)
        pillow((x * 0.98, y1 - 0.3, 0.8), 0.76, 0.5, 0.24, white, seed + x + 5, 0.42, -0.05 * x)
    accents = fabric(look["accent"], 150, 0.2, 0.6, look.get("accent_stripe"))
    if look["cushions"] == 1:
        pillow((0, y1 - 0.5, 0.76), 0.66, 0.34, 0.17, accents, seed + 21, 0.42)
    else:
        pillow((-0.27, y1 - 0.48, 0.79), 0.46, 0.44, 0.17, accents, seed + 22, 0.42, 0.07)
        pillow((0.28, y1 - 0.47, 0.79), 0.46, 0.44, 0.17, fabric(look["throw"], 130, 0.2, 0.6), seed + 25, 0.44, -0.09)
    return width


def armchair(at, look, turn):
    cloth = fabric(look["accent"], 190, 0.15, 0.6)
    c, s = math.cos(turn), math.sin(turn)

    def part(x, y, z, size, bevel):
        box((at[0] + x * c - y * s, at[1] + x * s + y * c, z), size, cloth, bevel, turn)

    part(0, 0, 0.36, (0.62, 0.62, 0.18), 0.06)
    part(0, 0.3, 0.62, (0.7, 0.14, 0.6), 0.06)
    for x in (-0.36, 0.36):
        part(x, 0.04, 0.46, (0.12, 0.66, 0.34), 0.05)
    for x in (-0.28, 0.28):
        for y in (-0.26, 0.28):
            cylinder((at[0] + x * c - y * s, at[1] + x * s + y * c, 0.13), 0.018, 0.27, plain("#3a2c22", 0.4), 0.024)


def window(x, y0, y1, top, look, seed):
    frame = plain(look.get("frame", "#efece6"), 0.4)
    span((x - 0.16, y0 - 0.04, 0), (x, y0 + 0.03, top), frame, 0.008)
    span((x - 0.16, y1 - 0.03, 0), (x, y1 + 0.04, top), frame, 0.008)
    span((x - 0.16, y0, top - 0.05), (x, y1, top + 0.03), frame, 0.008)
    middle = (y0 + y1) / 2
    span((x - 0.1, middle - 0.045, 0), (x - 0.04, middle + 0.045, top), frame, 0.008)
    for y in (y0 + 0.06, middle - 0.06, middle + 0.06, y1 - 0.06):
        span((x - 0.09, y - 0.025, 0), (x - 0.05, y + 0.025, top), frame, 0.006)
    for z in (0.25, top * 0.62):
        span((x - 0.085, y0, z - 0.02), (x - 0.055, y1, z + 0.02), frame, 0.005)
    rail = plain("#1d1c1b", 0.4, 0.6)
    for index in range(16):
        y = y0 + (y1 - y0) * index / 15
        cylinder((x - 0.32, y, 0.5), 0.008, 1.0, rail, segments=8)
    cylinder((x - 0.32, middle, 1.0), 0.016, y1 - y0 + 0.3, rail, tilt=(math.pi / 2, 0, 0))
    net = sheer("#ffffff", 0.75)
    heavy = fabric(look["drape"], 200, 0.2, 0.4)
    top_ = look["height"] - 0.08
    curtain(x + 0.1, y0 - 0.08, y0 + 0.4, top_, 0.02, net, seed, 6, 0.035)
    curtain(x + 0.17, y0 - 0.55, y0 + 0.0, top_, 0.02, heavy, seed + 2, 6, 0.05)
    curtain(x + 0.1, y1 - 0.36, y1 + 0.08, top_, 0.02, net, seed + 1, 6, 0.035)
    curtain(x + 0.17, y1 - 0.0, y1 + 0.5, top_, 0.02, heavy, seed + 3, 6, 0.05)
    cylinder((x + 0.14, middle, top_ + 0.02), 0.016, y1 - y0 + 1.3, plain("#8f6f3f", 0.3, 1.0), tilt=(math.pi / 2, 0, 0))


def bedroom(look, view):
    """`view` names the camera: "wide", "near" or "door"."""
    seed, half, deep, high = look["seed"], 2.5, 5.2, look["height"]
    wall = plaster(look["wall"], 0.05, 60)
    boards = floor(*look["floor"])
    span((-half - 0.3, -2.2, -0.1), (half, deep, 0), boards, 0)
    span((-half - 0.2, -2.2, high), (half + 0.2, deep, high + 0.1), plaster("#f4f1ea", 0.02, 60), 0)
    far = wall if look["headboard"] != "rattan" else plaster(look.get("far", look["wall"]), 0.05, 60)
    span((-half - 0.2, deep, 0), (half + 0.2, deep + 0.15, high), far, 0)
    span((half, -2.2, 0), (half + 0.15, deep, high), wall, 0)
    y0, y1, top = 2.3, 4.1, 2.35
    span((-half - 0.16, -2.2, 0), (-half, y0, high), wall, 0)
    span((-half - 0.16, y1, 0), (-half, deep, high), wall, 0)
    span((-half - 0.16, y0, top), (-half, y1, high), wall, 0)
    skirt = plain("#f1ede5", 0.35)
    span((-half, deep - 0.02, 0), (half, deep, 0.11), skirt, 0.006)
    span((half - 0.02, -2, 0), (half, deep, 0.11), skirt, 0.006)
    for at, size in (((0, deep - 0.04, high - 0.05), (2 * half, 0.09, 0.09)), ((half - 0.04, 1.5, high - 0.05), (0.09, 8, 0.09))):
        box(at, size, skirt, 0.03)
    window(-half, y0, y1, top, look, seed)

    width = bed(look, deep - 0.12, seed)
    headboard(look, width, deep - 0.02)
    for x in (-width / 2 - 0.42, width / 2 + 0.42):
        bedside(x, deep - 0.06, look, look["dark"])
    ball((width / 2 + 0.27, deep - 0.37, 0.53), 0.035, plain("#c9d2cf", 0.1), 0.9)
    span((-width / 2 - 0.56, deep - 0.42, 0.5), (-width / 2 - 0.44, deep - 0.26, 0.53), plain("#8c3b2a", 0.6), 0.003)
    # The picture above the bed.
    frame = plain(look.get("gilt", "#2a2723"), 0.35)
    tall = 1.72
    if look["prints"] == 1:
        span((-0.55, deep - 0.035, tall - 0.33), (0.55, deep, tall + 0.33), frame, 0.006)
        span((-0.53, deep - 0.04, tall - 0.31), (0.53, deep - 0.034, tall + 0.31), painting(seed, *look["print"]), 0)
    else:
        for index in range(3):
            x = (index - 1) * 0.62
            span((x - 0.25, deep - 0.035, tall - 0.31), (x + 0.25, deep, tall + 0.31), frame, 0.006)
            span((x - 0.235, deep - 0.038, tall - 0.295), (x + 0.235, deep - 0.034, tall + 0.295), plain("#f3efe6", 0.6), 0)
            span((x - 0.16, deep - 0.042, tall - 0.21), (x + 0.16, deep - 0.037, tall + 0.21), painting(seed + index * 2.3, *look["print"]), 0)
    rug = fabric(look["rug"], 90, 0.3, 0.5, look.get("rug_stripe"))
    box((0.1, 2.5, 0.008), (3.1, 2.3, 0.016), rug, 0.004)
    if view != "near":
        armchair((-1.75, 4.35, 0), look, 0.75)
    cylinder((2.1, deep - 0.4, 0.16), 0.14, 0.32, plain(look["ceramic"], 0.5), 0.18)
    if look["plant"]:
        leaves((2.1, deep - 0.42, 0.95), 0.44, 700, 0.065, leaf("#4f7a3c", "#1f3d1f"), seed, 1.35)

    day = not look["dark"]
    pane_light((-half + 0.28, 3.2, 1.25), (1.75, 2.2), (0.5, 3.3, 0.55), 150 if day else 14, (1, 0.965, 0.91) if day else (0.45, 0.58, 1.0))
    pane_light((0.8, -1.6, 2.3), (3.2, 2.0), (0, 3.6, 0.7), 42 if day else 16, (1, 0.95, 0.89) if day else (1, 0.8, 0.58))
    pane_light((0, 2.4, high - 0.06), (3.6, 3.0), (0, 2.4, 0), 22 if day else 14, (1, 0.94, 0.87) if day else (1, 0.75, 0.5))
    sky(look["sky"], look.get("sky_strength", 1.7) * (1 if day else 0.22), look.get("sky_turn", 0.4), True)
    if view == "wide":
        camera((1.85, 0.75, 1.34), (-0.55, deep - 0.4, 0.83), 25, 3.9, 4.0)
    elif view == "near":
        camera((1.55, 2.15, 1.18), (-0.35, deep - 0.3, 0.84), 29, 2.9, 2.8)
    else:
        camera((-0.75, 0.55, 1.3), (0.12, deep, 0.86), 27, 3.8, 4.0)
    return 0.1 if day else 0.5
