"""What a scene stands on: plinths, streets, water with its foam; and the clouds above."""
import math
import random

import bmesh

from .materials import clay
from .shapes import box, prism, rounded_rect
from .stage import at, link, mesh_from
from .surfaces import blob


def platform(w, d, top="fog", body="glass", h=.7, r=.9, lip=.16):
    """Rounded two-layer plinth; top surface is z=0."""
    prism(rounded_rect(w, d, r), h, (0, 0, -lip - h / 2), body, r=.16, axis="Z", seg=6)
    prism(rounded_rect(w - .12, d - .12, r - .06), lip, (0, 0, -lip / 2), top, r=.07, axis="Z")


def water(w, d, r=.9, h=.7, mat="teal", top="glass", amp=.05, seed=0):
    """Slab of sea: rounded plinth with a softly rolling top."""
    prism(rounded_rect(w, d, r), h, (0, 0, -.16 - h / 2), mat, r=.16, axis="Z", seg=6)
    bm = bmesh.new()
    def inside(x, y):
        ax, ay = abs(x) - (w/2 - .06 - r), abs(y) - (d/2 - .06 - r)
        return math.hypot(max(ax, 0), max(ay, 0)) - r
    def z(x, y):
        f = amp * (math.sin(1.5 * x + .7 * y + seed) + .6 * math.sin(2.3 * y - .9 * x + 1.3) + .35 * math.sin(3.7 * x + 2.9 * y))
        e = min(1, max(0, -inside(x, y) / .35)); return f * e - .04 - .1 * (1 - e) ** 2
    # polar-ish grid: scale rounded rectangle rings towards the centre
    rings = []; K = 40
    for i in range(K + 1):
        t = 1 - (i / K); o_ = rounded_rect(max((w - .12) * t, .02), max((d - .12) * t, .02), max((r - .06) * t, .008), n=24)
        rings.append([bm.verts.new((x, y, z(x, y))) for x, y in o_])
    base = [bm.verts.new((v.co.x, v.co.y, -.22)) for v in rings[0]]
    for a, b in zip([base] + rings, rings):
        k = len(a)
        for i in range(k): bm.faces.new((a[i], a[(i+1) % k], b[(i+1) % k], b[i]))
    bm.faces.new(rings[-1]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = link("sea", mesh_from(bm), clay(top, rough=.35, spec=.5))
    o.modifiers.new("s", "SUBSURF").render_levels = 1
    return o


def surf(pts, r=.22, seed=0, mat="white", jitter=.35):
    """Clay foam: a chain of half-sunk puffs."""
    rnd = random.Random(seed); B = []
    for x, y, z in pts:
        k = r * rnd.uniform(1 - jitter, 1 + jitter); B.append((x + rnd.uniform(-r, r) * .4, y + rnd.uniform(-r, r) * .4, z / .45 - k * .25, k))
    o = blob(B, mat, voxel=max(r * .22, .03), smooth=4)
    for v in o.data.vertices: v.co.z *= .45
    return o


def cloud(loc, s=1.0, mat=None, seed=0):
    rnd = random.Random(seed)
    with at(loc, s=s, rz=rnd.uniform(-8, 8)):
        blob([(-1.0, 0, .05, .42), (-.45, 0, .3, .58), (.25, .05, .38, .7), (.9, 0, .18, .5), (1.35, 0, 0, .32), (0, -.2, 0, .45)],
             mat or "white", voxel=.07, smooth=18, flat=-.12, lump=.03, seed=seed)


def street_block(w=9.2, d=7.9, road=1.1, walk="fog", body="glass"):
    """The plinth of a street scene: asphalt in front, sidewalk behind it; the sidewalk's top is z = 0."""
    with at((0, 0, -.15)):
        platform(w, d, top="asphalt", body=body, r=1.1)
    prism(rounded_rect(w - .2, d - road, 1.0), .17, (0, road / 2 - .12, -.085), walk, r=.06, axis="Z")
    lane = -d / 2 + road / 2 - .06
    count = int(w / 2.1)
    for i in range(count):
        box((.9, .12, .05), (-w / 2 + w * (i + .5) / count, lane, -.145), "cream", r=.02)


def paving(x0, x1, y, d, count, z=0):
    """A row of slabs along X."""
    w = (x1 - x0) / count
    for i in range(count):
        box((w - .04, d, .06), (x0 + w * (i + .5), y, z), "cream" if i % 2 else "#F1E4D3", r=.03)
