"""Clay busts for portraits: calm, simple features; each person is described by a few choices."""
import math

import bmesh
from mathutils import Vector

from .hair import HEAD, hair as dress_hair
from .materials import enamel
from .shapes import ball, tube
from .stage import link, mesh_from
from .surfaces import lathe, loft

R = 1.0                                                              # the head's radius


def on_face(x, z, lift=0.0):
    """The point of the face at x across and z up, lifted off the skin."""
    a, b, c = (R * s + lift for s in HEAD)
    return Vector((x, -b * math.sqrt(max(0, 1 - (x / a) ** 2 - (z / c) ** 2)), z))


def bust(skin, hair, hairdo, dress, brow=None, width=1.0, jaw=0.0, glasses=None, beard=None, dressed="round", under="white",
         earrings=None, cheeks=None, lips=None):
    """Looks to -Y; the middle of the head is the origin. dressed: round | jacket | shirt | turtleneck | cardigan."""
    _head(skin, jaw)
    _ears(skin, earrings, hidden=hairdo in ("scarf", "bob", "long"))
    _features(skin, brow or hair, cheeks, lips)
    if beard:
        _beard(beard)
    if glasses:
        _glasses(glasses)
    dress_hair(hairdo, R, (0, 0, 0), hair, sub=5)
    lathe([(.5, -1.55), (.40, -1.2), (.38, -.9), (.40, -.6)], (0, .08, 0), skin, n=48)
    _shoulders(dress, width, dressed, under, skin)


def _head(skin, jaw):
    o = ball(R, (0, 0, 0), skin, scale=HEAD, sub=5)
    for v in o.data.vertices:
        low = max(0, -v.co.z)
        v.co.x *= 1 - (.10 - jaw) * low ** 1.5
        v.co.y -= .05 * low ** 2


def _ears(skin, earrings, hidden):
    if hidden:
        return
    for side in (-1, 1):
        ball(.2, (side * .95, .06, -.08), skin, scale=(.5, .8, 1.15), rot=(0, side * 12, 0))
        if earrings:
            ball(.075, (side * 1.0, -.02, -.36), enamel(earrings), sub=3)


def _features(skin, brow, cheeks, lips):
    """Eyes closed in a calm curve, a small nose, the hint of a smile."""
    for side in (-1, 1):
        tube([on_face(side * (.36 + dx), -.02 + dz, .0) for dx, dz in ((-.13, .015), (-.07, -.035), (0, -.05), (.07, -.035), (.13, .015))], .027, "navy", kind="NURBS")
        tube([on_face(side * (.36 + dx), .24 + dz, .012) for dx, dz in ((-.15, -.01), (-.05, .035), (.06, .035), (.16, -.02))], .036, brow, kind="NURBS")
        if cheeks:
            p = on_face(side * .52, -.3, -.045)
            ball(.13, p, cheeks, scale=(1, .5, .75), rot=(0, 0, side * 32))
    ball(.115, on_face(0, -.2, .02), skin, scale=(.85, .95, 1.05))
    tube([on_face(dx, -.47 + dz, .0) for dx, dz in ((-.15, .035), (-.07, -.01), (0, -.022), (.07, -.01), (.15, .035))], .026, lips or "umber", kind="NURBS")


def _beard(colour):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
    for v in bm.verts:
        d = v.co.normalized()
        mouth = math.hypot(d.x / .21, (d.z + .46) / .07)
        edge = -.08 - .22 * math.cos(min(abs(d.x) / .75, 1) * math.pi / 2)   # from the ears down to the upper lip
        cover = _soft(edge - d.z, -.02, .08) * _soft(.30 - d.y, 0, .2) * _soft(mouth, .85, 1.2)
        grow = .95 + (.05 + .07) * cover
        v.co = Vector((d.x * HEAD[0], d.y * HEAD[1] - .05 * max(0, -d.z) ** 2, d.z * HEAD[2])) * grow
    link("beard", mesh_from(bm), colour)


def _soft(x, lo, hi):
    t = max(0, min(1, (x - lo) / (hi - lo)))
    return t * t * (3 - 2 * t)


def _glasses(colour):
    frame = enamel(colour)
    for side in (-1, 1):
        tube([on_face(side * .385 + .285 * math.cos(t * math.pi / 16), .0 + .26 * math.sin(t * math.pi / 16), 0) + Vector((0, -.09, 0)) for t in range(32)], .034, frame, closed=True)
        tube([on_face(side * .67, .04, .09), Vector((side * 1.0, -.35, .06)), Vector((side * 1.02, .1, .04))], .03, frame, kind="NURBS")
    tube([on_face(-.1, .04, .1), on_face(0, .08, .12), on_face(.1, .04, .1)], .03, frame, kind="NURBS")


def _ring(z, w, d, y=.1, n=40):
    return [(w * math.cos(2 * math.pi * i / n), y + d * math.sin(2 * math.pi * i / n), z) for i in range(n)]


def _shoulders(colour, width, dressed, under, skin):
    w = width
    low = [(-3.18, .2), (-3.16, .5), (-3.06, .85), (-2.92, 1.14), (-2.75, 1.38)]    # follows the edge of the disc
    rings = [_ring(z, half, .3 + .3 * half) for z, half in low] + [_ring(-2.5, min(1.52 * w, 1.62), .76), _ring(-2.2, 1.53 * w, .76), _ring(-1.9, 1.48 * w, .74), _ring(-1.6, 1.24 * w, .66), _ring(-1.42, .86 * w, .56), _ring(-1.3, .56, .5)]
    loft(rings, colour, sub=2)
    neck = -1.3
    if dressed == "turtleneck":
        lathe([(.52, neck - .1), (.54, neck + .02), (.5, neck + .36), (.46, neck + .4)], (0, .09, 0), colour, n=48, bevel=.03)
    elif dressed == "round":
        tube([(.5 * math.cos(t * math.pi / 20), .08 + .48 * math.sin(t * math.pi / 20), neck + .02 + .05 * math.sin(t * math.pi / 20)) for t in range(40)], .08, colour, closed=True)
    else:
        _collar(colour, dressed, under, w)


def _front(x, z, w, lift=.02):
    """A point on the chest."""
    d = {-1.3: .5, -1.42: .56, -1.6: .66, -1.9: .74, -2.3: .76, -2.7: .74}
    ks = sorted(d)
    z0 = max([k for k in ks if k <= z], default=ks[0])
    z1 = min([k for k in ks if k >= z], default=ks[-1])
    t = 0 if z0 == z1 else (z - z0) / (z1 - z0)
    depth = d[z0] * (1 - t) + d[z1] * t
    return Vector((x, .1 - depth * math.sqrt(max(.05, 1 - (x / (1.35 * w)) ** 2)) - lift, z))


def _collar(colour, dressed, under, w):
    """A shirt's collar and, over the shirt, the lapels of a jacket or the edges of a cardigan."""
    opening = 1.0 if dressed != "shirt" else .0
    if opening:
        _strip([(-1.36, -.4, .4), (-1.6, -.34, .34), (-1.9, -.24, .24), (-2.3, -.13, .13), (-2.68, -.04, .04)], under, w, .03)
    for side in (-1, 1):
        _strip([(-1.2, side * .3, side * .46), (-1.34, side * .2, side * .5), (-1.48, side * .07, side * .46), (-1.62, side * .2, side * .3)], under if opening else colour, w, .1)
        if dressed == "jacket":
            _strip([(-1.4, side * .42, side * .52), (-1.62, side * .34, side * .72), (-1.72, side * .31, side * .62), (-2.2, side * .15, side * .4), (-2.68, side * .03, side * .12)], colour, w, .075)
        elif dressed == "cardigan":
            _strip([(-1.36, side * .38, side * .56), (-1.6, side * .33, side * .5), (-1.9, side * .23, side * .4), (-2.3, side * .12, side * .28), (-2.7, side * .03, side * .19)], colour, w, .07)
    for z in (-1.75, -2.05, -2.35):
        ball(.04, _front(0, z, w, .09 if opening else .05), "steel" if opening else "cream", sub=3)


def _strip(rows, mat, w, lift):
    """A soft panel on the chest: rows of (height, from x, to x)."""
    bm, across = bmesh.new(), 8
    grid = [[bm.verts.new(_front(x0 + (x1 - x0) * j / across, z, w, lift)) for j in range(across + 1)] for z, x0, x1 in rows]
    for a, b in zip(grid, grid[1:]):
        for j in range(across):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = link("panel", mesh_from(bm), mat)
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = .07, 0
    smooth = o.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
