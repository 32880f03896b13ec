"""Coral compact on a curved bridge lane over a round harbour."""
import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    light()
    water(10.9, 10.9, r=5.39, amp=.06)
    def P(t): x = -4.4 + 8.8 * t; return Vector((x, -.45 + .045 * x * x, 1.7 - .008 * x * x))
    T = lambda x: (x + 4.4) / 8.8
    with at((0, 0, 0), rz=-20):
        # deck: profile (side, up); side>0 is towards -Y (near)
        sweep(P, [(1.65, -.36), (1.88, -.05), (1.88, .0), (-2.75, 0), (-2.75, -.05), (-2.5, -.36)], "stone", r=.05)
        sweep(P, [(1.55, .0), (1.55, .05), (-.72, .05), (-.72, 0)], "asphalt", r=.015)
        sweep(P, [(1.88, -.06), (1.88, .16), (1.57, .16), (1.57, -.06)], "cream", r=.05)
        sweep(P, [(-.72, -.06), (-.72, .16), (-.95, .16), (-.95, -.06)], "cream", r=.05)
        sweep(P, [(-.94, 0), (-.94, .09), (-2.5, .09), (-2.5, 0)], "rose", r=.02)                # promenade
        sweep(P, [(-2.5, -.06), (-2.5, .16), (-2.75, .16), (-2.75, -.06)], "cream", r=.05)
        for i in range(9):                                                                       # lane dashes
            t = .045 + i * .112; sweep(P, [(.44, .05), (.44, .07), (.35, .07), (.35, .05)], "cream", t, t + .055, n=8, r=.008)
        sweep(P, [(1.77, .46), (1.77, .53), (1.69, .53), (1.69, .46)], "navy", r=.02)              # near rail
        for i in range(25):
            t = .012 + i * .0406; p = P(t); d = (P(t + .001) - P(t - .001)).normalized(); sd = Vector((d.y, -d.x, 0))
            q = p + sd * 1.73; limb(q + Vector((0, 0, .1)), q + Vector((0, 0, .48)), .03, "navy")
        # tower (gothic double portal, stands behind the lane)
        xt = -1.75; p = P(T(xt)); yc = p.y + 1.72; zb = p.z
        ht = 6.0; o = 1.22; lw = .3
        def ptarch(c, w, z0, z1, n=8):                                                           # pointed arch notch, right->left
            r = []
            for i in range(n + 1):
                a = i / n; r.append((c + w / 2 * (1 - a) if 0 else c + w / 2 * math.cos(a * math.pi / 2) ** .8, z0 + (z1 - z0) * math.sin(a * math.pi / 2)))
            l = [(2 * c - x, z) for x, z in r[::-1]][1:]
            return r + l
        ol = [(-o, zb - .3), (-o, ht), (o, ht), (o, zb - .3)]
        w1 = (o - lw - lw / 2)
        for c in (o - lw - w1 / 2, -(o - lw - w1 / 2)):
            ol += [(c + w1 / 2, zb - .3)] + ptarch(c, w1, zb + 1.9, zb + 3.0) + [(c - w1 / 2, zb - .3)]
        prism(ol, .72, (xt, yc, 0), "sand", r=.07, axis="X")
        for y, ww in ((-o + lw / 2, .42), (0, .42), (o - lw / 2, .42)):
            box((1.0, ww, .26), (xt, yc + y, zb), "stone", r=.05, base=True)
        box((.92, 2 * o + .2, .2), (xt, yc, zb + 3.3), "stone", r=.06); box((1.0, 2 * o + .3, .24), (xt, yc, ht), "stone", r=.07); box((.8, 2 * o + .06, .16), (xt, yc, ht + .18), "sand", r=.06)
        box((1.5, 2 * o + .9, 1.75), (xt, yc, -.35), "stone", r=.16, base=True); box((1.2, 2 * o + .5, .3), (xt, yc, 1.3), "sand", r=.08, base=True)
        lathe([(.16, 0), (.16, .1), (.1, .14), (.1, .3), (.19, .34), (.19, .38), (0, .56)], (xt, yc, ht + .25), "navy", n=28); ball(.15, (xt, yc, ht + .5), glow("amber", 1.5, .5), scale=(1, 1, 1.1))
        # cables
        for off in (-1.72 + o - .12, -1.72 - o + .12):
            def node(x):
                t = T(x); p = P(t); d = (P(t + .001) - P(t - .001)).normalized(); return p + Vector((d.y, -d.x, 0)) * off
            top = ht - .12
            def zc(x):
                b = node(x).z + .25
                u = (4.38 - x) / (4.38 - xt) if x > xt else (x + 4.38) / (xt + 4.38)
                return b + (top - b) * max(u, 0) ** (1.9 if x > xt else 1.35)
            xs_ = [-4.36 + i * 8.72 / 60 for i in range(61)]
            tube([(node(x).x, node(x).y, zc(x)) for x in xs_ if x < xt] + [(xt, yc + (off * -1 - 1.72), top)] + [(node(x).x, node(x).y, zc(x)) for x in xs_ if x > xt], .062, "navy2")
            x = -4.2
            while x < 4.0:
                if abs(x - xt) > .5: q = node(x); tube([(q.x, q.y, q.z + .1), (q.x, q.y, zc(x))], .02, "fog")
                x += .44
        # the car
        tcar = T(1.15); p = P(tcar); d = (P(tcar + .01) - P(tcar - .01)).normalized()
        ang = math.degrees(math.atan2(d.y, d.x)); sd = Vector((d.y, -d.x, 0))
        car(p + sd * .44 + Vector((0, 0, .06)), rz=ang + 180, s=1.27)
        for t0, t1 in ((.0, .085), (.915, 1.0)):                                                 # abutments
            sweep(P, [(1.5, -2.0), (1.5, -.3), (-2.4, -.3), (-2.4, -2.0)], "sand", t0 + .012, t1 - .012, n=6, r=.1)
            sweep(P, [(1.72, -.5), (1.72, -.3), (-2.6, -.3), (-2.6, -.5)], "stone", t0, t1, n=6, r=.06)
            sweep(P, [(1.8, -2.1), (1.8, -1.45), (-2.7, -1.45), (-2.7, -2.1)], "stone", t0 - .005, t1 + .005, n=6, r=.12)
    for i_, (x, y, rz) in enumerate(((3.6, -2.6, 14), (-1.2, -4.4, -8), (-4.3, -1.6, -50), (1.9, 4.3, 10))):
        with at((x, y, .0), rz=rz):
            surf([(-.6 + i * .17, -.1 * math.sin(i * .45), .03) for i in range(8)], .1, i_)
    sailboat((.35, -4.1, .02), rz=-24, s=.95); buoy((-2.7, -3.6, 0), .85)
    cloud((-4.6, 1.2, 5.0), .85, seed=3); cloud((3.4, 3.2, 4.7), .75, seed=7)
    camera()
