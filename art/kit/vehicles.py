"""The compact car and the ambulance."""
import math

import bmesh
from mathutils import Vector

from .materials import clay, enamel, glass, glow
from .shapes import ball, box, cylinder, heart, limb, prism, rounded_rect, superellipse, tube
from .stage import at, link, mesh_from
from .surfaces import loft, patch


def car(loc=(0, 0, 0), rz=0, s=1.0, col="coral", roof="cream", kind="compact"):
    """Friendly compact.  Nose points to -X.  About 3.3 long at s=1."""
    paint = enamel(col); lid = enamel(roof)
    with at(loc, rz=rz, s=s):
        van = kind == "van"
        L, W = (3.5, 1.62) if van else (3.2, 1.56)
        # lower body: stations along x -> superellipse cross sections
        st = [(-1.0, .62, .36, .62), (-.97, .82, .28, .76), (-.86, .94, .25, .86), (-.6, 1.0, .23, .93), (-.25, 1.02, .22, .98),
              (.25, 1.03, .22, 1.0), (.6, 1.02, .22, 1.0), (.84, .98, .24, .98), (.95, .88, .28, .92), (.99, .7, .36, .8)]
        rings = []
        for fx, fw, zb, zt in st:
            ring = []
            for i in range(40):
                y, z = superellipse(2 * math.pi * i / 40, W / 2 * fw, (zt - zb) / 2, 4.2)
                tuck = 1 - .10 * max(0, z / ((zt - zb) / 2)) ** 2
                ring.append((fx * L / 2, y * tuck, (zb + zt) / 2 + z))
            rings.append(ring)
        body = loft(rings, paint, sub=2)
        for x in (-L * .305, L * .305):                                # wheel arches
            for sy in (-1, 1):
                bm = bmesh.new(); bmesh.ops.create_cone(bm, cap_ends=True, segments=64, radius1=.4, radius2=.4, depth=.6)
                c = link("cut", mesh_from(bm), "navy", (x, sy * W / 2, .34), (90, 0, 0)); c.hide_render = True
                b = body.modifiers.new("bo", "BOOLEAN"); b.object = c; b.operation = "DIFFERENCE"; b.solver = "EXACT"
                tube([(x + .405 * math.cos(a), sy * (W / 2 * 1.0 - .012), .34 + .405 * math.sin(a)) for a in [math.radians(-18 + j * 216 / 30) for j in range(31)]], .035, paint)
                wheel((x, sy * (W / 2 - .13), .34), .34)
        # greenhouse: horizontal superellipse rings, raked
        zb, zt = .88, (1.72 if van else 1.50)
        def S(u, v):                                                   # u angle (turns), v height
            k = v
            a0, a1 = (L * .42, L * .36) if van else (L * .355, L * .235)
            a = a0 * (1 - k) + a1 * k + .05 * math.sin(math.pi * k); b = (W * .47 * (1 - k) + W * .385 * k) + .02 * math.sin(math.pi * k)
            cx = (.16 * (1 - k) + .20 * k) if van else (.20 * (1 - k) + .30 * k)
            x, y = superellipse(2 * math.pi * u, a, b, 4.0)
            return Vector((x + cx, y, zb + (zt - zb) * k))
        R = [[S(i / 64, v) for i in range(64)] for v in (0, .15, .35, .55, .75, .9, .97)]
        def inset(f, z): return [Vector((.3 + (p.x - .3) * f, p.y * f, z)) for p in [S(i / 64, 1) for i in range(64)]]
        loft(R + [inset(.96, zt + .02)], paint, sub=1)
        loft([inset(.985, zt - .045), inset(1.03, zt - .035), inset(1.04, zt), inset(1.02, zt + .04), inset(.93, zt + .075), inset(.7, zt + .1), inset(.3, zt + .112), inset(.02, zt + .115)], lid, sub=1)
        g = glass("navy2", .38)
        patch(S, .40, .60, .16, .90, g, off=.03, r=.22)                         # windscreen (-X)
        patch(S, -.085, .085, .26, .88, g, off=.03, r=.25)                      # rear
        for sgn in (1, -1):
            def Sd(u, v, sgn=sgn): q = S(u * sgn, v); return q
            o1 = .03 * sgn
            patch(Sd, .262, .383, .18, .86, g, off=o1, r=.2)
            patch(Sd, .118, .244, .18, .86, g, off=o1, r=.24)
        # face
        fx = -L / 2
        for sy in (-1, 1):
            cylinder(.165, .09, (fx + .13, sy * .5, .67), "cream", rot=(0, -83, 0), bevel=.03)
            ball(.135, (fx + .055, sy * .5, .68), glow("#FFE3A6", 1.15, .6), scale=(.35, 1, 1))
            cylinder(.06, .05, (fx + .06, sy * .56, .44), glow("amber", .95, 0), rot=(0, -90, 0), bevel=.015)
            box((.06, .2, .14), (L / 2 - .05, sy * .52, .68), enamel("#C83E33"), r=.05)
            with at((-.46, sy * (W / 2 + .03), .98)):
                ball(.1, (0, sy * .06, .03), paint, scale=(.7, 1.1, .8)); limb((0, -sy * .05, -.05), (0, sy * .03, 0), .025, "navy")
            box((.2, .05, .05), (.30, sy * (W / 2 - .012), .80), "cream", r=.022)
            box((L * .36, .07, .1), (0, sy * (W / 2 - .02), .25), "navy", r=.04)
        tube([(fx + .07, -.30, .60), (fx + .03, -.18, .56), (fx + .015, 0, .545), (fx + .03, .18, .56), (fx + .07, .30, .60)], .03, "cream", kind="NURBS")
        for xx, d in ((fx + .03, -1), (L / 2 - .03, 1)):
            tube([(xx - d * .2, -.68, .36), (xx - d * .03, -.52, .36), (xx + d * .03, 0, .36), (xx - d * .03, .52, .36), (xx - d * .2, .68, .36)], .075, "cream", kind="NURBS")


def wheel(loc, r):
    x, y, z = loc; sy = 1 if y > 0 else -1
    with at((x, y, z)):
        cylinder(r, .26, (0, .13, 0), clay("navy", rough=.8), rot=(90, 0, 0), bevel=.08, n=56)
        cylinder(r * .62, .05, (0, sy * .10 + .025, 0), "cream", rot=(90, 0, 0), bevel=.03)
        cylinder(r * .5, .04, (0, sy * .13 + .02, 0), enamel("steel"), rot=(90, 0, 0), bevel=.02)
        cylinder(r * .2, .06, (0, sy * .15 + .03, 0), "cream", rot=(90, 0, 0), bevel=.02)


def ambulance(loc, rz=0, s=1):
    """Cab + rounded box body. Nose to -X."""
    with at(loc, rz=rz, s=s):
        paint = enamel("white"); W = 1.6
        prism(rounded_rect(2.25, W, .16), 1.62, (.62, 0, 1.22), paint, r=.12, axis="Z", seg=6)
        prism([(-1.72, .36), (-1.72, .78), (-1.62, .92), (-1.22, 1.02), (-.86, 1.62), (-.62, 1.74), (-.3, 1.74), (-.3, .36)], W - .08, (0, 0, 0), paint, r=.11, axis="Y", seg=6)
        box((3.5, W - .02, .22), (.02, 0, .36), "steel", r=.08)
        g = glass("navy2", .08)
        with at((-1.05, 0, 1.325), ry=31): box((.06, W - .36, .56), (0, 0, 0), g, r=.06)
        for sy in (-1, 1):
            prism([(-1.12, 1.06), (-.84, 1.52), (-.48, 1.56), (-.48, 1.06)], .05, (0, sy * (W / 2 - .035), 0), g, r=.04)
            box((2.2, .04, .2), (.62, sy * (W / 2 + .0), .86), "coral", r=.03); box((1.3, .04, .2), (-1.0, sy * (W / 2 - .045), .86), "coral", r=.03)
            box((.7, .05, .36), (1.1, sy * (W / 2), 1.6), g, r=.06)
            heart(.62, .06, (.35, sy * (W / 2 + .005), 1.42), enamel("coral"), r=.02)
            for x in (-1.12, 1.08):
                cylinder(.42, .1, (x, sy * (W / 2 - .03) + .05, .34), "navy", rot=(90, 0, 0), bevel=.04); wheel((x, sy * (W / 2 - .1), .33), .33)
            cylinder(.12, .06, (-1.70, sy * .52, .68), glow("#FFE3A6", 1.15, .6), rot=(0, -90, 0), bevel=.03); box((.14, .06, .12), (-.92, sy * (W / 2 + .06), 1.1), "navy", r=.04)
            box((.05, .2, .3), (1.75, sy * .55, .9), enamel("#C83E33"), r=.02)
        tube([(-1.72, -.7, .4), (-1.78, 0, .4), (-1.72, .7, .4)], .09, "navy", kind="NURBS"); box((.06, .7, .16), (-1.72, 0, .62), "navy", r=.03)
        box((.36, 1.2, .1), (-.4, 0, 1.78), "navy", r=.04)
        for y, c in ((-.4, "coral"), (0, "#FFF3D6"), (.4, "amber")): box((.3, .34, .17), (-.4, y, 1.88), glow(c, 1.2, .25), r=.06)
