"""The house light: warm key, coral rim, sky dome; and small lamps."""

import math

import bpy
from mathutils import Matrix, Vector

from .palette import linear
from .stage import place


def light(key=3.0, sky=0.60, rim=1.1, key_col="#FFE0B8", sky_top="#A9C8F5", sky_low="#FFE2D2", az=-34, el=40, soft=12):
    """Warm key (front-left), cool sky dome, coral rim (back-right)."""

    def sun(name, e, col, a, b, ang):
        d = bpy.data.lights.new(name, "SUN")
        d.energy = e
        d.color = linear(col)
        d.angle = math.radians(ang)
        o = bpy.data.objects.new(name, d)
        bpy.context.scene.collection.objects.link(o)
        a, b = math.radians(a), math.radians(b)
        v = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
        o.rotation_euler = v.to_track_quat("Z", "Y").to_euler()

    sun("key", key, key_col, az, el, soft)
    sun("rim", rim, "#FF9E84", 128, 30, 25)
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    tc = n.new("ShaderNodeTexCoord")
    sx = n.new("ShaderNodeSeparateXYZ")
    r = n.new("ShaderNodeValToRGB")
    mr = n.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -1
    l.new(tc.outputs["Generated"], sx.inputs[0])
    l.new(sx.outputs["Z"], mr.inputs["Value"])
    l.new(mr.outputs[0], r.inputs["Fac"])
    e = r.color_ramp.elements
    e[0].color = (*linear("#7C93B5"), 1)
    e[1].color = (*linear(sky_top), 1)
    e.new(0.52).color = (*linear(sky_low), 1)
    l.new(r.outputs[0], n["Background"].inputs["Color"])
    n["Background"].inputs["Strength"].default_value = sky


def point_light(loc, power, r=0.15, col="amber"):
    d = bpy.data.lights.new("pt", "POINT")
    d.energy = power
    d.shadow_soft_size = r
    d.color = linear(col)
    o = bpy.data.objects.new("pt", d)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = place() @ Matrix.Translation(loc)
