"""The lighthouse, its beam, its rock and the gulls."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from .materials import enamel, glow
from .palette import linear
from .shapes import arch, ball, cylinder, prism, tube
from .stage import at, link, mesh_from
from .surfaces import blob, lathe


def lighthouse(loc, s=1):
    with at(loc, s=s):
        lathe([(1.55, 0), (1.55, 0.3), (1.42, 0.4)], (0, 0, 0), "stone", bevel=0.06)
        prof = lambda z: 1.32 - 0.058 * z - 0.012 * math.sin(z)
        bands = [(0, 1.5, "white"), (1.5, 3.0, "coral"), (3.0, 4.5, "white"), (4.5, 6.0, "coral"), (6.0, 6.9, "white")]
        for a, b, c in bands:
            lathe([(prof(a + (b - a) * i / 6), 0.38 + a + (b - a) * i / 6) for i in range(7)], (0, 0, 0), c, n=72)
        z = 7.26
        lathe([(0.88, -0.12), (1.0, 0.0), (1.28, 0.14), (1.32, 0.2), (1.32, 0.32), (1.1, 0.34)], (0, 0, z), "navy", bevel=0.03)
        for i in range(18):
            a = 2 * math.pi * i / 18
            tube([(1.24 * math.cos(a), 1.24 * math.sin(a), z + 0.3), (1.24 * math.cos(a), 1.24 * math.sin(a), z + 0.78)], 0.022, "navy")
        for zz in (0.56, 0.79):
            tube(
                [(1.24 * math.cos(t * math.pi / 24), 1.24 * math.sin(t * math.pi / 24), z + zz) for t in range(48)],
                0.03,
                "navy",
                closed=True,
            )
        lathe([(0.78, 0.3), (0.78, 0.52), (0.7, 0.56)], (0, 0, z), "white", bevel=0.03)
        cylinder(0.62, 1.15, (0, 0, z + 0.54), glow("#FFC860", 1.7, 0.7), bevel=0.02)
        for i in range(10):
            a = 2 * math.pi * i / 10
            tube([(0.66 * math.cos(a), 0.66 * math.sin(a), z + 0.5), (0.66 * math.cos(a), 0.66 * math.sin(a), z + 1.7)], 0.035, "navy")
        tube(
            [(0.66 * math.cos(t * math.pi / 20), 0.66 * math.sin(t * math.pi / 20), z + 1.1) for t in range(40)], 0.025, "navy", closed=True
        )
        lathe(
            [(0.8, 0), (0.92, 0.05), (0.92, 0.12), (0.7, 0.34), (0.36, 0.62), (0.14, 0.72), (0.1, 0.8)],
            (0, 0, z + 1.66),
            "navy",
            bevel=0.03,
        )
        ball(0.16, (0, 0, z + 2.52), enamel("amber"))
        tube([(0, 0, z + 2.5), (0, 0, z + 3.1)], 0.03, "navy")
        for zz, a in ((2.0, -100), (3.7, -70), (5.2, -100)):
            r = prof(zz - 0.3)
            ar = math.radians(a)
            with at((r * math.cos(ar), r * math.sin(ar), zz), rz=a + 90):
                prism(arch(0.42, 0.78), 0.16, (0, 0.02, 0), "navy", r=0.03)
                prism(arch(0.3, 0.66), 0.2, (0, 0.0, 0.05), glow("amber", 1.1), r=0.02)
        with at((1.34 * math.cos(math.radians(-80)), 1.34 * math.sin(math.radians(-80)), 0.35), rz=10):
            prism(arch(0.8, 1.25), 0.3, (0, 0.05, 0), "stone", r=0.05)
            prism(arch(0.6, 1.1), 0.36, (0, 0.05, 0), "navy", r=0.03)
            ball(0.04, (0.18, -0.15, 0.5), enamel("amber"))
        return z + 1.1


def beam(p0, az, length=34, r0=0.18, r1=3.2, strength=0.55, col="#FFE2A0", tilt=0):
    """Soft light cone: pure emission, no volume, no noise."""
    m = bpy.data.materials.new("beam")
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.remove(n["Principled BSDF"])
    tr = n.new("ShaderNodeBsdfTransparent")
    em = n.new("ShaderNodeEmission")
    add = n.new("ShaderNodeAddShader")
    em.inputs["Color"].default_value = (*linear(col), 1)
    tc = n.new("ShaderNodeTexCoord")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(tc.outputs["Generated"], sp.inputs[0])
    inv = n.new("ShaderNodeMath")
    inv.operation = "SUBTRACT"
    inv.inputs[0].default_value = 1
    l.new(sp.outputs["Z"], inv.inputs[1])
    pw = n.new("ShaderNodeMath")
    pw.operation = "POWER"
    pw.inputs[1].default_value = 2.2
    l.new(inv.outputs[0], pw.inputs[0])
    lw = n.new("ShaderNodeLayerWeight")
    lw.inputs["Blend"].default_value = 0.5
    fi = n.new("ShaderNodeMath")
    fi.operation = "SUBTRACT"
    fi.inputs[0].default_value = 1
    l.new(lw.outputs["Facing"], fi.inputs[1])
    fp = n.new("ShaderNodeMath")
    fp.operation = "POWER"
    fp.inputs[1].default_value = 2.6
    l.new(fi.outputs[0], fp.inputs[0])
    mu = n.new("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    l.new(pw.outputs[0], mu.inputs[0])
    l.new(fp.outputs[0], mu.inputs[1])
    m2 = n.new("ShaderNodeMath")
    m2.operation = "MULTIPLY"
    m2.inputs[1].default_value = strength
    l.new(mu.outputs[0], m2.inputs[0])
    lp = n.new("ShaderNodeLightPath")
    m3 = n.new("ShaderNodeMath")
    m3.operation = "MULTIPLY"
    l.new(m2.outputs[0], m3.inputs[0])
    l.new(lp.outputs["Is Camera Ray"], m3.inputs[1])
    l.new(m3.outputs[0], em.inputs["Strength"])
    l.new(tr.outputs[0], add.inputs[0])
    l.new(em.outputs[0], add.inputs[1])
    l.new(add.outputs[0], n["Material Output"].inputs["Surface"])
    with at(p0, rz=az, ry=90 - tilt):
        bm = bmesh.new()
        N = 96
        S = 24
        R = []
        for j in range(S + 1):
            t = j / S
            r = r0 + (r1 - r0) * t
            R.append([bm.verts.new((r * math.cos(2 * math.pi * i / N), r * math.sin(2 * math.pi * i / N), t * length)) for i in range(N)])
        for a, b in zip(R, R[1:]):
            for i in range(N):
                bm.faces.new((a[i], a[(i + 1) % N], b[(i + 1) % N], b[i]))
        o = link("beam", mesh_from(bm), m)
        o.visible_shadow = False


def rocks(loc, seed=1, s=1):
    rnd = random.Random(seed)
    with at(loc, s=s):
        B = [
            (0, 0, -0.3, 2.6),
            (1.9, 0.3, -0.4, 1.7),
            (-1.9, -0.2, -0.5, 1.7),
            (3.2, -0.3, -0.4, 1.1),
            (-3.2, 0.2, -0.5, 1.1),
            (0.9, -1.7, -0.6, 1.3),
            (-1.0, -1.8, -0.65, 1.2),
            (2.4, -1.4, -0.6, 0.9),
            (4.2, 0.2, -0.4, 0.6),
            (-4.2, -0.2, -0.45, 0.6),
        ]
        o = blob(B, "#6A7F97", voxel=0.16, smooth=3, lump=0.0)
        for v in o.data.vertices:  # terrace + facet the lump into a friendly rock
            v.co += v.normal * (0.5 * abs(noise.noise(v.co * 0.75 + Vector((3, 1, 7)))) - 0.12 + 0.16 * noise.noise(v.co * 2.1))
            top = 1.35
            if v.co.z > top:
                v.co.z = top + (v.co.z - top) * 0.18
        dm = o.modifiers.new("d", "DECIMATE")
        dm.ratio = 0.035
        bv = o.modifiers.new("b", "BEVEL")
        bv.width = 0.05
        bv.segments = 2
        bv.limit_method = "ANGLE"
        bv.angle_limit = math.radians(12)
        for p_ in o.data.polygons:
            p_.use_smooth = False
        grass = blob([(0, 0.1, 1.0, 1.75), (1.7, 0.4, 0.85, 1.1), (-1.7, 0.1, 0.8, 1.0)], "teal", voxel=0.12, smooth=8, lump=0.08)
        for v in grass.data.vertices:
            if v.co.z > 1.42:
                v.co.z = 1.42 + (v.co.z - 1.42) * 0.08
        for i in range(14):
            a = rnd.uniform(0, 6.28)
            r = rnd.uniform(3.2, 4.7)
            k = rnd.uniform(0.2, 0.5)
            o = ball(
                k,
                (r * math.cos(a), r * 0.62 * math.sin(a), 0.05),
                rnd.choice(["#6A7F97", "slate", "steel"]),
                scale=(1.2, 1, 0.7),
                rot=(rnd.uniform(-20, 20), 0, rnd.uniform(0, 90)),
                sub=2,
            )


def gull(loc, s=1, rz=0, up=0.25):
    with at(loc, s=s, rz=rz):
        tube([(-0.9, 0, up * 0.6), (-0.45, 0, up), (0, 0, 0), (0.45, 0, up), (0.9, 0, up * 0.6)], 0.05, "white", kind="NURBS")
        ball(0.1, (0, 0, 0), "white", scale=(0.7, 1.8, 0.7), sub=3)
