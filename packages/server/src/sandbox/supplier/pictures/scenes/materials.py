"""Materials of the scenes. Colours are sRGB hex text; each call with the same values gives the same material."""

import bpy

_made = {}


def clear():
    _made.clear()


def rgb(text):
    def linear(value):
        value = int(value, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (linear(text[1:3]), linear(text[3:5]), linear(text[5:7]), 1.0)


class _Tree:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]

    def add(self, kind, **values):
        node = self.nodes.new("ShaderNode" + kind)
        for key, value in values.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def place(self, scale):
        """Coordinates of the object in metres, multiplied."""
        coordinates = self.add("TexCoord")
        mapping = self.add("Mapping")
        mapping.inputs["Scale"].default_value = scale
        self.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def mix(self, factor, first, second, blend="MIX"):
        node = self.add("MixRGB", blend_type=blend)
        for socket, value in zip(node.inputs, (factor, first, second)):
            if hasattr(value, "links"):
                self.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs["Color"]

    def ramp(self, source, stops):
        node = self.add("ValToRGB")
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = colour
        self.links.new(source, node.inputs["Fac"])
        return node.outputs["Color"]

    def bump(self, height, strength, distance=0.02):
        node = self.add("Bump", Strength=strength, Distance=distance)
        self.links.new(height, node.inputs["Height"])
        self.links.new(node.outputs["Normal"], self.shader.inputs["Normal"])


def _cached(make):
    def call(*values, **named):
        key = (make.__name__, values, tuple(sorted(named.items())))
        if key not in _made:
            _made[key] = make(*values, **named)
        return _made[key]

    return call


@_cached
def plain(colour, roughness=0.5, metallic=0.0, coat=0.0):
    tree = _Tree("plain")
    tree.shader.inputs["Base Color"].default_value = rgb(colour)
    tree.shader.inputs["Roughness"].default_value = roughness
    tree.shader.inputs["Metallic"].default_value = metallic
    tree.shader.inputs["Clearcoat"].default_value = coat
    return tree.material


@_cached
def plaster(colour, dirt=0.25, grain=14.0):
    tree = _Tree("plaster")
    large = tree.add("TexNoise", Scale=0.55, Detail=6.0, Roughness=0.65)
    fine = tree.add("TexNoise", Scale=grain, Detail=8.0)
    for node in (large, fine):
        tree.links.new(tree.place((1, 1, 1)), node.inputs["Vector"])
    base = rgb(colour)
    dark = tuple(value * (1 - dirt) for value in base[:3]) + (1.0,)
    stained = tree.ramp(large.outputs["Fac"], [(0.32, dark), (0.62, base)])
    mixed = tree.mix(0.12, stained, fine.outputs["Fac"], "OVERLAY")
    tree.links.new(mixed, tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = 0.88
    tree.bump(fine.outputs["Fac"], 0.25)
    return tree.material


@_cached
def wood(colour, dark, scale=1.0, roughness=0.42, along=(1, 9, 9)):
    tree = _Tree("wood")
    vector = tree.place(tuple(value * scale for value in along))
    grain = tree.add("TexNoise", Scale=2.2, Detail=9.0, Roughness=0.62, Distortion=1.4)
    tree.links.new(vector, grain.inputs["Vector"])
    colours = tree.ramp(grain.outputs["Fac"], [(0.3, rgb(dark)), (0.68, rgb(colour))])
    tree.links.new(colours, tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = roughness
    tree.bump(grain.outputs["Fac"], 0.12)
    return tree.material


@_cached
def floor(colour, dark, plank=0.16, roughness=0.35):
    tree = _Tree("floor")
    vector = tree.place((1, 1, 1))
    brick = tree.add("TexBrick", Scale=1.0)
    brick.offset = 0.37
    for name, value in (("Brick Width", 1.5), ("Row Height", plank), ("Mortar Size", 0.0035), ("Bias", 0.0)):
        brick.inputs[name].default_value = value
    brick.inputs["Color1"].default_value = rgb(colour)
    brick.inputs["Color2"].default_value = rgb(dark)
    brick.inputs["Mortar"].default_value = tuple(value * 0.3 for value in rgb(dark)[:3]) + (1.0,)
    grain = tree.add("TexNoise", Scale=3.0, Detail=8.0, Distortion=0.8)
    tree.links.new(vector, brick.inputs["Vector"])
    tree.links.new(tree.place((1.2, 14, 1)), grain.inputs["Vector"])
    mixed = tree.mix(0.5, brick.outputs["Color"], grain.outputs["Fac"], "SOFT_LIGHT")
    tree.links.new(mixed, tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = roughness
    tree.bump(grain.outputs["Fac"], 0.08)
    return tree.material


@_cached
def tiles(colour, joint, width=0.2, height=0.1, roughness=0.18, vary=0.08, upright=None, shift=0.5):
    """`upright` is "x" or "y" for a wall along this axis."""
    tree = _Tree("tiles")
    coordinates = tree.add("TexCoord")
    vector = coordinates.outputs["Object"]
    if upright:
        parts = tree.add("SeparateXYZ")
        joined = tree.add("CombineXYZ")
        tree.links.new(vector, parts.inputs[0])
        tree.links.new(parts.outputs["X" if upright == "x" else "Y"], joined.inputs["X"])
        tree.links.new(parts.outputs["Z"], joined.inputs["Y"])
        vector = joined.outputs[0]
    brick = tree.add("TexBrick", Scale=1.0)
    brick.offset = shift
    for name, value in (("Brick Width", width), ("Row Height", height), ("Mortar Size", 0.003), ("Mortar Smooth", 0.4)):
        brick.inputs[name].default_value = value
    base = rgb(colour)
    brick.inputs["Color1"].default_value = base
    brick.inputs["Color2"].default_value = tuple(value * (1 - vary) for value in base[:3]) + (1.0,)
    brick.inputs["Mortar"].default_value = rgb(joint)
    tree.links.new(vector, brick.inputs["Vector"])
    tree.links.new(brick.outputs["Color"], tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = roughness
    invert = tree.add("Invert")
    tree.links.new(brick.outputs["Fac"], invert.inputs["Color"])
    tree.bump(invert.outputs["Color"], 0.5, 0.01)
    return tree.material


@_cached
def fabric(colour, weave=260.0, folds=0.0, sheen=0.3, stripe=None, roughness=0.92):
    tree = _Tree("fabric")
    vector = tree.place((1, 1, 1))
    fine = tree.add("TexNoise", Scale=weave, Detail=2.0)
    large = tree.add("TexNoise", Scale=4.2, Detail=4.0, Distortion=0.6)
    for node in (fine, large):
        tree.links.new(vector, node.inputs["Vector"])
    base = rgb(colour)
    shade = tuple(value * 0.86 for value in base[:3]) + (1.0,)
    colours = tree.ramp(fine.outputs["Fac"], [(0.35, shade), (0.65, base)])
    if stripe:
        wave = tree.add("TexWave", Scale=stripe[1])
        wave.bands_direction = "X"
        tree.links.new(vector, wave.inputs["Vector"])
        band = tree.ramp(wave.outputs["Fac"], [(0.46, (0, 0, 0, 1)), (0.5, (1, 1, 1, 1))])
        colours = tree.mix(band, colours, rgb(stripe[0]))
    tree.links.new(colours, tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = roughness
    tree.shader.inputs["Sheen"].default_value = sheen
    sum_ = tree.add("Math", operation="MULTIPLY_ADD")
    tree.links.new(large.outputs["Fac"], sum_.inputs[0])
    sum_.inputs[1].default_value = 6 * folds
    tree.links.new(fine.outputs["Fac"], sum_.inputs[2])
    tree.bump(sum_.outputs[0], 0.3 + folds * 0.4, 0.012)
    return tree.material


@_cached
def sheer(colour, through=0.55):
    """Thin cloth with light behind it."""
    tree = _Tree("sheer")
    diffuse = tree.add("BsdfDiffuse", Color=rgb(colour))
    translucent = tree.add("BsdfTranslucent", Color=rgb(colour))
    mix = tree.add("MixShader")
    mix.inputs[0].default_value = through
    tree.links.new(diffuse.outputs[0], mix.inputs[1])
    tree.links.new(translucent.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return tree.material


@_cached
def marble(colour, vein, scale=1.0, roughness=0.12):
    tree = _Tree("marble")
    vector = tree.place((scale, scale, scale))
    noise = tree.add("TexNoise", Scale=1.6, Detail=12.0, Roughness=0.66, Distortion=1.9)
    tree.links.new(vector, noise.inputs["Vector"])
    base = rgb(colour)
    soft = tuple(0.75 * a + 0.25 * b for a, b in zip(base[:3], rgb(vein)[:3])) + (1.0,)
    colours = tree.ramp(noise.outputs["Fac"], [(0.36, base), (0.47, soft), (0.5, rgb(vein)), (0.53, soft), (0.64, base)])
    tree.links.new(colours, tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = roughness
    return tree.material


@_cached
def glow(colour, strength):
    tree = _Tree("glow")
    shader = tree.add("Emission", Color=rgb(colour), Strength=strength)
    tree.links.new(shader.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return tree.material


@_cached
def glass(tint="#ffffff", mirror=0.08):
    """Thin pane: light passes straight, a part is mirrored."""
    tree = _Tree("glass")
    clear_ = tree.add("BsdfTransparent", Color=rgb(tint))
    gloss = tree.add("BsdfGlossy", Roughness=0.02)
    rim = tree.add("LayerWeight", Blend=0.35)
    factor = tree.add("Math", operation="MULTIPLY_ADD")
    tree.links.new(rim.outputs["Fresnel"], factor.inputs[0])
    factor.inputs[1].default_value = 0.6
    factor.inputs[2].default_value = mirror
    mix = tree.add("MixShader")
    tree.links.new(factor.outputs[0], mix.inputs[0])
    tree.links.new(clear_.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return tree.material


@_cached
def water(colour, ripple=0.35, scale=2.4):
    tree = _Tree("water")
    tree.shader.inputs["Base Color"].default_value = rgb(colour)
    tree.shader.inputs["Roughness"].default_value = 0.03
    tree.shader.inputs["Specular"].default_value = 0.6
    vector = tree.place((1, 1.7, 1))
    noise = tree.add("TexNoise", Scale=scale, Detail=3.0, Distortion=1.2)
    cells = tree.add("TexVoronoi", Scale=1.5)
    cells.feature = "SMOOTH_F1"
    warp = tree.mix(0.35, vector, noise.outputs["Color"])
    tree.links.new(vector, noise.inputs["Vector"])
    tree.links.new(warp, cells.inputs["Vector"])
    base = rgb(colour)
    bright = tuple(min(1.0, value * 1.5 + 0.05) for value in base[:3]) + (1.0,)
    colours = tree.ramp(cells.outputs["Distance"], [(0.1, base), (0.5, base), (0.75, bright)])
    tree.links.new(colours, tree.shader.inputs["Base Color"])
    tree.bump(noise.outputs["Fac"], ripple, 0.06)
    return tree.material


@_cached
def leaf(colour, dark):
    tree = _Tree("leaf")
    info = tree.add("ObjectInfo")
    noise = tree.add("TexNoise", Scale=3.0, Detail=3.0)
    colours = tree.ramp(noise.outputs["Fac"], [(0.3, rgb(dark)), (0.7, rgb(colour))])
    diffuse = tree.add("BsdfDiffuse")
    translucent = tree.add("BsdfTranslucent")
    mix = tree.add("MixShader")
    mix.inputs[0].default_value = 0.35
    for shader in (diffuse, translucent):
        tree.links.new(colours, shader.inputs["Color"])
    tree.links.new(diffuse.outputs[0], mix.inputs[1])
    tree.links.new(translucent.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    del info
    return tree.material


@_cached
def painting(seed, first, second, third):
    """An abstract print on a wall."""
    tree = _Tree("painting")
    noise = tree.add("TexNoise", Scale=1.1, Detail=2.5, Distortion=2.0)
    vector = tree.place((1.2, 1.2, 2.2))
    shift = tree.add("VectorMath", operation="ADD")
    shift.inputs[1].default_value = (seed * 3.7, seed, seed * 1.9)
    tree.links.new(vector, shift.inputs[0])
    tree.links.new(shift.outputs[0], noise.inputs["Vector"])
    colours = tree.ramp(noise.outputs["Fac"], [(0.4, rgb(first)), (0.47, rgb(second)), (0.55, rgb("#efe7d8")), (0.6, rgb(third))])
    tree.nodes[-1].color_ramp.interpolation = "EASE"
    tree.links.new(colours, tree.shader.inputs["Base Color"])
    tree.shader.inputs["Roughness"].default_value = 0.7
    return tree.material
