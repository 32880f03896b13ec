"""What a scene stands on: plinths, streets, water with its foam; and the clouds above."""

import math
import random

import bmesh

from .materials import clay
from .shapes import box, prism, rounded_rect
from .stage import at, link, mesh_from
from .surfaces import blob


def platform(w, d, top="fog", body="glass", h=0.7, r=0.9, lip=0.16):
    """Rounded two-layer plinth; top surface is z=0."""
    prism(rounded_rect(w, d, r), h, (0, 0, -lip - h / 2), body, r=0.16, axis="Z", seg=6)
    prism(rounded_rect(w - 0.12, d - 0.12, r - 0.06), lip, (0, 0, -lip / 2), top, r=0.07, axis="Z")


def water(w, d, r=0.9, h=0.7, mat="teal", top="glass", amp=0.05, seed=0):
    """Slab of sea: rounded plinth with a softly rolling top."""
    prism(rounded_rect(w, d, r), h, (0, 0, -0.16 - h / 2), mat, r=0.16, axis="Z", seg=6)
    bm = bmesh.new()

    def inside(x, y):
        ax, ay = abs(x) - (w / 2 - 0.06 - r), abs(y) - (d / 2 - 0.06 - r)
        return math.hypot(max(ax, 0), max(ay, 0)) - r

    def z(x, y):
        f = amp * (math.sin(1.5 * x + 0.7 * y + seed) + 0.6 * math.sin(2.3 * y - 0.9 * x + 1.3) + 0.35 * math.sin(3.7 * x + 2.9 * y))
        e = min(1, max(0, -inside(x, y) / 0.35))
        return f * e - 0.04 - 0.1 * (1 - e) ** 2

    # polar-ish grid: scale rounded rectangle rings towards the centre
    rings = []
    K = 40
    for i in range(K + 1):
        t = 1 - (i / K)
        o_ = rounded_rect(max((w - 0.12) * t, 0.02), max((d - 0.12) * t, 0.02), max((r - 0.06) * t, 0.008), n=24)
        rings.append([bm.verts.new((x, y, z(x, y))) for x, y in o_])
    base = [bm.verts.new((v.co.x, v.co.y, -0.22)) for v in rings[0]]
    for a, b in zip([base] + rings, rings):
        k = len(a)
        for i in range(k):
            bm.faces.new((a[i], a[(i + 1) % k], b[(i + 1) % k], b[i]))
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = link("sea", mesh_from(bm), clay(top, rough=0.35, spec=0.5))
    o.modifiers.new("s", "SUBSURF").render_levels = 1
    return o


def surf(pts, r=0.22, seed=0, mat="white", jitter=0.35):
    """Clay foam: a chain of half-sunk puffs."""
    rnd = random.Random(seed)
    B = []
    for x, y, z in pts:
        k = r * rnd.uniform(1 - jitter, 1 + jitter)
        B.append((x + rnd.uniform(-r, r) * 0.4, y + rnd.uniform(-r, r) * 0.4, z / 0.45 - k * 0.25, k))
    o = blob(B, mat, voxel=max(r * 0.22, 0.03), smooth=4)
    for v in o.data.vertices:
        v.co.z *= 0.45
    return o


def cloud(loc, s=1.0, mat=None, seed=0, turn=34):
    """A flat-footed cumulus, about 3.2 wide at s=1. turn: where the camera stands, so that its foot is level."""
    rnd = random.Random(seed)
    near = lambda v, by=0.06: v + rnd.uniform(-by, by)
    side = rnd.choice((-1, 1))
    with at(loc, s=s, rz=turn + rnd.uniform(-5, 5)):
        blob(
            [
                (side * x, y, z, r)
                for x, y, z, r in (
                    (near(-1.24), 0, 0.02, 0.34),
                    (near(-0.72), 0.05, 0.24, near(0.44, 0.03)),
                    (near(-0.08), 0.05, 0.46, near(0.62, 0.03)),
                    (near(0.66), 0, 0.28, near(0.52, 0.03)),
                    (near(1.26), 0, 0.03, 0.35),
                    (near(1.66, 0.04), 0, -0.05, 0.19),
                    (0.2, -0.12, 0.12, 0.42),
                )
            ],
            mat or "white",
            voxel=0.05,
            smooth=5,
            flat=-0.16,
            blend=0.055,
        )


def street_block(w=9.2, d=7.9, road=1.1, walk="fog", body="glass"):
    """The plinth of a street scene: asphalt in front, sidewalk behind it; the sidewalk's top is z = 0."""
    with at((0, 0, -0.15)):
        platform(w, d, top="asphalt", body=body, r=1.1)
    prism(rounded_rect(w - 0.2, d - road, 1.0), 0.17, (0, road / 2 - 0.12, -0.085), walk, r=0.06, axis="Z")
    lane = -d / 2 + road / 2 - 0.06
    count = int(w / 2.1)
    for i in range(count):
        box((0.9, 0.12, 0.05), (-w / 2 + w * (i + 0.5) / count, lane, -0.145), "cream", r=0.02)


def paving(x0, x1, y, d, count, z=0):
    """A row of slabs along X."""
    w = (x1 - x0) / count
    for i in range(count):
        box((w - 0.04, d, 0.06), (x0 + w * (i + 0.5), y, z), "cream" if i % 2 else "#F1E4D3", r=0.03)
