"""What an adjuster looks at: rings in the stain on a wall, a tape measure at the cabinet, a flashlight that is on."""

import math

from kit import *

W, D, H = 5.9, 4.6, 4.2


def build():
    light()
    corner(W, D, H, floor="#D9B98F", back="#F1E6D3", left="#E7DAC4")
    for i in range(6):
        box((0.03, D + 0.1, 0.02), (-W / 2 + W * (i + 0.5) / 6, 0, 0.0), "brown", r=0.008)
    stain((0.75, D / 2 - 0.21, 2.75))
    cabinets()
    adjuster((0.55, -0.35, 0.02))
    neighbor((-1.75, -0.95, 0.02))
    tape((1.75, -1.35, 0.02))
    case((2.35, -0.35, 0.02))
    camera()


def stain(loc):
    """Three rings: it has been wet more than once."""
    x, y, z = loc
    for k, (scale, colour) in enumerate(((1.0, "#D8B98B"), (0.78, "#E9D3B0"), (0.62, "#D2AF7E"), (0.42, "#E3C9A0"), (0.26, "#C79E6B"))):
        outline = []
        for i in range(48):
            a = 2 * math.pi * i / 48
            q = scale * (1 + 0.1 * math.sin(3 * a + k * 0.4) + 0.06 * math.sin(5 * a + 1 - k * 0.3))
            outline.append((1.15 * q * math.cos(a), 0.82 * q * math.sin(a) - 0.12 * scale * (math.sin(a) < -0.6)))
        prism(outline, 0.05 + 0.012 * k, (x, y, z), colour, r=0.012)


def cabinets():
    """Left: the one that stayed whole. Right: the one that the water reached, its door off."""
    with at((0.2, D / 2 - 0.85, 0)):
        for x, wet in ((-1.3, False), (0.0, True), (1.3, False)):
            box((1.28, 1.1, 0.14), (x, 0, 0), "pine", r=0.03, base=True)
            if wet:
                box((1.28, 0.1, 1.45), (x, 0.5, 0.1), "#E7D9C2", r=0.02, base=True)
                for dx in (-0.6, 0.6):
                    box((0.08, 1.1, 1.45), (x + dx, 0, 0.1), "teal", r=0.02, base=True)
                box((1.15, 0.9, 0.06), (x, 0.02, 0.78), "wood", r=0.02, base=True)
                for dx in (-0.3, 0.05):
                    lathe([(0.13, 0), (0.16, 0.2), (0.12, 0.34)], (x + dx, 0.0, 0.84), ("coral", "cream")[dx > 0], n=32)
                puddle((x, -0.9, 0.03), 0.3, rings=(0.6,))
            else:
                box((1.26, 1.1, 1.45), (x, 0, 0.1), "teal", r=0.04, base=True)
                box((0.92, 0.08, 1.08), (x, -0.55, 0.3), "deep", r=0.06, base=True)
                ball(0.07, (x + (0.5 if x < 0 else -0.5), -0.62, 0.95), enamel("amber"))
        prism(rounded_rect(4.05, 1.26, 0.1), 0.15, (0, -0.02, 1.62), "fog", r=0.05, axis="Z")
        mug((1.5, -0.1, 1.7), "amber", 1.9, rz=-50)
        with at((-1.35, 0.1, 1.7)):
            round_plant((0, 0, 0), 0.32, pot="cream", seed=4)
    with at((1.95, D / 2 - 1.7, 0.05), rx=-14, rz=-14):
        box((1.1, 0.09, 1.3), (0, 0, 0), "teal", r=0.04, base=True)
        box((0.8, 0.06, 0.98), (0, -0.05, 0.16), "deep", r=0.05, base=True)


def adjuster(loc):
    """Seen from the side, the flashlight raised to the stain."""
    x, y, z = loc
    person(
        loc,
        rz=142,
        h=2.2,
        top="coral",
        legs="navy",
        hair="#3A2320",
        skin="skin3",
        hairdo="bun",
        hands=((-0.14, -0.46, 0.62), (0.3, -0.06, 0.12)),
    )
    hand = (x + 0.5, y + 0.42, z + 1.72)
    with at(hand, rz=142 + 12, rx=-28):
        cylinder(0.075, 0.42, (0, 0.22, 0), "navy", rot=(90, 0, 0), bevel=0.02)
        lathe([(0.08, 0), (0.13, 0.12), (0.14, 0.2)], (0, -0.18, 0), enamel("amber"), n=32, rot=(90, 0, 0), bevel=0.01)
        ball(0.12, (0, -0.38, 0), glow("#FFE3A6", 1.8, 0.7), scale=(1, 0.35, 1))
    point_light((x + 0.75, D / 2 - 0.85, 2.7), 60, 0.2)


def neighbor(loc):
    """The owner, who would like to know."""
    person(loc, rz=52, h=2.1, top="navy2", legs="stone", hair="steel", skin="skin1", hands=((-0.16, -0.36, 0.3), (0.16, -0.36, 0.3)))
    x, y, z = loc
    mug((x + 0.42, y - 0.32, z + 1.12), "cream", 1.5, rz=40)


def tape(loc):
    with at(loc, rz=24):
        prism(rounded_rect(0.62, 0.56, 0.2), 0.36, (0, 0, 0.29), enamel("amber"), r=0.07, axis="Y", seg=6)
        cylinder(0.17, 0.4, (0, 0.2, 0.3), "navy", rot=(90, 0, 0), bevel=0.03)
        box((1.5, 0.2, 0.03), (-1.05, 0, 0.04), "white", r=0.01)
        for i in range(7):
            box((0.035, 0.1 if i % 2 else 0.16, 0.02), (-0.42 - i * 0.2, -0.02, 0.06), "navy", r=0.006)
        box((0.06, 0.24, 0.12), (-1.8, 0, 0.05), "steel", r=0.02)


def case(loc):
    with at(loc, rz=-18):
        box((0.95, 0.42, 0.62), (0, 0, 0), "navy", r=0.09, base=True)
        tube([(-0.2, 0, 0.6), (-0.18, 0, 0.78), (0.18, 0, 0.78), (0.2, 0, 0.6)], 0.05, "navy2", kind="NURBS")
        for x in (-0.28, 0.28):
            box((0.12, 0.06, 0.14), (x, -0.2, 0.4), enamel("amber"), r=0.03)
