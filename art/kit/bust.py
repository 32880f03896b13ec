"""Clay busts for portraits: calm, simple features; each person is described by a few choices."""

import math

import bmesh
from mathutils import Vector

from .hair import HEAD, hair as dress_hair
from .materials import enamel
from .shapes import ball, tube
from .stage import link, mesh_from
from .surfaces import lathe, loft

R = 1.0  # the head's radius


def on_face(x, z, lift=0.0):
    """The point of the face at x across and z up, lifted off the skin."""
    a, b, c = (R * s + lift for s in HEAD)
    return Vector((x, -b * math.sqrt(max(0, 1 - (x / a) ** 2 - (z / c) ** 2)), z))


def bust(
    skin,
    hair,
    hairdo,
    dress,
    brow=None,
    width=1.0,
    jaw=0.0,
    glasses=None,
    beard=None,
    dressed="round",
    under="white",
    earrings=None,
    cheeks=None,
    lips=None,
):
    """Looks to -Y; the middle of the head is the origin. dressed: round | jacket | shirt | turtleneck | cardigan."""
    _head(skin, jaw)
    _ears(skin, earrings, hidden=hairdo in ("scarf", "bob", "long"))
    _features(skin, brow or hair, cheeks, lips, lift=0.075 if beard else 0.0, height=-0.53 if beard else -0.47)
    if beard:
        _beard(beard)
    if glasses:
        _glasses(glasses)
    dress_hair(hairdo, R, (0, 0, 0), hair, sub=5)
    lathe([(0.5, -1.55), (0.40, -1.2), (0.38, -0.9), (0.40, -0.6)], (0, 0.08, 0), skin, n=48)
    _shoulders(dress, width, dressed, under, skin)


def _head(skin, jaw):
    o = ball(R, (0, 0, 0), skin, scale=HEAD, sub=5)
    for v in o.data.vertices:
        low = max(0, -v.co.z)
        v.co.x *= 1 - (0.10 - jaw) * low**1.5
        v.co.y -= 0.05 * low**2


def _ears(skin, earrings, hidden):
    if hidden:
        return
    for side in (-1, 1):
        ball(0.2, (side * 0.95, 0.06, -0.08), skin, scale=(0.5, 0.8, 1.15), rot=(0, side * 12, 0))
        if earrings:
            ball(0.075, (side * 1.0, -0.02, -0.36), enamel(earrings), sub=3)


def _features(skin, brow, cheeks, lips, lift, height):
    """Open bead eyes with a light in them, a small nose, the hint of a smile."""
    for side in (-1, 1):
        ball(0.088, on_face(side * 0.36, -0.01, -0.035), enamel("#2A1C1E"), scale=(0.86, 0.6, 1.12), rot=(0, 0, side * 20))
        ball(0.024, on_face(side * 0.36 - 0.03, 0.035, 0.022), enamel("white"), sub=2)
        tube(
            [on_face(side * (0.36 + dx), 0.24 + dz, 0.012) for dx, dz in ((-0.15, -0.01), (-0.05, 0.035), (0.06, 0.035), (0.16, -0.02))],
            0.036,
            brow,
            kind="NURBS",
        )
        if cheeks:
            ball(0.2, on_face(side * 0.53, -0.27, -0.07), cheeks, scale=(1, 0.4, 0.8), rot=(0, 0, side * 34))
    ball(0.115, on_face(0, -0.2, 0.02), skin, scale=(0.85, 0.95, 1.05))
    tube(
        [on_face(dx, height + dz, lift) for dx, dz in ((-0.15, 0.035), (-0.07, -0.01), (0, -0.022), (0.07, -0.01), (0.15, 0.035))],
        0.026,
        lips or "umber",
        kind="NURBS",
    )


def _beard(colour):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=7, radius=1)
    for v in bm.verts:
        d = v.co.normalized()
        u = abs(d.x)  # the edge runs from the ears down across the cheeks to the mouth
        edge = -0.47 + 0.5 * _soft(u, 0.42, 1.0)
        cover = _soft(edge - d.z, -0.04, 0.14) * _soft(0.30 - d.y, 0, 0.2)
        grow = 0.95 + (0.05 + 0.075) * cover
        v.co = Vector((d.x * HEAD[0], d.y * HEAD[1] - 0.05 * max(0, -d.z) ** 2, d.z * HEAD[2])) * grow
    link("beard", mesh_from(bm), colour)
    for side in (-1, 1):  # the moustache
        ball(0.12, on_face(side * 0.12, -0.375, 0.0), colour, scale=(1.5, 0.7, 0.56), rot=(0, side * 14, side * 8))


def _soft(x, lo, hi):
    t = max(0, min(1, (x - lo) / (hi - lo)))
    return t * t * (3 - 2 * t)


def _glasses(colour):
    frame = enamel(colour)
    for side in (-1, 1):
        tube(
            [
                on_face(side * 0.385 + 0.285 * math.cos(t * math.pi / 16), 0.0 + 0.26 * math.sin(t * math.pi / 16), 0)
                + Vector((0, -0.09, 0))
                for t in range(32)
            ],
            0.034,
            frame,
            closed=True,
        )
        tube(
            [on_face(side * 0.67, 0.04, 0.09), Vector((side * 1.0, -0.35, 0.06)), Vector((side * 1.02, 0.1, 0.04))],
            0.03,
            frame,
            kind="NURBS",
        )
    tube([on_face(-0.1, 0.04, 0.1), on_face(0, 0.08, 0.12), on_face(0.1, 0.04, 0.1)], 0.03, frame, kind="NURBS")


def _ring(z, w, d, y=0.1, n=40):
    return [(w * math.cos(2 * math.pi * i / n), y + d * math.sin(2 * math.pi * i / n), z) for i in range(n)]


def _shoulders(colour, width, dressed, under, skin):
    w = width
    low = [(-3.18, 0.2), (-3.16, 0.5), (-3.06, 0.85), (-2.92, 1.14), (-2.75, 1.38)]  # follows the edge of the disc
    rings = [_ring(z, half, 0.3 + 0.3 * half) for z, half in low] + [
        _ring(-2.5, min(1.52 * w, 1.62), 0.76),
        _ring(-2.2, 1.53 * w, 0.76),
        _ring(-1.9, 1.48 * w, 0.74),
        _ring(-1.6, 1.24 * w, 0.66),
        _ring(-1.42, 0.86 * w, 0.56),
        _ring(-1.3, 0.56, 0.5),
    ]
    loft(rings, colour, sub=2)
    neck = -1.3
    if dressed == "turtleneck":
        lathe([(0.52, neck - 0.1), (0.54, neck + 0.02), (0.5, neck + 0.36), (0.46, neck + 0.4)], (0, 0.09, 0), colour, n=48, bevel=0.03)
    elif dressed == "round":
        tube(
            [
                (
                    0.5 * math.cos(t * math.pi / 20),
                    0.08 + 0.48 * math.sin(t * math.pi / 20),
                    neck + 0.02 + 0.05 * math.sin(t * math.pi / 20),
                )
                for t in range(40)
            ],
            0.08,
            colour,
            closed=True,
        )
    else:
        _collar(colour, dressed, under, w)


def _front(x, z, w, lift=0.02):
    """A point on the chest."""
    d = {-1.3: 0.5, -1.42: 0.56, -1.6: 0.66, -1.9: 0.74, -2.3: 0.76, -2.7: 0.74}
    ks = sorted(d)
    z0 = max([k for k in ks if k <= z], default=ks[0])
    z1 = min([k for k in ks if k >= z], default=ks[-1])
    t = 0 if z0 == z1 else (z - z0) / (z1 - z0)
    depth = d[z0] * (1 - t) + d[z1] * t
    return Vector((x, 0.1 - depth * math.sqrt(max(0.05, 1 - (x / (1.35 * w)) ** 2)) - lift, z))


def _collar(colour, dressed, under, w):
    """A shirt's collar and, over the shirt, the lapels of a jacket or the edges of a cardigan."""
    opening = 1.0 if dressed != "shirt" else 0.0
    if opening:
        _strip([(-1.36, -0.4, 0.4), (-1.6, -0.34, 0.34), (-1.9, -0.24, 0.24), (-2.3, -0.13, 0.13), (-2.68, -0.04, 0.04)], under, w, 0.03)
    for side in (-1, 1):
        _strip(
            [
                (-1.2, side * 0.3, side * 0.46),
                (-1.34, side * 0.2, side * 0.5),
                (-1.48, side * 0.07, side * 0.46),
                (-1.62, side * 0.2, side * 0.3),
            ],
            under if opening else colour,
            w,
            0.1,
        )
        if dressed == "jacket":
            _strip(
                [
                    (-1.4, side * 0.42, side * 0.52),
                    (-1.62, side * 0.34, side * 0.72),
                    (-1.72, side * 0.31, side * 0.62),
                    (-2.2, side * 0.15, side * 0.4),
                    (-2.68, side * 0.03, side * 0.12),
                ],
                colour,
                w,
                0.075,
            )
        elif dressed == "cardigan":
            _strip(
                [
                    (-1.36, side * 0.38, side * 0.56),
                    (-1.6, side * 0.33, side * 0.5),
                    (-1.9, side * 0.23, side * 0.4),
                    (-2.3, side * 0.12, side * 0.28),
                    (-2.7, side * 0.03, side * 0.19),
                ],
                colour,
                w,
                0.07,
            )
    for z in (-1.75, -2.05, -2.35):
        ball(0.04, _front(0, z, w, 0.09 if opening else 0.05), "steel" if opening else "cream", sub=3)


def _strip(rows, mat, w, lift):
    """A soft panel on the chest: rows of (height, from x, to x)."""
    bm, across = bmesh.new(), 8
    grid = [[bm.verts.new(_front(x0 + (x1 - x0) * j / across, z, w, lift)) for j in range(across + 1)] for z, x0, x1 in rows]
    for a, b in zip(grid, grid[1:]):
        for j in range(across):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = link("panel", mesh_from(bm), mat)
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.07, 0
    smooth = o.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
