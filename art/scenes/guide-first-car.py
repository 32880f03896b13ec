"""The first car: a sea-glass compact with a bow on its roof at the curb, its key as large as its owner."""

from kit import *


def build():
    light()
    with at((0, 0, -0.15)):
        platform(8.2, 6.6, top="asphalt", body="glass", r=1.2)
    prism(rounded_rect(8.0, 3.2, 1.0), 0.17, (0, 1.62, -0.085), "fog", r=0.06, axis="Z")
    paving(-3.1, 3.1, 0.62, 1.05, 5)
    for i in range(4):
        box((0.9, 0.12, 0.05), (-2.7 + i * 1.8, -2.75, -0.145), "cream", r=0.02)
    with at((-0.35, -1.15, -0.14)):
        car((0, 0, 0), rz=174, s=1.5, col="teal", roof="cream")
        with at((-0.42, 0.04, 2.38), rz=-6, s=1.3):
            bow()
        point_light((3.0, -0.3, 0.8), 26, 0.3)
    person(
        (3.0, 0.75, 0.03),
        rz=-10,
        h=1.75,
        top="amber",
        legs="navy",
        hair="#3A2320",
        skin="skin3",
        hairdo="curly",
        hands=((-0.42, -0.06, 0.9), (0.44, -0.08, 0.92)),
    )
    lamp((-3.25, 1.25, 0), h=4.3, rz=-10, power=46)
    with at((0.35, 2.2, 0.4), rz=-6):
        key_stand()
    bush((3.0, 2.35, 0), 0.42, seed=5)
    bush((-1.9, 2.5, 0), 0.4, seed=9)
    bush((-1.0, 2.7, 0), 0.32, seed=12, mats=("amber", "gold"), core="brown2")
    camera()


def bow():
    """Two loops, a knot and two tails on the middle of the roof."""
    silk = enamel("coral")
    for side in (-1, 1):
        loop = [(0, 0, 0.1), (0.35, -0.1, 0.5), (0.82, -0.12, 0.5), (0.86, -0.1, 0.14), (0.4, 0, 0.02), (0, 0, 0.1)]
        for y in (-0.12, 0, 0.12):
            tube([(side * a, b + y, c) for a, b, c in loop], 0.085, silk, kind="NURBS")
        for y in (-0.1, 0.02):
            tube([(0, y, 0.08), (side * 0.3, y - 0.2, 0.03), (side * 0.62, y - 0.5, -0.06)], 0.075, silk, kind="NURBS")
    ball(0.2, (0, 0, 0.14), silk)


def key_stand():
    """The key stands on its bit, behind the car."""
    key((0, 0, 2.95), s=2.1, ry=90, brass="amber")
    prism(rounded_rect(1.5, 1.0, 0.3), 0.34, (0, 0, -0.25), "cream", r=0.1, axis="Z")
