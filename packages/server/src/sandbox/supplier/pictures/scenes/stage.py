"""Camera, sky and settings of the renderer."""

import os

import bpy
from materials import rgb
from mathutils import Vector

DUSKS = {
    "blue": ("#e8b08c", "#a993b5", "#4a5f96", "#1a2a58"),
    "violet": ("#f0a070", "#c98aa0", "#6a5a98", "#2a2858"),
    "night": ("#5a6a90", "#34487c", "#1a2a5a", "#0c1638"),
}
SKIES = os.environ.get("SKIES", "/tmp/skies")


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def sky(name, strength, turn=0.0, indoors=False):
    """A measured sky (`SKIES`/name.exr), or a computed one: "clear", "low", "blue". `indoors`: seen, but lights nothing."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    computed = {"clear": (0.75, 1.0), "low": (0.14, 1.0)}
    if name in DUSKS:
        # By height: the colours of the sky after sunset.
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        parts = tree.nodes.new("ShaderNodeSeparateXYZ")
        node = tree.nodes.new("ShaderNodeValToRGB")
        node.color_ramp.interpolation = "EASE"
        for step, (position, colour) in enumerate(zip((0.0, 0.12, 0.35, 0.9), DUSKS[name])):
            element = node.color_ramp.elements[step] if step < 2 else node.color_ramp.elements.new(position)
            element.position, element.color = position, rgb(colour)
        tree.links.new(coordinates.outputs["Generated"], parts.inputs[0])
        tree.links.new(parts.outputs["Z"], node.inputs["Fac"])
    elif name in computed:
        node = tree.nodes.new("ShaderNodeTexSky")
        node.sky_type = "NISHITA"
        node.sun_elevation, node.sun_intensity = computed[name]
        node.sun_size = 0.03
        node.sun_rotation = turn
        node.dust_density = 2.0
    else:
        node = tree.nodes.new("ShaderNodeTexEnvironment")
        node.image = bpy.data.images.load(os.path.join(SKIES, name + ".exr"))
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Rotation"].default_value = (0, 0, turn)
        tree.links.new(coordinates.outputs["Generated"], mapping.inputs["Vector"])
        tree.links.new(mapping.outputs["Vector"], node.inputs["Vector"])
    tree.links.new(node.outputs[0], background.inputs["Color"])
    if indoors:
        seen = tree.nodes.new("ShaderNodeLightPath")
        soft = tree.nodes.new("ShaderNodeBackground")
        soft.inputs["Color"].default_value = (0.8, 0.9, 1.0, 1.0)
        soft.inputs["Strength"].default_value = 0.3 * strength
        mix = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(seen.outputs["Is Camera Ray"], mix.inputs[0])
        tree.links.new(soft.outputs[0], mix.inputs[1])
        tree.links.new(background.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes["World Output"].inputs["Surface"])


def sun(towards, power, colour=(1, 0.93, 0.82), soft=0.02):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = power, colour, soft
    item = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(item)
    item.rotation_euler = (-Vector(towards)).to_track_quat("-Z", "Y").to_euler()


def camera(at, target, lens, focus=None, stop=4.0, level=True):
    """`level` keeps upright lines upright, as an architect's lens does."""
    data = bpy.data.cameras.new("camera")
    item = bpy.data.objects.new("camera", data)
    scene = bpy.context.scene
    scene.collection.objects.link(item)
    scene.camera = item
    data.lens = lens
    eye, aim = Vector(at), Vector(target)
    if level:
        flat = Vector((aim.x - eye.x, aim.y - eye.y, 0))
        data.shift_y = (aim.z - eye.z) / flat.length * lens / 36
        aim = eye + flat
    item.location = eye
    item.rotation_euler = (aim - eye).to_track_quat("-Z", "Y").to_euler()
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = stop


def settings(width, height, samples, threads, seed):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", threads
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 12.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    # Later bounces are estimated: half of the time, and the eye does not see it.
    cycles.use_fast_gi = True
    cycles.fast_gi_method = "REPLACE"
    cycles.ao_bounces = cycles.ao_bounces_render = 2
    scene.world.light_settings.distance = 3.0
    return scene
