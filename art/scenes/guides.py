"""An open book as the ground: a house, a car and an umbrella stand on its pages, a reading lamp bends over them."""

import math

from kit import *


def build():
    light()
    open_book(8.2, 5.6, cover="deep")
    for start in (-3.7, 2.2):
        for i, length in enumerate((1.5, 1.35, 0.9)):
            line = [start + length * k / 8 for k in range(9)]
            tube([(x, -1.55 - i * 0.34, page_height(x) + 0.01) for x in line], 0.055, "#C3D3DB")
    z = page_height(2.2)
    with at((-2.0, 0.75, z - 0.05)):
        cottage((0, 0, 0), rz=8, s=1.28)
        bush((-1.75, -0.5, 0), 0.34, seed=4)
    with at((1.9, -0.35, page_height(2.0) + 0.02)):
        car((0, 0, 0), rz=158, s=0.82)
    umbrella((2.6, 1.35, page_height(2.6) - 0.05), r=1.35, h=2.75, colours=("navy", "navy2"), rise=0.38)
    reading_lamp()
    ribbon()
    camera()


def reading_lamp():
    with at((0.95, 3.2, -0.2)):
        lathe([(0.7, 0), (0.7, 0.1), (0.3, 0.2), (0.1, 0.3), (0.08, 0.5)], (0, 0, 0), "navy", n=48, bevel=0.03)
        tube([(0, 0, 0.3), (0, 0.1, 2.6), (-0.05, 0.0, 4.6), (-0.15, -1.0, 5.3), (-0.25, -1.9, 5.0)], 0.075, "navy", kind="NURBS")
        with at((-0.3, -2.05, 4.85), rx=-32):
            lathe(
                [(0.08, 0.34), (0.2, 0.28), (0.62, -0.2), (0.64, -0.28), (0.56, -0.28), (0.5, -0.2)],
                (0, 0, 0),
                enamel("amber"),
                n=48,
                bevel=0.02,
            )
            ball(0.36, (0, 0, -0.2), glow("#FFD58A", 1.6, 0.6), scale=(1, 1, 0.7))
        point_light((-0.3, -2.6, 4.0), 120, 0.4)


def ribbon():
    z = page_height(0.5)
    points = [(0.35, 2.6, z), (0.42, 0.5, z), (0.4, -1.5, z), (0.45, -2.75, z), (0.48, -2.98, 0.3), (0.5, -3.15, 0.05), (0.55, -3.5, 0.02)]
    for dx in (-0.07, 0, 0.07):
        tube([(x + dx, y, h + 0.02) for x, y, h in points], 0.05, "coral", kind="NURBS")
