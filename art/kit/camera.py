"""The house camera."""

import math

import bpy
import numpy as np
from mathutils import Vector


def camera(az=34, el=24, margin=0.05, res=(1600, 1200), fit=True, skip=()):
    """House camera: orthographic, 34 deg right of front, 24 deg up; auto-fits."""
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = res
    a, b = math.radians(az), math.radians(el)
    v = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    d = bpy.data.cameras.new("cam")
    d.type = "ORTHO"
    o = bpy.data.objects.new("cam", d)
    sc.collection.objects.link(o)
    sc.camera = o
    q = v.to_track_quat("Z", "Y")
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = q
    inv = q.to_matrix().inverted().to_4x4()
    xs, ys = [], []
    bpy.context.view_layer.update()
    for ob in sc.objects:  # tight fit: real vertices, not boxes
        if ob.type not in ("MESH", "CURVE") or ob.hide_render:
            continue
        if ob.type == "MESH":
            co = np.empty(len(ob.data.vertices) * 3, np.float32)
            ob.data.vertices.foreach_get("co", co)
            co = co.reshape(-1, 3)
        else:
            co = np.array([c[:] for c in ob.bound_box], np.float32)
        if not len(co):
            continue
        m = np.array(inv @ ob.matrix_world)
        p = co @ m[:3, :3].T + m[:3, 3]
        xs += [float(p[:, 0].min()), float(p[:, 0].max())]
        ys += [float(p[:, 1].min()), float(p[:, 1].max())]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    sw, sh = max(xs) - min(xs), max(ys) - min(ys)
    asp = res[0] / res[1]
    d.ortho_scale = max(sw, sh * asp) * (1 + 2 * margin)
    o.location = q.to_matrix() @ Vector((cx, cy, 60))
    d.clip_end = 300
    return o
