"""The first evening in a rented room: boxes, a mattress of one's own, a floor lamp, the city in the tall window."""

from kit import *

W, D, H = 6.2, 5.0, 4.3


def build():
    light()
    corner(W, D, H, floor="wood", back="#F3E3CF", left="#EBD9C3")
    for i in range(6):
        box((0.03, D + 0.1, 0.02), (-W / 2 + W * (i + 0.5) / 6, 0, 0.0), "brown", r=0.008)
    prism(rounded_rect(3.9, 2.6, 1.2), 0.05, (0.35, -0.75, 0.02), "teal", r=0.02, axis="Z")
    prism(rounded_rect(3.5, 2.2, 1.0), 0.05, (0.35, -0.75, 0.03), "glass", r=0.02, axis="Z")
    city_window(-0.7, D / 2 - 0.22)
    sofa((0.95, 1.45, 0))
    floor_lamp((-1.95, 1.5, 0))
    renter((0.3, -0.55, 0.05))
    boxes()
    potted_plant((2.55, -1.75, 0.02), 1.35, pot="coral", seed=3)
    keys()
    camera()


def city_window(x, y):
    """A tall window; behind it towers with a few lights on."""
    w, h, z = 2.5, 2.35, 1.3
    box((w + 0.3, 0.12, h + 0.3), (x, y + 0.02, z - 0.15), "white", r=0.04, base=True)
    box((w, 0.08, h), (x, y - 0.03, z), "#24507F", r=0.02, base=True)
    for i, (dx, tw, th) in enumerate(((-0.95, 0.5, 1.25), (-0.45, 0.44, 0.85), (0.05, 0.46, 1.6), (0.55, 0.5, 1.05), (1.0, 0.4, 1.4))):
        box((tw, 0.05, th), (x + dx, y - 0.07, z + 0.02), ("navy", "navy2")[i % 2], r=0.02, base=True)
        for k in range(int(th / 0.3)):
            pane = (x + dx + (0.1 if k % 2 else -0.1), y - 0.1, z + 0.16 + k * 0.28)
            box((0.1, 0.03, 0.11), pane, glow("amber", 1.0, 0.3), r=0.01, base=True)
    for dx in (-w / 2, 0, w / 2):
        box((0.11, 0.16, h + 0.1), (x + dx, y - 0.1, z - 0.05), "white", r=0.03, base=True)
    for dz in (0, h * 0.55, h):
        box((w + 0.1, 0.15, 0.11), (x, y - 0.1, z + dz), "white", r=0.03)
    box((w + 0.5, 0.42, 0.12), (x, y - 0.16, z - 0.2), "white", r=0.05, base=True)
    round_plant((x + 0.8, y - 0.2, z - 0.08), 0.22, pot="cream", seed=5)


def sofa(loc):
    with at(loc):
        prism(rounded_rect(3.0, 1.2, 0.3), 0.42, (0, 0, 0.42), "navy2", r=0.14, axis="Z", seg=6)
        prism(rounded_rect(3.0, 1.25, 0.34), 0.42, (0, 0.55, 0.82), "navy2", r=0.16, axis="Y", seg=6)
        for side in (-1, 1):
            prism(rounded_rect(1.25, 0.8, 0.3), 0.4, (side * 1.4, 0.02, 0.62), "slate", r=0.15, axis="X", seg=6)
            prism(rounded_rect(1.16, 1.0, 0.22), 0.24, (side * 0.6, -0.06, 0.72), "slate", r=0.11, axis="Z", seg=6)
            cylinder(0.07, 0.24, (side * 1.2, -0.4, 0), "umber")
        with at((-0.85, 0.16, 0.85), rx=-22, rz=10):
            prism(rounded_rect(0.66, 0.62, 0.16), 0.24, (0, 0, 0.3), "amber", r=0.11, axis="Y", seg=6)


def floor_lamp(loc):
    with at(loc):
        cylinder(0.36, 0.08, (0, 0, 0), "navy", bevel=0.03)
        cylinder(0.04, 2.7, (0, 0, 0.05), "navy")
        lathe([(0.52, 2.45), (0.53, 2.48), (0.34, 3.15), (0.32, 3.16)], (0, 0, 0), glow("amber", 1.2, 0.6), n=44, bevel=0.01)
        point_light((0.2, -0.5, 2.2), 110, 0.3)
        point_light((0, 0, 3.5), 40, 0.3)


def renter(loc):
    """Sits on a box with the lease on her knees."""
    x, y, z = loc
    carton((x, y + 0.1, z), w=1.0, d=0.85, h=0.62)
    person(
        (x, y + 0.05, z + 0.04),
        rz=-6,
        h=2.05,
        pose="sit",
        top="coral",
        legs="navy",
        hair="umber",
        skin="skin2",
        hairdo="bun",
        hands=((-0.16, -0.4, 0.24), (0.16, -0.4, 0.24)),
    )
    with at((x + 0.04, y - 0.56, z + 1.1), rx=-52, rz=-6):
        box((0.46, 0.03, 0.6), (0, 0, 0), "white", r=0.014)
        for k, length in enumerate((0.3, 0.3, 0.2)):
            box((length, 0.02, 0.04), (-0.15 + length / 2, -0.02, 0.16 - k * 0.12), "steel", r=0.01)


def boxes():
    carton((-2.1, -0.4, 0.02), w=1.05, d=0.9, h=0.8, rz=8)
    carton((-2.05, -0.38, 0.83), w=0.8, d=0.7, h=0.55, rz=-10, colour="#D9C3A5")
    carton((-1.6, -1.55, 0.02), w=0.85, d=0.7, h=0.6, rz=-16, colour="#D9C3A5")
    carton((2.3, -0.35, 0.02), w=0.9, d=0.8, h=0.7, rz=12)


def keys():
    """On a hook beside the window."""
    with at((-W / 2 + 0.24, -1.2, 2.3), rz=90):
        prism(rounded_rect(1.1, 0.3, 0.1), 0.1, (0, -0.02, 0.3), "wood", r=0.03, axis="Y")
        for x in (-0.3, 0.3):
            ball(0.06, (x, -0.12, 0.28), "navy", sub=3)
        key((-0.3, -0.14, 0.05), s=0.42, rx=90, ry=90)
