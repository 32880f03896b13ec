"""Coral compact on a curved bridge lane over a round harbour."""

import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    light()
    water(10.9, 10.9, r=5.39, amp=0.06)

    def P(t):
        x = -4.4 + 8.8 * t
        return Vector((x, -0.45 + 0.045 * x * x, 1.7 - 0.008 * x * x))

    T = lambda x: (x + 4.4) / 8.8
    with at((0, 0, 0), rz=-20):
        # deck: profile (side, up); side>0 is towards -Y (near)
        sweep(P, [(1.65, -0.36), (1.88, -0.05), (1.88, 0.0), (-2.75, 0), (-2.75, -0.05), (-2.5, -0.36)], "stone", r=0.05)
        sweep(P, [(1.55, 0.0), (1.55, 0.05), (-0.72, 0.05), (-0.72, 0)], "asphalt", r=0.015)
        sweep(P, [(1.88, -0.06), (1.88, 0.16), (1.57, 0.16), (1.57, -0.06)], "cream", r=0.05)
        sweep(P, [(-0.72, -0.06), (-0.72, 0.16), (-0.95, 0.16), (-0.95, -0.06)], "cream", r=0.05)
        sweep(P, [(-0.94, 0), (-0.94, 0.09), (-2.5, 0.09), (-2.5, 0)], "rose", r=0.02)  # promenade
        sweep(P, [(-2.5, -0.06), (-2.5, 0.16), (-2.75, 0.16), (-2.75, -0.06)], "cream", r=0.05)
        for i in range(9):  # lane dashes
            t = 0.045 + i * 0.112
            sweep(P, [(0.44, 0.05), (0.44, 0.07), (0.35, 0.07), (0.35, 0.05)], "cream", t, t + 0.055, n=8, r=0.008)
        sweep(P, [(1.77, 0.46), (1.77, 0.53), (1.69, 0.53), (1.69, 0.46)], "navy", r=0.02)  # near rail
        for i in range(25):
            t = 0.012 + i * 0.0406
            p = P(t)
            d = (P(t + 0.001) - P(t - 0.001)).normalized()
            sd = Vector((d.y, -d.x, 0))
            q = p + sd * 1.73
            limb(q + Vector((0, 0, 0.1)), q + Vector((0, 0, 0.48)), 0.03, "navy")
        # tower (gothic double portal, stands behind the lane)
        xt = -1.75
        p = P(T(xt))
        yc = p.y + 1.72
        zb = p.z
        ht = 6.0
        o = 1.22
        lw = 0.3

        def ptarch(c, w, z0, z1, n=8):  # pointed arch notch, right->left
            r = []
            for i in range(n + 1):
                a = i / n
                r.append(
                    (c + w / 2 * (1 - a) if 0 else c + w / 2 * math.cos(a * math.pi / 2) ** 0.8, z0 + (z1 - z0) * math.sin(a * math.pi / 2))
                )
            l = [(2 * c - x, z) for x, z in r[::-1]][1:]
            return r + l

        ol = [(-o, zb - 0.3), (-o, ht), (o, ht), (o, zb - 0.3)]
        w1 = o - lw - lw / 2
        for c in (o - lw - w1 / 2, -(o - lw - w1 / 2)):
            ol += [(c + w1 / 2, zb - 0.3)] + ptarch(c, w1, zb + 1.9, zb + 3.0) + [(c - w1 / 2, zb - 0.3)]
        prism(ol, 0.72, (xt, yc, 0), "sand", r=0.07, axis="X")
        for y, ww in ((-o + lw / 2, 0.42), (0, 0.42), (o - lw / 2, 0.42)):
            box((1.0, ww, 0.26), (xt, yc + y, zb), "stone", r=0.05, base=True)
        box((0.92, 2 * o + 0.2, 0.2), (xt, yc, zb + 3.3), "stone", r=0.06)
        box((1.0, 2 * o + 0.3, 0.24), (xt, yc, ht), "stone", r=0.07)
        box((0.8, 2 * o + 0.06, 0.16), (xt, yc, ht + 0.18), "sand", r=0.06)
        box((1.5, 2 * o + 0.9, 1.75), (xt, yc, -0.35), "stone", r=0.16, base=True)
        box((1.2, 2 * o + 0.5, 0.3), (xt, yc, 1.3), "sand", r=0.08, base=True)
        lathe([(0.16, 0), (0.16, 0.1), (0.1, 0.14), (0.1, 0.3), (0.19, 0.34), (0.19, 0.38), (0, 0.56)], (xt, yc, ht + 0.25), "navy", n=28)
        ball(0.15, (xt, yc, ht + 0.5), glow("amber", 1.5, 0.5), scale=(1, 1, 1.1))
        # cables
        for off in (-1.72 + o - 0.12, -1.72 - o + 0.12):

            def node(x):
                t = T(x)
                p = P(t)
                d = (P(t + 0.001) - P(t - 0.001)).normalized()
                return p + Vector((d.y, -d.x, 0)) * off

            top = ht - 0.12

            def zc(x):
                b = node(x).z + 0.25
                u = (4.38 - x) / (4.38 - xt) if x > xt else (x + 4.38) / (xt + 4.38)
                return b + (top - b) * max(u, 0) ** (1.9 if x > xt else 1.35)

            xs_ = [-4.36 + i * 8.72 / 60 for i in range(61)]
            tube(
                [(node(x).x, node(x).y, zc(x)) for x in xs_ if x < xt]
                + [(xt, yc + (off * -1 - 1.72), top)]
                + [(node(x).x, node(x).y, zc(x)) for x in xs_ if x > xt],
                0.062,
                "navy2",
            )
            for x in (-4.2, 4.2):  # the blocks that hold the cable's ends
                q = node(x)
                box((0.62, 0.44, 0.62), (q.x, q.y, q.z), "stone", r=0.08, base=True)
                box((0.74, 0.56, 0.14), (q.x, q.y, q.z + 0.56), "sand", r=0.05, base=True)
            x = -3.7
            while x < 3.7:
                if abs(x - xt) > 0.5:
                    q = node(x)
                    tube([(q.x, q.y, q.z + 0.1), (q.x, q.y, zc(x))], 0.02, "fog")
                x += 0.44
        # the car
        tcar = T(1.15)
        p = P(tcar)
        d = (P(tcar + 0.01) - P(tcar - 0.01)).normalized()
        ang = math.degrees(math.atan2(d.y, d.x))
        sd = Vector((d.y, -d.x, 0))
        car(p + sd * 0.44 + Vector((0, 0, 0.06)), rz=ang + 180, s=1.27)
        for t0, t1 in ((0.0, 0.085), (0.915, 1.0)):  # abutments
            sweep(P, [(1.5, -2.0), (1.5, -0.3), (-2.4, -0.3), (-2.4, -2.0)], "sand", t0 + 0.012, t1 - 0.012, n=6, r=0.1)
            sweep(P, [(1.72, -0.5), (1.72, -0.3), (-2.6, -0.3), (-2.6, -0.5)], "stone", t0, t1, n=6, r=0.06)
            sweep(P, [(1.8, -2.1), (1.8, -1.45), (-2.7, -1.45), (-2.7, -2.1)], "stone", t0 - 0.005, t1 + 0.005, n=6, r=0.12)
    for i_, (x, y, rz) in enumerate(((3.6, -2.6, 14), (-1.2, -4.4, -8), (-4.3, -1.6, -50), (1.9, 4.3, 10))):
        with at((x, y, 0.0), rz=rz):
            surf([(-0.6 + i * 0.17, -0.1 * math.sin(i * 0.45), 0.03) for i in range(8)], 0.1, i_)
    sailboat((0.35, -4.1, 0.02), rz=-24, s=0.95)
    buoy((-2.7, -3.6, 0), 0.85)
    cloud((-4.6, 1.2, 5.0), 0.85, seed=3)
    cloud((3.4, 3.2, 4.7), 0.75, seed=7)
    camera()
