"""Shapes of the scenes, in metres."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def _object(name, mesh, material, smooth=False):
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    if material:
        mesh.materials.append(material)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    return item


def box(at, size, material, bevel=0.01, turn=0.0):
    """A box by its centre, with rounded edges."""
    mesh = bpy.data.meshes.new("box")
    build = bmesh.new()
    bmesh.ops.create_cube(build, size=1.0)
    bmesh.ops.scale(build, vec=Vector(size), verts=build.verts)
    if bevel:
        bmesh.ops.bevel(build, geom=build.edges[:], offset=min(bevel, min(size) * 0.45), segments=3, profile=0.5, affect="EDGES")
    build.to_mesh(mesh)
    build.free()
    item = _object("box", mesh, material)
    item.location = at
    item.rotation_euler.z = turn
    return item


def span(start, end, material, bevel=0.01):
    """A box between two corners."""
    middle = [(a + b) / 2 for a, b in zip(start, end)]
    return box(middle, [max(abs(b - a), 0.001) for a, b in zip(start, end)], material, bevel)


def cylinder(at, radius, height, material, top=None, segments=40, tilt=None):
    mesh = bpy.data.meshes.new("cylinder")
    build = bmesh.new()
    bmesh.ops.create_cone(build, cap_ends=True, segments=segments, radius1=radius, radius2=radius if top is None else top, depth=height)
    build.to_mesh(mesh)
    build.free()
    item = _object("cylinder", mesh, material, True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = 0.7
    item.location = at
    if tilt:
        item.rotation_euler = tilt
    return item


def ball(at, radius, material, squash=1.0):
    mesh = bpy.data.meshes.new("ball")
    build = bmesh.new()
    bmesh.ops.create_uvsphere(build, u_segments=32, v_segments=20, radius=radius)
    build.to_mesh(mesh)
    build.free()
    item = _object("ball", mesh, material, True)
    item.location = at
    item.scale.z = squash
    return item


def turned(at, outline, material, segments=48):
    """A body of rotation; the outline lists radius and height."""
    points = [(radius * math.cos(2 * math.pi * s / segments), radius * math.sin(2 * math.pi * s / segments), height) for radius, height in outline for s in range(segments)]
    faces = []
    for row in range(len(outline) - 1):
        for s in range(segments):
            after = (s + 1) % segments
            faces.append((row * segments + s, row * segments + after, (row + 1) * segments + after, (row + 1) * segments + s))
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    item = _object("turned", mesh, material, True)
    item.location = at
    return item


def surface(rows, columns, position, material):
    """A smooth grid; `position` gives the point for u and v from 0 to 1."""
    points = [position(c / (columns - 1), r / (rows - 1)) for r in range(rows) for c in range(columns)]
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    mesh = bpy.data.meshes.new("surface")
    mesh.from_pydata(points, [], faces)
    return _object("surface", mesh, material, True)


def pillow(at, width, height, depth, material, seed, lean=0.0, turn=0.0):
    """A soft pillow that stands in x and z; `lean` tips its top back (towards +y)."""
    rotate = Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-lean, 4, "X")

    def side(sign):
        def position(u, v):
            x, z = 2 * u - 1, 2 * v - 1
            # Corners are pulled in, edges are pinched, wrinkles run to the corners.
            body = (max(0.0, (1 - abs(x) ** 2.6) * (1 - abs(z) ** 2.6))) ** 0.62
            pull = 1 - 0.09 * (1 - abs(z)) * abs(x) ** 2 * 0 - 0.07 * abs(x) ** 2 * (1 - z * z) - 0.07 * abs(z) ** 2 * (1 - x * x)
            wrinkle = noise.noise(Vector((x * 3.1 + seed * 7, z * 2.3, sign * 2.0 + seed))) * 0.11 + noise.noise(Vector((x * 8 + seed, z * 7, sign))) * 0.03
            sag = -0.06 * (1 - abs(x)) * z * height
            point = Vector((x * width / 2 * pull, sign * depth / 2 * body * (1 + wrinkle), z * height / 2 * pull + sag))
            return tuple(rotate @ point + Vector(at))

        return position

    for sign in (1, -1):
        surface(36, 44, side(sign), material)


def cover(x0, x1, y0, y1, top, drop, material, seed, wave=0.03, thick=0.1):
    """A blanket over a bed: falls at both long sides and at the end y0."""
    over = drop / (x1 - x0)
    end = drop / (y1 - y0)

    def position(u, v):
        s = u * (1 + 2 * over) - over
        t = v * (1 + end) - end
        x, z = x0 + min(max(s, 0), 1) * (x1 - x0), top
        fold = 0.0
        if s < 0 or s > 1:
            out = (-s if s < 0 else s - 1) * (x1 - x0)
            fold = out
            bulge = 0.03 + 0.05 * math.sin(min(out * 6, 1.57))
            x += (-1 if s < 0 else 1) * bulge
            x += noise.noise(Vector((t * 9 + seed, out * 1.5, 5.0))) * 0.06 * min(1, out * 4)
            z -= out
        y = y0 + max(t, 0) * (y1 - y0)
        if t < 0:
            out = -t * (y1 - y0)
            y -= 0.03 + 0.05 * math.sin(min(out * 6, 1.57)) + noise.noise(Vector((s * 8, out * 2, seed))) * 0.05 * min(1, out * 4)
            z -= max(0, out - fold * 0.0)
            z = max(z, top - drop)
        if fold == 0 and t >= 0:
            edge = min(s, 1 - s) * 2
            z += thick * min(1, edge * 5) ** 0.5 * 0.5
            z += noise.noise(Vector((s * 3.4 + seed, t * 3.8, seed))) * wave + noise.noise(Vector((s * 9, t * 8 + seed, 1))) * wave * 0.45
        return (x, y, z)

    return surface(90, 110, position, material)


def curtain(x, y0, y1, top, bottom, material, seed, folds=9, depth=0.055, axis="y"):
    def position(u, v):
        gather = 0.85 + 0.15 * v
        along = y0 + (y1 - y0) * (0.5 + (u - 0.5) * gather)
        phase = u * folds * 2 * math.pi + noise.noise(Vector((u * 4, v * 0.8, seed))) * 1.6
        out = math.sin(phase) * depth * (1.15 - 0.35 * v) + noise.noise(Vector((u * 11, v * 2, seed))) * 0.012
        height = bottom + (top - bottom) * v
        return (x + out, along, height) if axis == "y" else (along, x + out, height)

    return surface(24, folds * 16, position, material)


def leaves(at, radius, count, size, material, seed, squash=0.8):
    """A crown of small leaves."""
    pick = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        while True:
            spot = Vector((pick.uniform(-1, 1), pick.uniform(-1, 1), pick.uniform(-1, 1)))
            if 0.35 < spot.length < 1:
                break
        lump = 0.75 + 0.35 * noise.noise(spot * 2.2 + Vector((seed, 0, 0)))
        centre = Vector(at) + Vector((spot.x, spot.y, spot.z * squash)) * radius * lump
        a = Vector((pick.gauss(0, 1), pick.gauss(0, 1), pick.gauss(0, 1))).normalized()
        b = a.cross(Vector((pick.gauss(0, 1), pick.gauss(0, 1), pick.gauss(0, 1)))).normalized()
        large = size * pick.uniform(0.6, 1.3)
        first = len(points)
        points += [centre - a * large, centre + b * large * 0.45, centre + a * large, centre - b * large * 0.45]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    return _object("leaves", mesh, material)


def palm(at, height, trunk, frond, seed, fronds=16):
    pick = random.Random(seed)
    lean = pick.uniform(-0.08, 0.08)
    for step in range(9):
        z = height * (step + 0.5) / 9
        cylinder((at[0] + lean * z, at[1], at[2] + z), 0.15 - 0.006 * step, height / 9 + 0.04, trunk, 0.125 - 0.006 * step, 14)
    crown = Vector((at[0] + lean * height, at[1], at[2] + height))
    points, faces = [], []
    for index in range(fronds):
        angle = 2 * math.pi * index / fronds + pick.uniform(-0.2, 0.2)
        rise = pick.uniform(0.1, 1.2)
        reach = pick.uniform(1.6, 2.3)
        for step in range(26):
            t = step / 25
            out = reach * t
            middle = crown + Vector((math.cos(angle) * out, math.sin(angle) * out, rise * t - 1.9 * t * t))
            for side in (-1, 1):
                tip = middle + Vector((-math.sin(angle), math.cos(angle), 0)) * side * 0.42 * math.sin(math.pi * min(1, t * 0.9 + 0.12)) + Vector((math.cos(angle) * 0.15, math.sin(angle) * 0.15, -0.22))
                along = Vector((math.cos(angle), math.sin(angle), 0)) * 0.035
                first = len(points)
                points += [middle - along, middle + along, tip]
                faces.append((first, first + 1, first + 2))
    mesh = bpy.data.meshes.new("palm")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    _object("palm", mesh, frond)


def pane_light(at, size, target, power, colour=(1, 1, 1), spread=3.14):
    """A rectangular light that the camera does not see."""
    light = bpy.data.lights.new("pane", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    light.spread = spread
    item = bpy.data.objects.new("pane", light)
    bpy.context.scene.collection.objects.link(item)
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = False
    item.visible_glossy = False
    return item


def bulb(at, power, colour=(1, 0.72, 0.42), radius=0.05):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy = power
    light.color = colour
    light.shadow_soft_size = radius
    item = bpy.data.objects.new("bulb", light)
    bpy.context.scene.collection.objects.link(item)
    item.location = at
    return item
