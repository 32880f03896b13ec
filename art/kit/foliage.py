"""Trees and bushes: pom-poms of small round leaves, dark below and light above."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from .shapes import ball, limb
from .stage import at, link
from .surfaces import lathe


def leaves(balls, mats, n=700, size=0.2, seed=1, core="pine"):
    """Pom-pom foliage: clay core + hundreds of small rounded leaves."""
    rnd = random.Random(seed)
    for x, y, z, r in balls:
        ball(r * 0.88, (x, y, z), core, sub=3)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    tv = [v.co.copy() for v in bm.verts]
    tf = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    out = [([], []) for _ in mats]
    area = sum(b[3] ** 2 for b in balls)
    z0, z1 = min(b[2] - b[3] for b in balls), max(b[2] + b[3] for b in balls)
    for x, y, z, r in balls:
        for _ in range(int(n * r * r / area)):
            u = rnd.uniform(-1, 1)
            t = rnd.uniform(0, 2 * math.pi)
            q = math.sqrt(1 - u * u)
            d = Vector((q * math.cos(t), q * math.sin(t), u))
            p = Vector((x, y, z)) + d * r * rnd.uniform(0.9, 1.03)
            if any((p - Vector(b[:3])).length < b[3] * 0.86 for b in balls):
                continue
            up = (d + Vector((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(-0.2, 0.6)))).normalized()
            s = size * rnd.uniform(0.75, 1.25)
            mt = (
                Matrix.Translation(p)
                @ up.to_track_quat("Z", "Y").to_matrix().to_4x4()
                @ Matrix.Rotation(rnd.uniform(0, 6.28), 4, "Z")
                @ Matrix.Diagonal((s, s * 0.72, s * 0.36, 1))
            )
            k = (p.z - z0) / (z1 - z0) + rnd.gauss(0, 0.18)
            V, F = out[max(0, min(len(mats) - 1, int(k * len(mats))))]
            o = len(V)
            V.extend(mt @ v for v in tv)
            F.extend([i + o for i in f] for f in tf)
    for (V, F), m in zip(out, mats):
        me = bpy.data.meshes.new("leaves")
        me.from_pydata(V, [], F)
        link("leaves", me, m)


def tree(loc, h=3.6, crown=1.25, mats=("deep", "teal", "glass"), seed=1, trunk="umber", n=800, leaf=0.17, core="pine", girth=1.0, wide=1.0):
    rnd = random.Random(seed)
    with at(loc, rz=rnd.uniform(0, 360)):
        hh = h - crown * 1.1
        g = girth
        lathe([(0.22 * g, 0), (0.15 * g, 0.18 * g), (0.11 * g, hh * 0.6), (0.09 * g, hh)], (0, 0, 0), trunk, n=24)
        limb((0, 0, hh * 0.62), (0.42 * g, 0.1, hh * 1.02), 0.06 * g, trunk)
        limb((0, 0, hh * 0.72), (-0.38 * g, -0.12, hh * 1.08), 0.055 * g, trunk)
        c = crown
        bl = [(0, 0, hh + c * 0.62, c * 0.82)]
        for i in range(6):
            a = i * 60 + rnd.uniform(-18, 18)
            q = c * 0.58 * wide
            bl.append(
                (q * math.cos(math.radians(a)), q * math.sin(math.radians(a)), hh + c * rnd.uniform(0.22, 0.5), c * rnd.uniform(0.48, 0.6))
            )
        bl.append((0.1 * c, 0, hh + c * 1.18, c * 0.5))
        leaves(bl, mats, n=n, size=leaf, seed=seed, core=core)


def bush(loc, r=0.35, mats=("deep", "teal"), seed=3, n=160, leaf=0.1, core="pine"):
    with at(loc):
        leaves(
            [(0, 0, r * 0.6, r), (r * 0.7, 0.05, r * 0.45, r * 0.7), (-r * 0.6, -0.05, r * 0.42, r * 0.65)],
            mats,
            n=n,
            size=leaf,
            seed=seed,
            core=core,
        )
