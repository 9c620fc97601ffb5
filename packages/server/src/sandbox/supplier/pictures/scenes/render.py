"""Renders the pictures: blender -b --python render.py -- <folder> <width> <samples> <threads> [name …]"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

import looks
import materials
from finish import bloom, clean, film
from stage import empty, settings

OPTIONS = sys.argv[sys.argv.index("--") + 1 :]
FOLDER, WIDTH, SAMPLES, THREADS = OPTIONS[0], int(OPTIONS[1]), int(OPTIONS[2]), int(OPTIONS[3])
HEIGHT = round(WIDTH * 2 / 3)


def passes(scene):
    """Adds a file output for light, albedo, normals and depth."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = FOLDER
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    names = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}
    for name, socket in names.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])


def load(path):
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Linear"
    values = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(values)
    values = values.reshape(image.size[1], image.size[0], 4)[..., :3]
    bpy.data.images.remove(image)
    os.remove(path)
    return values


def develop(light, name, exposure, contrast):
    """The view transform of the renderer, as display values."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure
    image = bpy.data.images.new(name, WIDTH, HEIGHT, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.concatenate([light, np.ones_like(light[..., :1])], 2).astype(np.float32).ravel())
    path = os.path.join(FOLDER, name + ".png")
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    image.save_render(path)
    shown = bpy.data.images.load(path, check_existing=False)
    shown.colorspace_settings.name = "Raw"
    values = np.empty(WIDTH * HEIGHT * 4, np.float32)
    shown.pixels.foreach_get(values)
    return shown, path, values.reshape(HEIGHT, WIDTH, 4)[..., :3]


def render(name):
    build, values = looks.ALL[name]
    materials.clear()
    scene = empty()
    wanted = build()
    settings(WIDTH, HEIGHT, SAMPLES, THREADS, values["seed"])
    passes(scene)
    bpy.ops.render.render()
    parts = [load(os.path.join(FOLDER, f"{part}0001.exr")) for part in ("light", "albedo", "normal", "depth")]
    light = clean(parts[0], parts[1], parts[2], parts[3][..., 0])
    light = bloom(light, values.get("bloom", 0.06))
    shown, path, picture = develop(light, name, wanted + values.get("exposure", 0.0), values.get("contrast", "Medium High Contrast"))
    picture = film(picture, values["seed"])
    shown.pixels.foreach_set(np.concatenate([picture, np.ones_like(picture[..., :1])], 2).astype(np.float32).ravel())
    shown.filepath_raw = path
    shown.file_format = "PNG"
    shown.save()
    print("rendered", name, flush=True)


os.makedirs(FOLDER, exist_ok=True)
for chosen in OPTIONS[4:] or list(looks.ALL):
    if not os.path.exists(os.path.join(FOLDER, chosen + ".png")):
        render(chosen)
