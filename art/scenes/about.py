"""The harbour that the company grew up in: coral ferry, five towers, a small lighthouse, gulls."""

import math

from kit import *


def build():
    light()
    water(10.9, 10.9, r=5.39, amp=0.05)
    city()
    with at((3.55, 0.35, 0)):
        blob(
            [(0, 0, 0, 0.85), (0.45, -0.25, -0.1, 0.55), (-0.5, 0.1, -0.1, 0.6), (0.1, 0.5, -0.1, 0.55)],
            "#6A7F97",
            voxel=0.07,
            smooth=6,
            lump=0.12,
        )
        with at((0, 0.05, 0.5), s=0.34):
            lighthouse((0, 0, 0))
        bush((0.5, -0.2, 0.35), 0.2, seed=3, n=90, leaf=0.08)
        surf([(1.12 * math.cos(t * 0.42) - 0.02, 0.95 * math.sin(t * 0.42), 0.02) for t in range(15)], 0.12, 5)
    with at((-0.75, -2.75, 0.08), rz=-4, s=0.62):
        ferry((0, 0, 0))
        surf([(-3.6 + i * 0.36, -1.42 - 0.12 * math.sin(i * 0.5), -0.1) for i in range(21)], 0.17, 4)
        surf([(4.6 + i * 0.4, -0.25 - i * 0.06, -0.1) for i in range(4)], 0.2, 6)
        surf([(-4.9 - i * 0.25, -0.5 + i * 0.3, -0.1) for i in range(4)], 0.2, 7)
    gull((2.6, -2.2, 4.6), 0.55, 20)
    gull((3.5, -1.6, 4.1), 0.42, -10)
    gull((1.9, -1.4, 5.3), 0.36, 30, 0.35)
    cloud((-4.3, 1.2, 5.3), 0.75, seed=3)
    camera()


def city():
    """Five stepped towers on a stone quay."""
    with at((-0.5, 1.9, 0)):
        prism(rounded_rect(6.6, 3.6, 0.9), 0.75, (0, 0, 0.0), "stone", r=0.1, axis="Z")
        prism(rounded_rect(6.4, 3.4, 0.85), 0.12, (0, 0, 0.37), "fog", r=0.05, axis="Z")
        with at((0, 0, 0.42)):
            tower(-2.35, -0.2, 1.25, 1.25, 3.0, "rose", ((0.72, 0.78),), "tank", seed=2, below=0.05, pitch=0.34)
            tower(-0.9, 0.75, 1.3, 1.3, 5.0, "#C9C5E4", ((0.55, 0.8), (0.8, 0.6)), "roof", seed=5, below=0.05, pitch=0.34)
            tower(0.45, -0.3, 1.2, 1.2, 3.7, "sand", ((0.7, 0.78),), "flat", seed=9, below=0.05, pitch=0.34)
            tower(1.05, 1.0, 1.2, 1.2, 5.6, "steel", ((0.5, 0.82), (0.72, 0.64), (0.88, 0.46)), "mast", seed=12, below=0.05, pitch=0.34)
            tower(2.4, 0.35, 1.2, 1.2, 2.6, "rose", ((0.7, 0.76),), "dome", seed=14, below=0.05, pitch=0.34)
            for i in range(5):
                tree((-2.6 + i * 1.3, -1.3, 0), h=0.95, crown=0.36, seed=i + 2, n=150, leaf=0.08)
