"""The wide harbour at dawn: lighthouse, ferry, skyline."""

import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    sc = bpy.context.scene
    light(key=3.1, sky=0.85, rim=1.3, key_col="#FFC79A", az=-72, el=20, soft=8, sky_top="#8FB4E8", sky_low="#FFD6BE")
    sea()
    L = (8.4, 0, 0)
    rocks(L, s=1.05)
    with at((8.4, 0, 0)):
        zl = lighthouse((-0.5, 0.2, 1.35), 1.0)
        cottage((2.35, 0.2, 1.2), rz=14, s=0.82)
        bush((1.0, -1.0, 1.25), 0.34, seed=3)
        bush((-1.9, -0.6, 1.15), 0.36, seed=5)
        bush((3.6, -0.2, 0.95), 0.3, seed=6)
        surf(
            [
                ((4.75 + 0.25 * math.sin(a * 5)) * math.cos(a), (3.2 + 0.2 * math.sin(a * 4)) * math.sin(a), 0.05)
                for a in [2 * math.pi * i / 64 for i in range(64)]
                if math.sin(a * 1.5 + 1) > -0.75
            ],
            0.26,
            3,
        )
    p = (7.9, 0.2, 1.35 + zl)
    beam(p, 183, length=34, r0=0.40, r1=1.9, strength=0.50, tilt=4.2, col="#FFD27A")
    beam(p, 3, length=13, r0=0.40, r1=1.0, strength=0.45, tilt=-4.2, col="#FFD27A")
    point_light((7.9, 0.2, 1.35 + zl), 500, 0.6)
    # skyline
    Y = 66
    T = [
        (-39, 3, 2.6, 3.8, "lilac", (), None),
        (-36, 1, 2.6, 5.2, "steel", ((0.7, 0.75),), None),
        (-33, 0, 2.8, 4.0, "rose", (), "tank"),
        (-30, 2, 2.6, 6.4, "lilac", ((0.65, 0.78),), None),
        (-27, 4, 2.8, 5.2, "rose", ((0.7, 0.75),), None),
        (-24, 0, 2.4, 6.6, "lilac", (), "tank"),
        (-21.3, 3, 2.6, 9.4, "steel", ((0.6, 0.8), (0.85, 0.55)), "spire"),
        (-18.6, -1, 2.8, 5.6, "rose", ((0.75, 0.8),), None),
        (-15.6, 3, 2.5, 11.0, "lilac", ((0.55, 0.8), (0.8, 0.6)), "pyramid"),
        (-12.8, 0, 2.6, 8.0, "steel", ((0.8, 0.8),), None),
        (-10.0, 2, 2.4, 6.2, "rose", (), "tank"),
        (-4.0, 1, 2.6, 9.4, "lilac", ((0.7, 0.78),), None),
        (-1.2, -1, 2.6, 7.2, "rose", ((0.65, 0.75),), None),
        (1.4, 3, 2.2, 12.0, "steel", ((0.5, 0.82), (0.75, 0.62), (0.9, 0.42)), "spire"),
        (4.1, 0, 2.6, 8.8, "rose", ((0.6, 0.8), (0.85, 0.6)), "pyramid"),
        (7.0, 1, 2.8, 6.4, "lilac", (), None),
        (9.8, 3, 2.2, 9.6, "steel", ((0.6, 0.75),), "dome"),
        (12.6, 0, 2.8, 5.4, "rose", ((0.7, 0.8),), "tank"),
        (15.6, 2, 2.6, 7.6, "lilac", ((0.7, 0.7),), None),
        (18.5, 0, 2.6, 4.6, "steel", (), None),
    ]
    for i, (x, dy, w, h, c, st, cap) in enumerate(T):
        tower(x, Y + dy, w, w, h * 1.18, c, st, cap, seed=i)
    rnd = random.Random(5)
    for i in range(30):  # hazy second row
        x = -40 + i * 2.1
        tower(
            x,
            Y + 14 + rnd.uniform(0, 5),
            2.4,
            2.4,
            rnd.uniform(4, 9.5),
            rnd.choice(["steel", "lilac"]),
            ((0.7, 0.75),),
            None,
            seed=50 + i,
            lit=0.1,
        )
    faceted_tower(-7.1, Y + 1, h=15.5)
    for i in range(27):  # battery park trees
        x = -40 + i * 2.3
        blob([(0, 0, 0.2, 0.8), (0.7, 0.1, 0.05, 0.6), (-0.6, 0, 0.1, 0.6)], "teal", (x, Y - 4, 0), voxel=0.16, smooth=6)
    box((66, 3, 1.0), (-10, Y - 3, -0.6), "stone", r=0.15, base=True)
    # far bridge, right
    with at((31, 74, 0)):
        for x in (-7, 9):
            box((1.1, 2.2, 8.5), (x, 0, -1), "rose", r=0.1, base=True)
            box((1.4, 2.6, 0.4), (x, 0, 7.4), "rose", r=0.08)
        box((44, 1.8, 0.35), (0, 0, 2.6), "steel", r=0.06)
        for x0, x1 in ((-23, -7), (-7, 9), (9, 25)):
            pts = []
            for i in range(21):
                t = i / 20
                x = x0 + (x1 - x0) * t
                u = abs(2 * t - 1) if x0 == -7 else (t if x0 < -7 else 1 - t)
                pts.append((x, 0, 3.0 + 4.4 * u**2))
            tube(pts, 0.1, "rose")
            for q in pts[1:-1]:
                tube([(q[0], 0, 2.7), q], 0.04, "rose")
    ferry((-4.6, 9, -0.12), rz=-14, s=0.86)
    with at((-4.6, 9, 0.1), rz=-14):
        surf([(-3.3 + i * 0.34, -1.02 - 0.16 * math.sin(i * 0.4), 0) for i in range(20)], 0.16, 4)
        surf([(3.6 + i * 0.36, -0.5 - i * 0.05, -0.02) for i in range(9)], 0.2, 6)
        surf([(-3.7 - i * 0.2, -0.6 - i * 0.1, 0) for i in range(4)], 0.22, 7)
    sailboat((-12.5, 16, 0.1), rz=18, s=1.25)
    sailboat((1.2, 24, 0.1), rz=-150, s=1.2)
    buoy((-8.6, -5.5, 0.02), 1.1, rx=8)
    surf([(-8.6 + 0.62 * math.cos(t * 0.45), -5.5 + 0.6 * math.sin(t * 0.45), 0.05) for t in range(14)], 0.12, 9)
    cloud((-16, 40, 14.6), 2.3, seed=3, turn=0)
    cloud((17.5, 46, 14.2), 2.0, seed=8, turn=0)
    cloud((2.5, 60, 18.5), 2.1, seed=9, turn=0)
    cloud((-25, 58, 15.5), 1.8, seed=4, turn=0)
    gull((3.0, 2, 10.6), 0.8, 20)
    gull((4.5, 4, 11.3), 0.62, -10)
    gull((1.9, 6, 11.6), 0.5, 30, 0.35)
    d = bpy.data.cameras.new("cam")
    d.lens = 50
    d.sensor_width = 36
    d.clip_end = 500
    o = bpy.data.objects.new("cam", d)
    sc.collection.objects.link(o)
    sc.camera = o
    o.location = (0, -42, 5.6)
    o.rotation_euler = (math.radians(90.0), 0, 0)
    d.shift_y = 0.05
    sc.render.resolution_x, sc.render.resolution_y = 2400, 1400
    sc.world.mist_settings.start = 34
    sc.world.mist_settings.depth = 110
    sc.world.mist_settings.falloff = "LINEAR"
