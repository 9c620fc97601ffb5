"""The outside of a hotel: a house in a street, by day or at dusk."""

import math
import random

from materials import fabric, glass, glow, leaf, plain, plaster, sheer, tiles, wood
from shapes import ball, box, bulb, curtain, cylinder, leaves, pane_light, palm, span, surface
from stage import camera, sky, sun


def _pane(x, z, wide, high, depth, lit, pick, look):
    """What one sees behind a window: a wall, light and curtains."""
    back = 0.5
    inside = pick.choice(["#ffd08a", "#ffc273", "#ffe0ae", "#ffb765"])
    if lit:
        span((x - wide / 2, depth + back, z), (x + wide / 2, depth + back + 0.02, z + high), glow(inside, pick.choice([1.3, 2.2, 3.0])), 0)
    else:
        span((x - wide / 2, depth + back, z), (x + wide / 2, depth + back + 0.02, z + high), plain("#14171a", 0.6), 0)
    cloth = sheer("#f4ead7", 0.6)
    if pick.random() < 0.8:
        part = pick.uniform(0.2, 0.36)
        for start in (x - wide / 2, x + wide / 2 - wide * part):
            curtain(depth + 0.22, start, start + wide * part, z + high, z, cloth, pick.random() * 9, 3, 0.03, "x")
    span((x - wide / 2, depth + 0.06, z), (x + wide / 2, depth + 0.065, z + high), glass("#ffffff" if lit else "#aab4ba", 0.06 if lit else 0.16), 0)


def window(x, z, wide, high, look, lit, pick, balcony):
    depth = 0.16
    frame = plain(look["frame"], 0.4)
    trim = plaster(look["trim"], 0.15, 30)
    _pane(x, z, wide, high, depth, lit, pick, look)
    for side in (-1, 1):
        span((x + side * wide / 2, depth - 0.02, z), (x + side * (wide / 2 - 0.05), depth + 0.08, z + high), frame, 0.006)
        span((x + side * wide / 2, -0.05, z - 0.06), (x + side * (wide / 2 + 0.14), 0.05, z + high + 0.12), trim, 0.01)
    span((x - wide / 2, depth - 0.01, z + high - 0.05), (x + wide / 2, depth + 0.08, z + high), frame, 0.006)
    span((x - 0.03, depth - 0.01, z), (x + 0.03, depth + 0.08, z + high), frame, 0.006)
    span((x - wide / 2, depth, z + high * 0.7), (x + wide / 2, depth + 0.07, z + high * 0.7 + 0.04), frame, 0.006)
    span((x - wide / 2 - 0.22, -0.12, z + high + 0.1), (x + wide / 2 + 0.22, 0.05, z + high + 0.22), trim, 0.02)
    if look["shutters"]:
        paint = plain(look["shutters"], 0.5)
        for side in (-1, 1):
            middle = x + side * (wide / 2 + 0.16 + wide / 4)
            span((middle - wide / 4 + 0.02, -0.07, z), (middle + wide / 4 - 0.02, -0.03, z + high), paint, 0.006)
            for step in range(int(high / 0.11)):
                level = z + 0.08 + step * 0.11
                box((middle, -0.085, level), (wide / 2 - 0.14, 0.03, 0.055), paint, 0.004)
    if balcony:
        iron = plain("#191b1c", 0.45, 0.5)
        reach = 0.55 if balcony == 2 else 0.22
        left, right = x - wide / 2 - 0.3, x + wide / 2 + 0.3
        if balcony == 2:
            span((left, -reach, z - 0.16), (right, 0.1, z - 0.04), trim, 0.02)
        for step in range(15):
            at = left + (right - left) * step / 14
            cylinder((at, -reach + 0.03, z + 0.42), 0.011, 0.9, iron, segments=6)
        for level in (z + 0.02, z + 0.88):
            span((left, -reach + 0.01, level - 0.018), (right, -reach + 0.05, level + 0.018), iron, 0.004)
            for at in (left, right):
                span((at - 0.015, -reach + 0.02, level - 0.015), (at + 0.015, 0, level + 0.015), iron, 0.003)
        if pick.random() < 0.55:
            span((left + 0.1, -reach + 0.05, z + 0.02), (right - 0.1, -reach + 0.2, z + 0.2), plain("#7a4b34", 0.8), 0.02)
            leaves((x, -reach + 0.12, z + 0.34), 0.5, 240, 0.055, leaf("#5f8a45", "#2b4f26"), pick.random() * 50, 0.4)
            bloom_ = leaf(look["flowers"], look["flowers"])
            leaves((x, -reach + 0.08, z + 0.42), 0.48, 70, 0.045, bloom_, pick.random() * 50, 0.4)
    else:
        span((x - wide / 2 - 0.2, -0.12, z - 0.14), (x + wide / 2 + 0.2, 0.05, z - 0.04), trim, 0.02)


def _wall(x0, x1, z0, z1, holes, material, front=0.0, back=0.35):
    """A wall with rectangular holes that form rows."""
    rows = sorted({(hole[2], hole[3]) for hole in holes})
    below = z0
    for bottom, top in rows:
        span((x0, front, below), (x1, back, bottom), material, 0)
        at = x0
        for hole in sorted(hole for hole in holes if (hole[2], hole[3]) == (bottom, top)):
            span((at, front, bottom), (hole[0], back, top), material, 0)
            at = hole[1]
        span((at, front, bottom), (x1, back, top), material, 0)
        below = top
    span((x0, front, below), (x1, back, z1), material, 0)


def house(x0, bays, floors, look, dusk, pick, ground=True, name=True):
    """Returns the right end of the house."""
    step, wide, high = look["bay"], look["window"][0], look["window"][1]
    low, storey = 4.1, look["storey"]
    x1 = x0 + bays * step
    wall = tiles(look["wall"], "#b7aa98", 0.24, 0.075, 0.8, 0.22, "x") if look.get("brick") else plaster(look["wall"], 0.22, 18)
    trim = plaster(look["trim"], 0.15, 30)
    holes, bottoms = [], []
    for floor in range(floors):
        bottom = low + 0.75 + floor * storey
        bottoms.append(bottom)
        for bay in range(bays):
            x = x0 + step * (bay + 0.5)
            holes.append((x - wide / 2, x + wide / 2, bottom, bottom + high))
            lit = pick.random() < (0.62 if dusk else 0.0)
            balcony = look["balcony"] if floor < floors - 1 or look["balcony"] == 1 else 0
            window(x, bottom, wide, high, look, lit, pick, balcony)
    top = low + 0.75 + floors * storey + 0.1
    _wall(x0, x1, low, top, holes, wall)
    span((x0, -0.1, low - 0.12), (x1, 0.3, low + 0.16), trim, 0.04)
    span((x0 - 0.1, -0.35, top), (x1 + 0.1, 0.4, top + 0.18), trim, 0.05)
    span((x0 - 0.15, -0.5, top + 0.18), (x1 + 0.15, 0.4, top + 0.3), trim, 0.04)
    for index in range(int((x1 - x0) / 0.55)):
        box((x0 + 0.3 + index * 0.55, -0.25, top - 0.1), (0.16, 0.3, 0.2), trim, 0.02)
    roof = tiles("#9c5a3c", "#5e3524", 0.3, 0.3, 0.8, 0.3) if look["roof"] == "tile" else plain("#5f676c", 0.5)
    slope = surface(2, 2, lambda u, v: (x0 + u * (x1 - x0), -0.4 + v * 2.6, top + 0.3 + v * 1.5), roof)
    slope.data.update()
    span((x0, 2.6, 0), (x1, 6, low), plain("#2a2724", 0.9), 0)
    span((x0, 0.4, 0), (x1, 2.6, 0.01), wood("#8a6038", "#5f4026"), 0)
    span((x0, 0.3, low - 0.1), (x1, 2.6, low), plain("#d9cdb8", 0.9), 0)
    # The ground floor.
    stone = plaster(look["stone"], 0.25, 22)
    open_, pier = step * 0.72, step * 0.28
    door = bays // 2
    for bay in range(bays):
        x = x0 + step * (bay + 0.5)
        span((x - step / 2, -0.08, 0), (x - step / 2 + pier / 2, 0.34, low), stone, 0.015)
        span((x + step / 2 - pier / 2, -0.08, 0), (x + step / 2, 0.34, low), stone, 0.015)
        span((x - open_ / 2, -0.06, 3.25), (x + open_ / 2, 0.34, low), stone, 0.01)
        wood_ = wood(look["joinery"][0], look["joinery"][1], 1.5)
        if bay != door:
            span((x - open_ / 2, 0.1, 0), (x + open_ / 2, 0.25, 0.6), wood_, 0.01)
        span((x - open_ / 2, 0.12, 2.5), (x + open_ / 2, 0.2, 2.58), wood_, 0.01)
        for at in (x - open_ / 2 + 0.04, x, x + open_ / 2 - 0.04):
            span((at - 0.035, 0.12, 0.0), (at + 0.035, 0.2, 3.25), wood_, 0.008)
        warm = glow("#ffcf8c" if dusk else "#c9a878", pick.choice([1.3, 1.8]) if dusk else 0.25)
        span((x - open_ / 2, 2.4, 0.0), (x + open_ / 2, 2.45, 3.3), warm, 0)
        for _ in range(3):
            place = x + pick.uniform(-open_ / 2.6, open_ / 2.6)
            cylinder((place, pick.uniform(0.8, 1.8), 0.5), 0.3, pick.uniform(0.8, 1.5), plain("#3b2c20", 0.7))
        span((x - open_ / 2, 0.155, 0), (x + open_ / 2, 0.16, 3.25), glass("#ffffff" if dusk else "#c4ccd0", 0.05 if dusk else 0.13), 0)
        if ground and bay != door:
            awning(x, open_ + 0.1, look)
        if ground and dusk:
            pane_light((x, -0.1, 2.9), (open_, 0.5), (x, -3, 0), 60, (1, 0.74, 0.42))
    if ground:
        entrance(x0 + step * (door + 0.5), open_, look, dusk)
        sign(x0 + step * (door + 0.5), low + 0.02, look, dusk)
    return x1, top


def awning(x, wide, look):
    cloth = fabric(look["awning"], 160, 0.0, 0.2, look.get("awning_stripe"))

    def position(u, v):
        out = 1.15 * v
        drop = 0.62 * v
        if v > 0.86:
            return (x - wide / 2 + u * wide, -0.1 - 1.15 * 0.86, 3.2 - 0.62 * 0.86 - (v - 0.86) * 1.9)
        return (x - wide / 2 + u * wide, -0.1 - out, 3.2 - drop + 0.015 * math.sin(u * 40) * v)

    surface(30, 60, position, cloth)


def entrance(x, wide, look, dusk):
    cloth = fabric(look["awning"], 160, 0.0, 0.2)
    span((x - wide / 2 - 0.1, -2.2, 3.0), (x + wide / 2 + 0.1, 0, 3.22), cloth, 0.03)
    brass = plain("#a78345", 0.3, 1.0)
    for side in (-1, 1):
        cylinder((x + side * (wide / 2), -2.05, 1.5), 0.03, 3.0, brass, segments=16)
        cylinder((x + side * (wide / 2 + 0.45), -0.55, 0.28), 0.28, 0.56, plain("#2a2d2c", 0.6), 0.34)
        ball((x + side * (wide / 2 + 0.45), -0.55, 0.95), 0.38, leaf("#3f6a38", "#23401f"))
        leaves((x + side * (wide / 2 + 0.45), -0.55, 0.95), 0.5, 600, 0.06, leaf("#4f7f43", "#23401f"), x + side, 1.0)
        lantern(x + side * (wide / 2 + 0.2), -0.28, 2.45, dusk)
    span((x - wide / 2, -2.4, 0.0), (x + wide / 2, 0.3, 0.02), fabric("#5d1f22", 60, 0.2, 0.4), 0.005)


def lantern(x, y, z, dusk):
    iron = plain("#1a1a1a", 0.4, 0.6)
    box((x, y, z + 0.24), (0.24, 0.24, 0.05), iron, 0.02)
    box((x, y, z - 0.22), (0.18, 0.18, 0.04), iron, 0.01)
    cylinder((x, y, z), 0.075, 0.4, glow("#ffd69a", 10 if dusk else 0.7), segments=20)
    if dusk:
        bulb((x, y - 0.25, z), 16)


def sign(x, z, look, dusk):
    import bpy

    font = bpy.data.curves.new("sign", "FONT")
    font.body = "HOTEL"
    font.size, font.extrude, font.align_x, font.space_character = 0.62, 0.03, "CENTER", 1.35
    item = bpy.data.objects.new("sign", font)
    bpy.context.scene.collection.objects.link(item)
    item.location = (x, -0.3, z + 0.2)
    item.rotation_euler = (math.pi / 2, 0, 0)
    font.materials.append(glow("#ffdca6", 7) if dusk else plain(look["letters"], 0.35, 0.8))


def lamp(x, y, dusk):
    iron = plain("#16191a", 0.45, 0.5)
    cylinder((x, y, 0.3), 0.11, 0.6, iron, 0.08)
    cylinder((x, y, 2.0), 0.05, 3.6, iron, 0.035, 20)
    span((x - 0.02, y - 0.02, 3.7), (x + 0.02, y + 0.02, 3.9), iron, 0.005)
    ball((x, y, 4.05), 0.19, glow("#ffe0ae", 14 if dusk else 0.9))
    cylinder((x, y, 4.27), 0.15, 0.06, iron, 0.04)
    if dusk:
        bulb((x, y, 3.75), 120, radius=0.2)


def tree(x, y, pick, look):
    bark = wood("#5b4a3a", "#33281f", 3, 0.9)
    if look["trees"] == "palm":
        palm((x, y, 0), pick.uniform(6.2, 8.0), bark, leaf("#5f8544", "#24421f"), pick.randrange(99))
        return
    cylinder((x, y, 1.6), 0.15, 3.2, bark, 0.1, 16)
    green = leaf(*look["leaf"])
    for _ in range(5):
        leaves((x + pick.uniform(-0.8, 0.8), y + pick.uniform(-0.8, 0.8), 4.3 + pick.uniform(-0.6, 1.1)), 1.25, 1500, 0.09, green, pick.randrange(999), 0.8)


def street(look, view):
    pick = random.Random(look["seed"])
    dusk = look["dusk"]
    paving = tiles(look.get("paving", "#a79f93"), "#6b655c", 0.5, 0.5, 0.5 if not dusk else 0.3, 0.2)
    road = tiles("#6d6a66", "#3f3d3a", 0.13, 0.11, 0.55 if not dusk else 0.28, 0.35)
    span((-60, -3.6, -0.2), (90, 0.4, 0), paving, 0)
    span((-60, -3.75, -0.2), (90, -3.6, 0.0), plaster("#b8b2a7", 0.2, 22), 0.01)
    span((-60, -16, -0.3), (90, -3.75, -0.13), road, 0)
    bays = look["bays"]
    end, _top = house(0, bays, look["floors"], look, dusk, pick)
    for side, other in enumerate(look["others"]):
        near = dict(look, **other)
        count = 4
        start = end + 0.02 if side else -count * near["bay"] - 0.02
        house(start, count, near["floors"], near, dusk, pick, ground=False)
        if side:
            house(start + count * near["bay"] + 0.02, 4, look["floors"], dict(look, wall=look["stone"]), dusk, pick, ground=False)
    first, last = -4.2 * look["bay"], end + 8.4 * look["bay"]
    for x, y, turn in ((last + 12, -5, 0.2), (last + 16, -19, 0.1), (last + 22, -32, 0.0), (first - 12, -5, -0.2), (first - 16, -19, -0.1), (first - 22, -32, 0.0)):
        far_house(x, y, turn, look, dusk, pick)
    for index in range(9):
        for x in (first - 5 - index, last + 5 + index):
            leaves((x, -9 - index * 2.4, 4.5 + pick.uniform(-1, 1.5)), 2.6, 500, 0.22, leaf(*look["leaf"]), index + x, 1.0)
    middle = end / 2
    for x in look["lamps"]:
        lamp(x, -3.2, dusk)
    for x in look["tree_at"]:
        tree(x, -2.9, pick, look)
    for side in (-1, 1):
        for index in range(look["tables"]):
            x = middle + side * (look["bay"] * 0.95 + index * 1.7)
            cylinder((x, -1.7, 0.72), 0.32, 0.03, plain("#e9e4da", 0.3))
            cylinder((x, -1.7, 0.36), 0.03, 0.72, plain("#222222", 0.4))
            for dx in (-0.5, 0.5):
                chair(x + dx, -1.7, 1 if dx < 0 else -1)
    if dusk:
        sky(look.get("sky", "blue"), look.get("sky_strength", 1.0), look.get("sky_turn", 2.6))
        pane_light((middle, -13, 9), (24, 6), (middle, 0, 4), 420, (0.62, 0.7, 1.0))
    else:
        sky(look.get("sky", "sky"), look.get("sky_strength", 0.85), look.get("sky_turn", 3.6))
        sun(look["sun"], 4.6)
    if view == "left":
        camera((-4.2, -12.5, 1.75), (middle + 1.0, 0, look["aim"]), look["lens"], 13, 5.6)
    elif view == "right":
        camera((end + 4.2, -12.5, 1.75), (middle - 1.0, 0, look["aim"]), look["lens"], 13, 5.6)
    else:
        camera((middle - 1.2, -15.2, 1.9), (middle, 0, look["aim"]), look["lens"], 14, 5.6)
    return 0.3 if dusk else 0.45


def far_house(x, y, turn, look, dusk, pick):
    """A plain house at the end of the street, out of focus."""
    height = pick.uniform(11, 16)
    box((x, y, height / 2), (9, 13, height), plaster(pick.choice([look["stone"], look["wall"], "#b9a892", "#a79c90"]), 0.3, 9), 0.1, turn)
    for side in (-1, 1):
        for level in range(int(height / 3.2)):
            for step in range(5):
                lit = dusk and pick.random() < 0.45
                across, along = side * 4.52, (step - 2) * 2.4
                place = (x + across * math.cos(turn) - along * math.sin(turn), y + across * math.sin(turn) + along * math.cos(turn), 2 + level * 3.2)
                box(place, (0.06, 1.1, 1.8), glow("#ffc880", 2.4) if lit else plain("#2b3238", 0.2), 0, turn)


def chair(x, y, side):
    rattan = wood("#a9814f", "#77532d", 4)
    cylinder((x, y, 0.45), 0.21, 0.04, rattan, segments=20)
    for dx in (-0.14, 0.14):
        for dy in (-0.14, 0.14):
            cylinder((x + dx, y + dy, 0.22), 0.014, 0.45, rattan, segments=8)

    def back(u, v):
        angle = (u - 0.5) * 2.2
        return (x - side * math.cos(angle) * 0.22, y + math.sin(angle) * 0.22, 0.47 + 0.4 * v)

    surface(8, 14, back, rattan)


