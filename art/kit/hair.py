"""Hair and headgear: a shell that swells where there is hair and sinks under the skin where there is none."""

import math
import random

import bmesh
from mathutils import Vector

from .shapes import ball, prism, rounded_rect
from .stage import link, mesh_from
from .surfaces import blob, lathe

HEAD = (0.95, 0.97, 1.05)  # how a head differs from a ball


def _soft(x, lo, hi):
    t = max(0, min(1, (x - lo) / (hi - lo)))
    return t * t * (3 - 2 * t)


def _above(tilt, level):
    """Hair above a hairline that falls from the forehead to the nape."""
    a = math.radians(tilt)
    return lambda d: _soft(d.z * math.cos(a) + d.y * math.sin(a), level, level + 0.16)


def _around_face(width, top, bottom):
    """Hair everywhere but in an oval in front."""

    def cover(d):
        middle, half = (top + bottom) / 2, (top - bottom) / 2
        oval = math.hypot(d.x / width, (d.z - middle) / half) if d.y < 0.1 else 9
        return _soft(oval, 0.94, 1.16)

    return cover


def _hairline(d):
    """Short hair as it grows: straight over the forehead, down before the ears, round them, low at the nape."""
    turn = math.degrees(math.atan2(abs(d.x), -d.y))  # 0 in front, 180 behind
    edge = 0.56 + 0.05 * _soft(turn, 10, 38) - 0.72 * _soft(turn, 40, 66) + 0.2 * _soft(turn, 72, 88) - 0.6 * _soft(turn, 98, 130)
    return _soft(d.z - edge, -0.02, 0.08)


def _groove(x):
    return math.exp(-((x / 0.05) ** 2))


def _curtains(d):
    """Long hair that falls to both sides from a parting."""
    parting = 1 - 0.4 * _groove(d.x - 0.26) * _soft(d.z, 0.2, 0.5)
    forehead = d.z - (0.68 - 0.62 * abs(d.x - 0.26))
    sides = (abs(d.x) - 0.74) * 1.4
    front = _soft(max(forehead, sides), -0.06, 0.12)
    return (front + (1 - front) * _soft(d.y, -0.02, 0.3)) * parting


def _fringe(d):
    """What is left round a bald head."""
    return _soft(d.y + 0.42 - abs(d.z) * 0.2, 0.12, 0.3) * _soft(0.28 - d.z, 0, 0.2) * _soft(d.z + 0.62, 0, 0.2)


def _swept(back):
    """One lock, swept from a parting on one side over to the other. back: 0 over the forehead, 1 behind."""
    for i in range(9):
        t = i / 8
        a = math.radians(132 - 98 * t)
        y = -0.62 + 1.15 * back - 0.1 * math.sin(math.pi * t)
        q = math.sqrt(max(0.2, 1.1 - y * y))
        lift = (0.1 + 0.12 * (1 - back)) * math.sin(math.pi * min(1, t * 1.15))
        yield q * math.cos(a) * 0.95, y * 0.97, q * math.sin(a) + lift, 0.15 + 0.09 * math.sin(math.pi * (0.12 + 0.8 * t))


COVERS = dict(
    short=(_above(32, 0.06), 0.10),
    crop=(_hairline, 0.05),
    side=(_hairline, 0.05),
    bun=(_above(34, 0.12), 0.08),
    bob=(_curtains, 0.13),
    long=(_curtains, 0.11),
    fringe=(_fringe, 0.09),
    scarf=(_around_face(0.74, 0.60, -0.82), 0.14),
    hood=(_around_face(0.84, 0.62, -0.90), 0.24),
    cap=(_above(22, 0.18), 0.10),
    curly=(_above(34, 0.12), 0.10),
    bald=None,
    ponytail=(_above(34, 0.12), 0.08),
)


def hair(style, r, loc, colour, sub=4):
    """Dresses a head of radius r whose middle is at loc and whose face looks to -Y."""
    if COVERS[style] is None:
        return
    cover, thick = COVERS[style]
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub + 1, radius=1)
    for v in bm.verts:
        d = v.co.normalized()
        swell = 0.93 + (0.07 + thick) * cover(d)
        if style in ("bob", "long") and d.z < 0:
            swell += 0.12 * -d.z * cover(d)
        v.co = Vector((d.x * HEAD[0], d.y * HEAD[1], d.z * HEAD[2])) * swell * r
    link("hair", mesh_from(bm), colour, loc)
    _add_to_hair(style, r, Vector(loc), colour, sub)


def _add_to_hair(style, r, c, colour, sub):
    at = lambda x, y, z: (c.x + x * r, c.y + y * r, c.z + z * r)
    if style == "bun":
        ball(0.50 * r, at(0, 0.55, 1.05), colour, sub=sub)
    elif style == "side":
        for lock in range(7):
            blob([(*at(x, y, z), k * r) for x, y, z, k in _swept(lock / 6)], colour, voxel=0.035 * r, smooth=3, blend=0.04 * r)
    elif style == "ponytail":
        blob(
            [(*at(0, 1.05, 0.45), 0.34 * r), (*at(0, 1.22, 0.1), 0.32 * r), (*at(0, 1.2, -0.3), 0.28 * r), (*at(0, 1.1, -0.65), 0.2 * r)],
            colour,
            voxel=0.07 * r,
            smooth=6,
        )
    elif style == "long":
        blob([(*at(x, 0.42, z), 0.5 * r) for x in (-0.42, 0, 0.42) for z in (-0.3, -0.75, -1.15)], colour, voxel=0.1 * r, smooth=8)
    elif style == "scarf":
        fall = [(0.5, 0.5), (0.66, 0.2), (0.9, -0.04), (1.18, -0.32), (1.4, -0.72), (1.36, -0.8)]
        drape = lathe([(q * r, z * r) for q, z in fall], at(0, 0.06, -1.1), colour, bevel=0.02 * r)
        for v in drape.data.vertices:  # round at the neck, flat on the chest
            v.co.y *= 1 - 0.44 * _soft(0.2 - v.co.z / r, 0, 0.9)
    elif style == "hood":
        lathe([(0.5 * r, 0.5 * r), (0.8 * r, 0.2 * r), (0.95 * r, 0), (0.6 * r, -0.05 * r)], at(0, 0.05, -1.05), colour, bevel=0.02 * r)
    elif style == "cap":
        prism(rounded_rect(1.35 * r, 1.0 * r, 0.5 * r), 0.13 * r, at(0, -0.95, 0.34), colour, r=0.05 * r, axis="Z", rot=(8, 0, 0))
    elif style == "curly":
        rnd, golden = random.Random(3), math.pi * (3 - 5**0.5)
        cover = _above(34, 0.12)
        for i in range(150):
            z = 1 - 2 * (i + 0.5) / 150
            q = math.sqrt(1 - z * z)
            d = Vector((q * math.cos(i * golden), q * math.sin(i * golden), z))
            if cover(d) > 0.5:
                k = r * rnd.uniform(0.20, 0.27)
                ball(k, c + Vector((d.x * HEAD[0], d.y * HEAD[1], d.z * HEAD[2])) * r * 1.14, colour, sub=3)
