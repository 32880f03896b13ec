"""The rolling sea of the wide harbour picture."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from .palette import linear
from .stage import link, mesh_from


def sea(near=-40, far=150, mat=None):
    bm = bmesh.new()
    N, Mx = 330, 240
    rows = []
    cam_y = -42
    for i in range(N + 1):
        y = near + (far - near) * (i / N) ** 2.1
        dist = y - cam_y
        half = 6 + 0.46 * dist
        fade = 1 / (1 + (dist / 60) ** 2)
        row = []
        for j in range(Mx + 1):
            x = half * (2 * j / Mx - 1)

            def crest(kx, ky, ph):
                s_ = math.sin(kx * x + ky * y + ph)
                return (1 - abs(math.sin((kx * x + ky * y + ph) / 2))) ** 1.3

            wob = noise.noise(Vector((x * 0.07, y * 0.07, 0)))
            z = 0.52 * crest(0.16, 0.95, 3.2 * wob) + 0.34 * crest(-0.42, 1.25, 1.3 + 4 * wob) + 0.14 * crest(0.9, 1.9, 0.7 + 2 * wob)
            row.append(bm.verts.new((x, y, (z - 0.34) * (0.3 + 0.7 * fade))))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for j in range(Mx):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    bm.normal_update()
    m = mat or sea_mat()
    return link("sea", mesh_from(bm), m)


def sea_mat():
    """Deep teal troughs, sea-glass crests: colour follows height."""
    m = bpy.data.materials.new("sea")
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    p = n["Principled BSDF"]
    g = n.new("ShaderNodeNewGeometry")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(g.outputs["Position"], sp.inputs[0])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -0.35
    mr.inputs["From Max"].default_value = 0.55
    l.new(sp.outputs["Z"], mr.inputs["Value"])
    r = n.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].color = (*linear("#1F6E80"), 1)
    e[1].color = (*linear("#BCE6DB"), 1)
    e.new(0.45).color = (*linear("#4BA3A6"), 1)
    e.new(0.75).color = (*linear("#86CDC2"), 1)
    l.new(mr.outputs[0], r.inputs["Fac"])
    l.new(r.outputs[0], p.inputs["Base Color"])
    p.inputs["Roughness"].default_value = 0.3
    p.inputs["Specular"].default_value = 0.5
    return m
