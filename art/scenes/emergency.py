"""The night after the storm: a tree lies on a cottage, and help turns into the street with its lamps on."""

import math

from kit import *


def build():
    light()
    street_block(road=2.0)
    prism(rounded_rect(8.5, 5.1, 0.8), 0.1, (0, 0.95, 0.02), "teal", r=0.05, axis="Z")
    prism([(-0.62, -1.95), (0.62, -1.95), (0.52, 0.2), (-0.52, 0.2)], 0.08, (-1.55, 0, 0.06), "cream", r=0.03, axis="Z")
    cottage((-1.55, 1.35, 0.05), s=1.42, roof="#6F8BA6")
    point_light((-1.55, -0.35, 1.2), 16, 0.3)
    fallen_tree()
    rescue_van((1.9, -2.95, -0.14))
    helper((-0.65, -1.6, 0.1))
    neighbour((-2.35, -0.4, 0.1))
    puddle((-3.2, -2.42, -0.145), 0.26)
    puddle((3.4, -1.35, 0.01), 0.26, rings=(0.6,))
    bush((-3.65, -0.6, 0.05), 0.4, seed=5)
    bush((-3.5, 1.0, 0.05), 0.5, seed=9)
    cloud((3.2, 2.6, 5.0), 0.95, mat="steel", seed=5)
    for x, z in ((2.5, 4.35), (3.1, 4.1), (3.7, 4.4)):
        raindrop((x, 2.9, z), 0.9, "#A9C8F5")
    camera()


def fallen_tree():
    """Torn out with its roots, the crown on the right half of the roof."""
    with at((3.35, 1.0, 0.3), ry=-50):
        tree((0, 0, 0), h=4.5, crown=1.15, seed=4, n=1200, leaf=0.14, girth=1.25)
        clod = [(0, 0, -0.1, 0.5), (0.25, 0.2, -0.2, 0.32), (-0.25, -0.2, -0.2, 0.34), (0.1, -0.3, -0.22, 0.3)]
        blob(clod, "#6B4436", voxel=0.06, smooth=4)
        for i in range(7):
            a = 2 * math.pi * i / 7
            c, q = math.cos(a), math.sin(a)
            tube([(0.25 * c, 0.25 * q, 0), (0.5 * c, 0.5 * q, -0.22), (0.66 * c, 0.66 * q, -0.42)], 0.06, "umber", kind="NURBS")
    blob([(0, 0, -0.12, 0.4), (0.35, 0.15, -0.16, 0.34), (-0.3, 0.2, -0.16, 0.34)], "#6B4436", (3.6, 1.0, 0.06), voxel=0.06, smooth=4)
    for x, y, rz in ((1.9, -0.6, 20), (2.7, -0.25, -35)):
        with at((x, y, 0.1), rz=rz):
            limb((-0.4, 0, 0.03), (0.3, 0, 0.03), 0.05, "umber")
            leaves([(0.35, 0, 0.12, 0.18)], ("deep", "teal"), n=40, size=0.11, seed=int(x * 10))


def rescue_van(loc):
    """The one coral thing: heart on its side, beacon on, headlights on the road."""
    ambulance(loc, body="coral", trim="cream", badge="cream", lamps=("amber", "#FFE3A6", "amber"))
    with at(loc):
        for side in (-1, 1):
            ball(0.13, (-1.75, side * 0.52, 0.68), glow("#FFE3A6", 1.8, 0.7), scale=(0.5, 1, 1))
            beam((-1.8, side * 0.52, 0.66), 180, length=2.3, r0=0.12, r1=0.46, strength=0.9, col="#FFD27A", tilt=-8)
        cylinder(0.27, 0.1, (0.3, 0, 2.0), "navy")
        ball(0.24, (0.3, 0, 2.2), glow("amber", 1.8, 0.6), scale=(1, 1, 1.1))
        lathe([(0.25, 0), (0.18, 0.07), (0, 0.12)], (0.3, 0, 2.38), "navy", n=32)
        point_light((-2.5, 0, 0.6), 40, 0.3)
        point_light((0.3, -0.7, 2.5), 30, 0.25)


def helper(loc):
    """In a yellow coat, with a tool case; she walks up to the door."""
    x, y, z = loc
    person(
        loc,
        rz=158,
        h=1.62,
        top="amber",
        legs="navy",
        hair="amber",
        skin="skin2",
        hairdo="hood",
        coat=True,
        shoes="deep",
        hands=((-0.4, -0.3, 0.36), (0.33, -0.02, 0.02)),
    )
    box((0.5, 0.2, 0.32), (x - 0.36, y + 0.12, z + 0.16), "navy", r=0.05, rot=(0, 0, 68), base=True)


def neighbour(loc):
    person(loc, rz=20, h=1.5, top="fog", legs="slate", hair="#3A2320", skin="skin3", hairdo="curly", pose="wave")
