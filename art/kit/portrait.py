"""The set of a portrait: the tinted disc behind a bust, and the camera before it."""

import math

import bpy
from mathutils import Vector

from .light import light
from .shapes import cylinder


def portrait_set(disc):
    light()
    cylinder(2.5, 0.3, (0, 1.9, -0.62), disc, rot=(90, 0, 0), bevel=0.12, n=128)
    scene = bpy.context.scene
    d = bpy.data.cameras.new("portrait")
    d.type, d.ortho_scale = "ORTHO", 5.75
    o = bpy.data.objects.new("portrait", d)
    scene.collection.objects.link(o)
    scene.camera = o
    up = math.radians(6)
    v = Vector((0, -math.cos(up), math.sin(up)))
    o.rotation_euler = v.to_track_quat("Z", "Y").to_euler()
    o.location = Vector((0, 0, -0.66)) + v * 20
