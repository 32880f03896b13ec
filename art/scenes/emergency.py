"""Help on its way: a rescue boat with its beacon lit, a life ring, somebody with a lantern on the pier."""

import math

from kit import *


def build():
    light()
    water(10.0, 10.0, r=4.94, amp=0.05)
    with at((-0.55, -1.0, -0.16), rz=-158, ry=-2, s=1.25):
        rescue_boat()
    with at((-0.55, -1.0, 0.03), rz=-158, s=1.25):
        surf([(-2.2 + i * 0.3, 0.98 + 0.04 * math.sin(i) - 0.03 * max(0, i - 9) ** 2, 0) for i in range(14)], 0.15, 4)
        surf([(2.15 - 0.28 * abs(i - 3), 0.16 * (i - 3) + 0.12, 0.02) for i in range(8)], 0.17, 6)
        surf([(-2.6 - i * 0.24, 0.6 - i * 0.3, 0) for i in range(5)], 0.15, 7)
    pier()
    with at((2.5, -2.6, 0.42), rz=30, rx=-30):
        life_ring()
    surf([(2.55 + 0.95 * math.cos(t * 0.5), -2.6 + 0.8 * math.sin(t * 0.5), 0.02) for t in range(7, 13)], 0.11, 9)
    cloud((-3.6, 1.6, 3.5), 0.75, seed=3)
    camera()


def rescue_boat():
    """Bow to +X."""
    rings = []
    for x, w, low, top in (
        (-2.2, 0.82, 0.1, 0.95),
        (-1.9, 0.95, -0.05, 0.93),
        (-1.0, 1.02, -0.12, 0.92),
        (0.2, 1.0, -0.12, 0.96),
        (1.2, 0.8, -0.05, 1.1),
        (1.9, 0.42, 0.15, 1.3),
        (2.3, 0.05, 0.5, 1.45),
    ):
        rings.append(
            [
                (x, y * w, low + (top - low) * z)
                for y, z in (
                    (-1, 1),
                    (-0.98, 0.5),
                    (-0.66, 0.1),
                    (0, 0),
                    (0.66, 0.1),
                    (0.98, 0.5),
                    (1, 1),
                    (0.5, 0.97),
                    (0, 0.96),
                    (-0.5, 0.97),
                )
            ]
        )
    loft(rings, enamel("coral"), sub=2)
    for side in (-1, 1):
        tube(
            [
                (-2.2, side * 0.8, 0.95),
                (-1.0, side * 1.0, 0.94),
                (0.2, side * 0.98, 0.98),
                (1.2, side * 0.78, 1.12),
                (1.9, side * 0.4, 1.31),
                (2.28, 0, 1.45),
            ],
            0.085,
            "navy",
            kind="NURBS",
        )
    tube([(-2.2, -0.8, 0.95), (-2.24, 0, 0.95), (-2.2, 0.8, 0.95)], 0.085, "navy", kind="NURBS")
    prism(rounded_rect(2.0, 1.35, 0.3), 0.95, (-0.45, 0, 1.35), "white", r=0.1, axis="Z", seg=6)
    box((1.7, 1.39, 0.36), (-0.45, 0, 1.48), glass("navy2"), r=0.08)
    box((2.04, 1.1, 0.36), (-0.45, 0, 1.48), glass("navy2"), r=0.08)
    for x in (-1.0, -0.15):
        for side in (-1, 1):
            box((0.5, 0.06, 0.32), (x, side * 0.69, 1.48), glow("amber", 1.05), r=0.05)
    box((0.06, 0.8, 0.32), (0.575, 0, 1.48), glow("amber", 1.05), r=0.05)
    prism(rounded_rect(2.25, 1.55, 0.34), 0.14, (-0.45, 0, 1.86), "coral", r=0.06, axis="Z")
    cylinder(0.26, 0.12, (-0.2, 0, 1.92), "navy")
    ball(0.25, (-0.2, 0, 2.16), glow("amber", 1.6, 0.55), scale=(1, 1, 1.05))
    lathe([(0.28, 0), (0.2, 0.1), (0, 0.16)], (-0.2, 0, 2.34), "navy", n=32)
    point_light((-0.2, -0.9, 2.4), 25, 0.2)
    tube([(-1.05, 0, 1.9), (-1.05, 0, 3.0)], 0.035, "navy")
    prism([(0, 0), (-0.62, 0.06), (-0.56, 0.2), (-0.62, 0.36), (0, 0.38)], 0.05, (-1.06, 0, 2.56), "cream", r=0.02)
    heart(0.22, 0.07, (-1.34, 0, 2.76), "coral", r=0.015)
    with at((0.75, 0.98, 0.66), s=0.34):
        life_ring()


def life_ring(r=0.8, thick=0.26):
    """A ring in the XZ plane; cream with four coral bands."""
    for i in range(8):
        a0, a1 = math.radians(45 * i - 22.5), math.radians(45 * i + 22.5)
        pts = [(r * math.cos(a0 + (a1 - a0) * k / 8), 0, r * math.sin(a0 + (a1 - a0) * k / 8)) for k in range(9)]
        tube(pts, thick + (0.012 if i % 2 else 0), enamel("coral") if i % 2 else clay("white"), res=8)
    for i in range(4):
        a0 = math.radians(90 * i + 45)
        pts = [
            (
                (r + thick * 1.02 + 0.1 * math.sin(math.pi * k / 10)) * math.cos(a0 + math.pi / 2 * k / 10),
                0,
                (r + thick * 1.02 + 0.1 * math.sin(math.pi * k / 10)) * math.sin(a0 + math.pi / 2 * k / 10),
            )
            for k in range(11)
        ]
        tube(pts, 0.045, "sand")


def pier():
    with at((1.35, 2.35, 0), rz=0):
        for i in range(9):
            box((0.4, 1.9, 0.14), (-1.7 + i * 0.43, 0, 0.78), "wood" if i % 2 else "#BF8453", r=0.04)
        for x in (-1.5, 0, 1.5):
            for y in (-0.8, 0.8):
                cylinder(0.15, 1.3 if y < 0 else 1.15, (x, y, -0.25), "brown2", r2=0.13)
        box((3.9, 0.14, 0.16), (0, -0.85, 0.66), "brown", r=0.04)
        person(
            (-0.65, -0.2, 0.86),
            rz=-25,
            h=1.62,
            top="amber",
            legs="navy",
            hair="amber",
            skin="skin3",
            hairdo="hood",
            coat=True,
            shoes="deep",
            hands=((-0.31, -0.03, 0.04), (0.52, -0.02, 0.84)),
        )
        for y in (0.7,):
            cylinder(0.1, 1.6, (1.45, y, 0.8), "navy")
        lathe([(0.2, 0), (0.2, 0.06), (0.16, 0.1), (0.16, 0.5), (0.24, 0.54), (0.1, 0.7), (0, 0.74)], (1.45, 0.7, 2.35), "navy", n=28)
        ball(0.22, (1.45, 0.7, 2.66), glow("amber", 1.5, 0.5))
        crate((0.55, 0.35, 0.85), rz=12, w=0.7, d=0.6, h=0.42)
