"""Hair and headgear: a shell that swells where there is hair and sinks under the skin where there is none."""
import math
import random

import bmesh
from mathutils import Vector

from .shapes import ball, prism, rounded_rect
from .stage import link, mesh_from
from .surfaces import blob, lathe

HEAD = (.95, .97, 1.05)                                              # how a head differs from a ball


def _soft(x, lo, hi):
    t = max(0, min(1, (x - lo) / (hi - lo)))
    return t * t * (3 - 2 * t)


def _above(tilt, level):
    """Hair above a hairline that falls from the forehead to the nape."""
    a = math.radians(tilt)
    return lambda d: _soft(d.z * math.cos(a) + d.y * math.sin(a), level, level + .16)


def _around_face(width, top, bottom):
    """Hair everywhere but in an oval in front."""
    def cover(d):
        middle, half = (top + bottom) / 2, (top - bottom) / 2
        oval = math.hypot(d.x / width, (d.z - middle) / half) if d.y < .1 else 9
        return _soft(oval, .94, 1.16)
    return cover


def _parted(d):
    """Short hair swept up from a parting on one side."""
    line = d.z * .85 + d.y * .52 - .07 * math.sin(d.x * 2.4 + .6)
    quiff = .55 * _soft(-d.y, -.2, .7) * _soft(d.z, .2, .7)
    return _soft(line, .06, .20) * (.7 + quiff + .3 * _soft(d.x, -.6, .3)) * (1 - .55 * _groove(d.x + .42) * (d.z > 0))


def _groove(x):
    return math.exp(-(x / .05) ** 2)


def _curtains(d):
    """Long hair that falls to both sides from a parting."""
    if d.y > .1:
        return 1 - .4 * _groove(d.x - .26) * _soft(d.z, .3, .6)
    forehead = d.z - (.68 - .62 * abs(d.x - .26))
    sides = (abs(d.x) - .74) * 1.4
    return _soft(max(forehead, sides), -.06, .12) * (1 - .4 * _groove(d.x - .26))


def _fringe(d):
    """What is left round a bald head."""
    return _soft(d.y + .42 - abs(d.z) * .2, .12, .3) * _soft(.28 - d.z, 0, .2) * _soft(d.z + .62, 0, .2)


COVERS = dict(
    short=(_above(32, .06), .10), crop=(_above(33, .10), .05), side=(_parted, .17), bun=(_above(34, .12), .08),
    bob=(_curtains, .13), long=(_curtains, .11), fringe=(_fringe, .09),
    scarf=(_around_face(.74, .60, -.82), .14), hood=(_around_face(.84, .62, -.90), .24), cap=(_above(22, .18), .10),
    curly=(_above(34, .12), .10), bald=None, ponytail=(_above(34, .12), .08),
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
        swell = .93 + (.07 + thick) * cover(d)
        if style in ("bob", "long") and d.z < 0:
            swell += .12 * -d.z * cover(d)
        v.co = Vector((d.x * HEAD[0], d.y * HEAD[1], d.z * HEAD[2])) * swell * r
    link("hair", mesh_from(bm), colour, loc)
    _add_to_hair(style, r, Vector(loc), colour, sub)


def _add_to_hair(style, r, c, colour, sub):
    at = lambda x, y, z: (c.x + x * r, c.y + y * r, c.z + z * r)
    if style == "bun":
        ball(.50 * r, at(0, .55, 1.05), colour, sub=sub)
    elif style == "ponytail":
        blob([(*at(0, 1.05, .45), .34 * r), (*at(0, 1.22, .1), .32 * r), (*at(0, 1.2, -.3), .28 * r), (*at(0, 1.1, -.65), .2 * r)], colour, voxel=.07 * r, smooth=6)
    elif style == "long":
        blob([(*at(x, .42, z), .5 * r) for x in (-.42, 0, .42) for z in (-.3, -.75, -1.15)], colour, voxel=.1 * r, smooth=8)
    elif style == "scarf":
        lathe([(.5 * r, .5 * r), (.66 * r, .2 * r), (.9 * r, -.04 * r), (1.18 * r, -.32 * r), (1.4 * r, -.72 * r), (1.36 * r, -.8 * r)], at(0, .06, -1.1), colour, bevel=.02 * r)
    elif style == "hood":
        lathe([(.5 * r, .5 * r), (.8 * r, .2 * r), (.95 * r, 0), (.6 * r, -.05 * r)], at(0, .05, -1.05), colour, bevel=.02 * r)
    elif style == "cap":
        prism(rounded_rect(1.35 * r, 1.0 * r, .5 * r), .13 * r, at(0, -.95, .34), colour, r=.05 * r, axis="Z", rot=(8, 0, 0))
    elif style == "curly":
        rnd, golden = random.Random(3), math.pi * (3 - 5 ** .5)
        cover = _above(34, .12)
        for i in range(150):
            z = 1 - 2 * (i + .5) / 150
            q = math.sqrt(1 - z * z)
            d = Vector((q * math.cos(i * golden), q * math.sin(i * golden), z))
            if cover(d) > .5:
                k = r * rnd.uniform(.20, .27)
                ball(k, c + Vector((d.x * HEAD[0], d.y * HEAD[1], d.z * HEAD[2])) * r * 1.14, colour, sub=3)
