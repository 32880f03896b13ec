"""The basic rounded solids and the outlines that they are cut from."""

import math

import bmesh
import bpy
from mathutils import Vector

from .materials import material_of
from .stage import BEVEL, bevel_edges, link, mesh_from, place


def box(size, loc, mat, r=BEVEL, rot=(0, 0, 0), seg=4, base=False):
    """Rounded box. base=True: loc is the centre of the bottom face."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if base:
        bmesh.ops.translate(bm, vec=(0, 0, size[2] / 2), verts=bm.verts)
    o = link("box", mesh_from(bm), mat, loc, rot)
    return bevel_edges(o, min(r, min(size) * 0.49), seg)


def cylinder(r, h, loc, mat, r2=None, bevel=0.03, n=48, rot=(0, 0, 0)):
    """Cylinder / cone frustum standing on loc."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r if r2 is None else r2, depth=h)
    bmesh.ops.translate(bm, vec=(0, 0, h / 2), verts=bm.verts)
    o = link("cyl", mesh_from(bm), mat, loc, rot)
    return bevel_edges(o, min(bevel, h * 0.45, r * 0.9), 3, 50)


def ball(r, loc, mat, scale=(1, 1, 1), rot=(0, 0, 0), sub=4):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    return link("ball", mesh_from(bm), mat, loc, rot)


def prism(pts, depth, loc, mat, r=BEVEL, axis="Y", rot=(0, 0, 0), seg=4):
    """Extrude a 2-D outline. axis Y: outline in XZ; Z: outline in XY; X: in YZ."""
    bm = bmesh.new()
    f = {"Y": lambda a, b, d: (a, d, b), "Z": lambda a, b, d: (a, b, d), "X": lambda a, b, d: (d, a, b)}[axis]
    v0 = [bm.verts.new(f(a, b, -depth / 2)) for a, b in pts]
    v1 = [bm.verts.new(f(a, b, depth / 2)) for a, b in pts]
    bm.faces.new(v0)
    bm.faces.new(v1[::-1])
    k = len(pts)
    for i in range(k):
        bm.faces.new((v0[i], v1[i], v1[(i + 1) % k], v0[(i + 1) % k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = link("prism", mesh_from(bm), mat, loc, rot)
    return bevel_edges(o, r, seg, 30)


def tube(pts, r, mat, closed=False, res=4, kind="POLY"):
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new(kind)
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    sp.use_cyclic_u = closed
    if kind == "NURBS":
        sp.order_u = 3
        sp.use_endpoint_u = True
        sp.resolution_u = 10
    o = bpy.data.objects.new("tube", cu)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = place()
    cu.materials.append(material_of(mat))
    for s in cu.splines:
        s.use_smooth = True
    return o


def limb(a, b, r, mat, r2=None):
    """Capsule between two points."""
    a, b = Vector(a), Vector(b)
    tube([a, a.lerp(b, 0.5), b], r, mat)
    ball(r, a, mat, sub=3)
    ball(r if r2 is None else r2, b, mat, sub=3)


def rounded_rect(w, d, r, n=None):
    """Outline of a rounded rectangle."""
    n = n or (32 if r > 2 else 12)
    out = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def arch(w, h, n=16):
    """Outline of a round-headed opening, origin bottom centre."""
    r = w / 2
    return [(-r, 0), (r, 0)] + [(r * math.cos(math.pi * i / n), h - r + r * math.sin(math.pi * i / n)) for i in range(n + 1)]


def heart(s, depth, loc, mat, r=0.05, rot=(0, 0, 0)):
    pts = []
    for i in range(48):
        t = 2 * math.pi * i / 48
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        pts.append((x * s / 32, y * s / 32))
    return prism(pts, depth, loc, mat, r=r, rot=rot)


def superellipse(t, a, b, e):
    c, s = math.cos(t), math.sin(t)
    return a * math.copysign(abs(c) ** (2 / e), c), b * math.copysign(abs(s) ** (2 / e), s)
