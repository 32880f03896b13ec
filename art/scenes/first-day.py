"""The first day of a claim: a telephone, a clock, notes under a lamp that stays on."""

import math

from kit import *


def build():
    light()
    platform(7.0, 5.2, top="wood", body="glass", r=1.2)
    prism(rounded_rect(5.6, 3.7, 0.6), 0.05, (-0.1, -0.15, 0.02), "deep", r=0.02, axis="Z")
    with at((-1.35, 1.05, 0.04), rz=10):
        clock()
    telephone((-1.5, -1.0, 0.05), rz=8)
    notes((1.15, -1.05, 0.05), rz=14)
    mug((2.65, -0.2, 0.02), "amber", 3.2, rz=-20)
    table_lamp((1.45, 1.25, 0.03), 3.3, power=70)
    camera()


def clock():
    """Stands on two feet and looks to -Y; one day has gone half round."""
    r = 1.4
    z = r + 0.32
    for side in (-1, 1):
        limb((side * 0.75, 0, 0.6), (side * 1.0, 0, 0.12), 0.12, "navy")
        with at((side * 0.78, 0, z + 1.28), ry=side * 33):
            lathe([(0.46, 0), (0.47, 0.06), (0.38, 0.28), (0.2, 0.42), (0, 0.46)], (0, 0, 0), enamel("amber"), n=44, bevel=0.02)
    tube([(-0.3, 0, z + 1.5), (-0.2, 0, z + 1.95), (0.2, 0, z + 1.95), (0.3, 0, z + 1.5)], 0.06, "navy", kind="NURBS")
    cylinder(r, 0.62, (0, 0.31, z), enamel("coral"), rot=(90, 0, 0), bevel=0.14, n=96)
    cylinder(r * 0.86, 0.1, (0, -0.27, z), "cream", rot=(90, 0, 0), bevel=0.03, n=96)
    for i in range(12):
        a = math.radians(30 * i)
        ball(0.085 if i % 3 == 0 else 0.05, (1.0 * math.sin(a), -0.39, z + 1.0 * math.cos(a)), "navy" if i % 3 == 0 else "steel", sub=3)
    for angle, length, thick in ((-60, 0.62, 0.075), (0, 0.86, 0.055)):
        a = math.radians(angle)
        limb((0, -0.42, z), (length * math.sin(a), -0.42, z + length * math.cos(a)), thick, "navy")
    ball(0.13, (0, -0.44, z), enamel("amber"), scale=(1, 0.6, 1))


def telephone(loc, rz):
    with at(loc, rz=rz, s=1.25):
        side = [(-0.5, 0), (0.5, 0), (0.5, 0.14), (0.3, 0.62), (-0.08, 0.62), (-0.5, 0.24)]
        prism(side, 1.3, (0, 0, 0), enamel("navy2"), r=0.1, axis="X", seg=6)
        with at((0, -0.36, 0.46), rx=42):
            cylinder(0.36, 0.07, (0, 0, 0), "cream", bevel=0.02, n=56, rot=(0, 0, 0))
            for i in range(10):
                a = math.radians(40 + 30 * i)
                ball(0.055, (0.25 * math.cos(a), 0.25 * math.sin(a), 0.06), "navy", scale=(1, 1, 0.5), sub=3)
            cylinder(0.11, 0.1, (0, 0, 0.02), enamel("amber"), bevel=0.02)
        for x in (-0.32, 0.32):
            box((0.16, 0.34, 0.18), (x, 0.11, 0.58), enamel("navy2"), r=0.05, base=True)
        with at((0, 0.11, 0.86)):
            tube([(-0.62, 0, -0.02), (-0.3, 0, 0.12), (0.3, 0, 0.12), (0.62, 0, -0.02)], 0.11, enamel("navy"), kind="NURBS")
            for side in (-1, 1):
                cylinder(0.2, 0.2, (side * 0.64, 0, -0.2), enamel("navy"), r2=0.16, bevel=0.05)
        cord = [(-0.68 - 0.05 * i, 0.1 - 0.03 * i + 0.07 * math.sin(i * 1.6), 0.08 + 0.05 * math.cos(i * 1.6)) for i in range(9)]
        tube(cord, 0.035, "navy", kind="NURBS")


def notes(loc, rz):
    with at(loc, rz=rz):
        for k in range(3):
            box((1.75, 1.3, 0.05), (0.02 * k, -0.015 * k, 0.03 + k * 0.055), "white" if k != 1 else "fog", r=0.02)
        for k, length in enumerate((1.2, 1.2, 0.85, 1.0)):
            box((length, 0.07, 0.02), (-0.62 + length / 2, 0.4 - k * 0.24, 0.17), "coral" if k == 0 else "steel", r=0.008)
    pencil((2.75, -1.35, 0.16), (1.75, -1.85, 0.14), 0.085)
