"""Office towers near and far."""
import math
import random

import bmesh

from .buildings import water_tank
from .materials import clay, glow
from .shapes import ball, box, cylinder, tube
from .stage import at, link, mesh_from
from .surfaces import lathe, loft


def tower(x, y, w, d, h, col, steps=(), cap=None, lit=.22, seed=0, win="slate"):
    """Stylised skyscraper with setbacks.  steps: (height fraction, width factor)."""
    rnd = random.Random(seed); z = 0; prev = 1.0; segs = []
    fr = [0] + [a for a, _ in steps] + [1.0]; fw = [1.0] + [b for _, b in steps]
    with at((x, y, 0)):
        bmw, bml = bmesh.new(), bmesh.new()
        for i in range(len(fw)):
            a, b, f = fr[i] * h, fr[i + 1] * h, fw[i]; ww, dd = w * f, d * f
            box((ww, dd, b - a + .1), (0, 0, a - .1 if i else a - 1.0), col, r=.1, base=True) if i else box((ww, dd, b + 1.0), (0, 0, -1.0), col, r=.1, base=True)
            nx = max(2, int(ww / .42)); nz = max(2, int((b - a) / .46)); px, pz = ww / nx, (b - a) / nz
            for jx in range(nx):
                for jz in range(nz):
                    cx, cz = -ww / 2 + px * (jx + .5), a + pz * (jz + .5); q = bml if rnd.random() < lit else bmw
                    hw, hh = px * .26, pz * .3; yy = -dd / 2 - .012
                    q.faces.new([q.verts.new((cx + sx * hw, yy, cz + sz * hh)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        link("w", mesh_from(bmw), clay(win)); link("wl", mesh_from(bml), glow("amber", .95, .2))
        top = w * fw[-1]
        if cap == "pyramid":
            lathe([(top * .68, 0), (top * .60, .15), (.1, top * 1.5), (.05, top * 1.5 + 1.2)], (0, 0, h), "teal", n=4, rot=(0, 0, 45))
        elif cap == "spire":
            box((top * .6, top * .6, .5), (0, 0, h), col, r=.08, base=True); tube([(0, 0, h), (0, 0, h + 3.0)], .07, "steel")
        elif cap == "tank":
            water_tank((0, 0, h), .8)
        elif cap == "dome":
            ball(top * .42, (0, 0, h), "teal", scale=(1, 1, 1.1)); tube([(0, 0, h), (0, 0, h + top)], .06, "steel")


def faceted_tower(x, y, h=14, w=2.7, col="steel"):
    with at((x, y, 0)):
        box((w, w, 2.4), (0, 0, -1), col, r=.06, base=True)
        R = []
        for z, t in ((1.4, 0), (h, 1)):
            ring = []
            for i in range(8):
                a = math.radians(45 * i + 45); corner = i % 2 == 0
                r0 = w / 2 * math.sqrt(2) if corner else w / 2
                r1 = w / 2 * .66 if corner else w / 2 * .66 * math.sqrt(2)
                r = r0 * (1 - t) + r1 * t
                ring.append((r * math.cos(a), r * math.sin(a), z))
            R.append(ring)
        o = loft(R, clay(col, rough=.3, spec=.6), sub=0)
        for p in o.data.polygons: p.use_smooth = False
        cylinder(w * .3, .4, (0, 0, h), "fog"); tube([(0, 0, h), (0, 0, h + 4.2)], .09, "fog"); ball(.14, (0, 0, h + 4.3), glow("coral", 1.5, 0))
