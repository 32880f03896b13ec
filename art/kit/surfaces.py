"""Shapes made by moving an outline: turned, skinned, swept, fused, laid on a surface."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from .fuse import fused_mesh
from .shapes import rounded_rect
from .stage import bevel_edges, link, mesh_from


def lathe(prof, loc, mat, n=56, rot=(0, 0, 0), bevel=0):
    """Revolve [(radius, z), ...] around Z."""
    bm = bmesh.new()
    rings = []
    for r, z in prof:
        rings.append(
            [bm.verts.new((r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z)) for i in range(n)]
            if r > 1e-5
            else [bm.verts.new((0, 0, z))]
        )
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            j = (i + 1) % n
            q = [a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)]]
            q = list(dict.fromkeys(q))
            if len(q) > 2:
                bm.faces.new(q)
    if len(rings[0]) > 1:
        bm.faces.new(rings[0][::-1])
    if len(rings[-1]) > 1:
        bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = link("lathe", mesh_from(bm), mat, loc, rot)
    return bevel_edges(o, bevel, 3, 40)


def loft(rings, mat, loc=(0, 0, 0), rot=(0, 0, 0), caps=True, sub=1):
    """Skin a list of equal-length closed rings of (x,y,z)."""
    bm = bmesh.new()
    R = [[bm.verts.new(p) for p in r] for r in rings]
    k = len(R[0])
    for a, b in zip(R, R[1:]):
        for i in range(k):
            bm.faces.new((a[i], a[(i + 1) % k], b[(i + 1) % k], b[i]))
    if caps:
        bm.faces.new(R[0][::-1])
        bm.faces.new(R[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = link("loft", mesh_from(bm), mat, loc, rot)
    if sub:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = sub
    return o


def sweep(P, prof, mat, t0=0, t1=1, n=48, r=0.04):
    """Run a closed 2-D profile (side, up) along a path P(t) -> Vector: roads, rails."""
    rings = []
    for i in range(n + 1):
        t = t0 + (t1 - t0) * i / n
        p = P(t)
        d = P(t + 1e-3) - P(t - 1e-3)
        d.z = 0
        d.normalize()
        side = Vector((d.y, -d.x, 0))
        rings.append([p + side * a + Vector((0, 0, b)) for a, b in prof])
    return bevel_edges(loft(rings, mat, sub=0), r, 3, 40)


def blob(balls, mat, loc=(0, 0, 0), voxel=0.07, smooth=8, lump=0.0, flat=None, seed=0, blend=0.0):
    """Fuse spheres into one clay lump. balls: (x,y,z,r). flat: cut below z. blend: see fused_mesh."""
    o = link("blob", fused_mesh(balls, voxel, blend), mat, loc)
    s = o.modifiers.new("s", "SMOOTH")
    s.factor = 0.5
    s.iterations = smooth
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    o.data = me
    for v in me.vertices:
        if lump:
            v.co += v.normal * lump * noise.noise(v.co * 1.7 + Vector((seed * 9.1, 0, 0)))
        if flat is not None and v.co.z < flat:
            v.co.z = flat - (flat - v.co.z) * 0.12
    for p in me.polygons:
        p.use_smooth = True
    return o


def patch(S, u0, u1, v0, v1, mat, off=0.012, r=0.25, n=9, k=8, thick=0.02):
    """Rounded panel laid on a surface S(u,v)->Vector: windows, lights, doors."""
    bm = bmesh.new()
    uc, vc, du, dv = (u0 + u1) / 2, (v0 + v1) / 2, (u1 - u0), (v1 - v0)

    def P(u, v):
        p = S(u, v)
        e = 1e-3
        nrm = (S(u + e, v) - p).cross(S(u, v + e) - p).normalized()
        return p + nrm * off

    rr = rounded_rect(1, 1, r, n=n)
    rings = []
    for i in range(k + 1):
        t = 1 - i / k
        rings.append([bm.verts.new(P(uc + x * du * max(t, 0.02), vc + y * dv * max(t, 0.02))) for x, y in rr])
    for a, b in zip(rings, rings[1:]):
        m = len(a)
        for i in range(m):
            bm.faces.new((a[i], a[(i + 1) % m], b[(i + 1) % m], b[i]))
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = link("patch", mesh_from(bm), mat)
    sd = o.modifiers.new("s", "SOLIDIFY")
    sd.thickness = thick
    sd.offset = 0
    bevel_edges(o, thick * 0.4, 2, 50)
    return o
