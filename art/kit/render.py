"""Renders with Cycles and keeps the passes that the finishing needs."""

import os

import bpy
import numpy as np


def render(path, samples=64, threads=1, passes=True, threshold=0.03):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = threshold
    c.adaptive_min_samples = 12
    c.use_denoising = False  # Debian's build has no OIDN: see finish.py
    c.max_bounces = 5
    c.diffuse_bounces = 3
    c.glossy_bounces = 2
    c.transmission_bounces = 2
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3
    c.blur_glossy = 1
    c.use_fast_gi = True
    c.ao_bounces_render = 2
    sc.world.light_settings.distance = 6
    sc.render.film_transparent = True
    sc.render.threads_mode = "FIXED"
    sc.render.threads = threads
    sc.view_settings.view_transform = "Standard"
    sc.view_settings.look = "None"
    sc.render.image_settings.file_format = "PNG"
    sc.render.image_settings.color_mode = "RGBA"
    sc.render.image_settings.color_depth = "16"
    sc.render.use_persistent_data = False
    if passes:
        vl = sc.view_layers[0]
        vl.use_pass_normal = True
        vl.use_pass_diffuse_color = True
        vl.use_pass_emit = True
        vl.use_pass_mist = True
        sc.use_nodes = True
        t = sc.node_tree
        t.nodes.clear()
        rl = t.nodes.new("CompositorNodeRLayers")
        co = t.nodes.new("CompositorNodeComposite")
        t.links.new(rl.outputs["Image"], co.inputs[0])
        fo = t.nodes.new("CompositorNodeOutputFile")
        fo.base_path = os.path.dirname(path)
        fo.format.file_format = "OPEN_EXR"
        fo.format.color_depth = "16"
        fo.format.color_mode = "RGBA"
        stem = os.path.splitext(os.path.basename(path))[0]
        fo.file_slots.clear()
        for nm, sock in (("rgb", "Image"), ("nrm", "Normal"), ("alb", "DiffCol"), ("emit", "Emit"), ("mist", "Mist")):
            fo.file_slots.new(f"{stem}_{nm}_")
            t.links.new(rl.outputs[sock], fo.inputs[-1])
    sc.render.filepath = path
    bpy.ops.render.render(write_still=True)
    if passes:
        gather_passes(path)


def gather_passes(path):
    """EXR passes -> one float16 .npz (top row first) for finish.py."""
    import numpy as np

    stem = os.path.splitext(path)[0]
    d = {}
    for nm in ("rgb", "nrm", "alb", "emit", "mist"):
        f = f"{stem}_{nm}_0001.exr"
        im = bpy.data.images.load(f)
        im.colorspace_settings.name = "Non-Color"
        w, h = im.size
        a = np.empty(w * h * im.channels, np.float32)
        im.pixels.foreach_get(a)
        d[nm] = a.reshape(h, w, im.channels)[::-1].astype(np.float16)
        os.remove(f)
    np.savez(stem + ".npz", **d)
    os.remove(path)
