"""Amber tree, a couple on a bench, a child with a balloon."""

import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    light()
    platform(8.0, 6.6, top="glass", body="teal", r=1.1)

    def P(t):
        x = -4.05 + 8.1 * t
        return Vector((x, -2.0 - 0.28 * math.sin(x * 0.6), 0.0))

    sweep(P, [(0.62, -0.05), (0.62, 0.05), (-0.62, 0.05), (-0.62, -0.05)], "cream", 0.03, 0.935, n=60, r=0.03)
    tree(
        (0.75, 1.25, 0),
        h=5.6,
        crown=1.95,
        mats=("#D9772B", "gold", "amber", "#FFCF73"),
        seed=11,
        n=5200,
        leaf=0.15,
        trunk="umber",
        core="#C4661F",
        girth=1.9,
        wide=1.35,
    )
    for a in range(5):
        t = math.radians(20 + a * 72)
        limb(
            (0.75 + 0.1 * math.cos(t), 1.25 + 0.1 * math.sin(t), 0.2),
            (0.75 + 0.8 * math.cos(t), 1.25 + 0.7 * math.sin(t), -0.04),
            0.13,
            "umber",
        )
    with at((-0.35, -0.55, 0), s=1.32):
        bench((0, 0, 0), w=2.5)
        person((-0.5, 0.12, 0), rz=16, h=1.75, pose="sit", top="navy2", legs="stone", hair="umber", skin="skin2", hairdo="short")
        person((0.48, 0.12, 0), rz=-14, h=1.7, pose="sit", top="coral", legs="navy", hair="#3A2320", skin="skin3", hairdo="long")
    person((2.0, -1.75, 0.05), rz=-24, h=1.62, pose="wave", top="amber", legs="deep", hair="umber", skin="skin2", hairdo="bun")
    balloon((2.62, -2.0, 3.0), (2.38, -1.99, 1.56))
    dog((-2.35, -1.75, 0.05), rz=-35, s=1.02, col="sand")
    lamp((-3.3, -0.5, 0), h=3.6, rz=-8, power=25)
    bush((3.2, 0.6, 0), 0.5, seed=2, n=260, leaf=0.11)
    bush((2.9, 2.2, 0), 0.55, seed=3, n=260, leaf=0.11)
    bush((-2.5, 2.2, 0), 0.6, seed=6, n=300, leaf=0.12)
    bush((-3.1, 1.0, 0), 0.4, seed=7, mats=("coral", "blush"), n=200, core="brown2")
    rnd = random.Random(4)
    for i in range(50):  # fallen leaves
        x, y = rnd.uniform(-2.2, 3.4), rnd.uniform(-2.7, 2.6)
        ball(
            0.085,
            (x, y, 0.06),
            rnd.choice(["amber", "gold", "#FFCF73"]),
            scale=(1.3, 0.9, 0.25),
            rot=(rnd.uniform(-25, 25), 0, rnd.uniform(0, 180)),
            sub=2,
        )
    cloud((-4.2, 1.6, 4.3), 0.8, seed=2)
    cloud((4.3, 1.9, 3.9), 0.65, seed=5)
    camera()
