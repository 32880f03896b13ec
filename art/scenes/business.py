"""Corner bakery: striped awning, lit window with bread, the owner setting out the board."""

from kit import *

W, D, H = 5.2, 3.5, 3.2


def build():
    light()
    street_block()
    paving(-3.6, 3.5, -2.2, 1.2, 5)
    with at((-0.75, -0.7, 0)):
        shop()
    person(
        (0.98, -2.02, 0.03),
        rz=58,
        h=1.55,
        top="amber",
        legs="navy",
        hair="umber",
        skin="skin3",
        hairdo="bun",
        apron="cream",
        hands=((-0.16, -0.44, 0.14), (0.16, -0.44, 0.14)),
    )
    open_sign((1.72, -2.36, 0.03), rz=24, s=0.95, colour="navy", face="cream")
    crate((-2.9, -1.35, 0.03), fill=("coral", "#E85C45"), seed=2)
    crate((-1.95, -1.35, 0.03), fill=("glass", "teal"), seed=3)
    hand_cart((3.1, -1.15, 0.0), rz=68, s=1.02)
    box((1.1, 1.1, 0.12), (3.35, 1.75, 0.03), "umber", r=0.06)
    tree((3.35, 1.75, 0), h=4.3, crown=1.2, seed=4, n=1400, leaf=0.14)
    cloud((-4.2, 0.9, 4.9), 0.75, seed=2)
    camera()


def shop():
    """Front wall on y = 0, body behind it."""
    box((W, D, 0.14), (0, D / 2, 0), "stone", r=0.04, base=True)
    box((W, 0.2, H), (0, D - 0.1, 0), "cream", r=0.05, base=True)
    box((0.2, D, H), (-W / 2 + 0.1, D / 2, 0), "cream", r=0.05, base=True)
    inside()
    front()
    side()
    roof()


def front():
    joinery = "deep"
    box((3.3, 0.3, 0.62), (-0.75, 0.12, 0), joinery, r=0.05, base=True)
    for i in range(3):
        box((0.86, 0.06, 0.34), (-1.8 + i * 1.05, -0.05, 0.14), "teal", r=0.04, base=True)
    box((3.4, 0.42, 0.1), (-0.75, 0.08, 0.6), "cream", r=0.04, base=True)
    for x in (-W / 2 + 0.14, 0.92, W / 2 - 0.14):
        box((0.28, 0.34, H - 0.1), (x, 0.13, 0), joinery, r=0.05, base=True)
    box((W + 0.06, 0.36, 0.5), (0, 0.13, H - 0.5), joinery, r=0.05, base=True)
    for x in (-1.3, -0.28):
        box((0.07, 0.1, 2.0), (x, 0.1, 0.65), "cream", r=0.025, base=True)
    box((1.1, 0.1, 2.3), (1.68, 0.24, 0.1), glow("#FFD58A", 0.95, 0.4), r=0.03, base=True)
    for x in (1.2, 2.14):
        box((0.1, 0.14, 2.3), (x, 0.2, 0.1), "cream", r=0.03, base=True)
    for z in (0.1, 0.75, 2.35):
        box((1.0, 0.14, 0.1), (1.67, 0.2, z), "cream", r=0.03, base=True)
    box((0.9, 0.12, 0.62), (1.67, 0.2, 0.16), "cream", r=0.04, base=True)
    ball(0.05, (1.34, 0.06, 1.0), enamel("amber"))
    box((1.2, 0.5, 0.1), (1.67, -0.1, 0), "stone", r=0.04, base=True)
    with at((0, -0.02, H - 0.16)):
        awning(W + 0.1, 0.8, 0.34, 12)


def side():
    joinery = "deep"
    with at((W / 2, 0, 0)):
        box((0.3, D - 0.3, 0.62), (-0.12, D / 2, 0), joinery, r=0.05, base=True)
        box((0.42, D - 0.4, 0.1), (-0.08, D / 2, 0.6), "cream", r=0.04, base=True)
        for y in (D / 2 + 0.15, D - 0.14):
            box((0.34, 0.28, H - 0.1), (-0.13, y, 0), joinery, r=0.05, base=True)
        box((0.36, D, 0.5), (-0.13, D / 2, H - 0.5), joinery, r=0.05, base=True)
        box((0.2, D / 2 - 0.2, 1.6), (-0.16, D * 0.78, 0.6), "cream", r=0.04, base=True)
        with at((0.02, D * 0.55, H - 0.16), rz=90):
            awning(D - 0.5, 0.6, 0.28, 7)


def inside():
    box((W - 0.5, 0.06, H - 0.8), (-0.1, D - 0.26, 0.5), glow("#FFC566", 0.8, 0.3), r=0.02, base=True)
    for z in (0.95, 1.5, 2.05):
        box((3.9, 0.4, 0.07), (-0.35, D - 0.5, z), "wood", r=0.02)
        for i in range(7):
            loaf((-2.0 + i * 0.56, D - 0.55, z + 0.03), s=1.15, rz=90 if i % 3 == 0 else 10, colour=("gold", "#C9772E", "#D98A3A")[i % 3])
    box((3.1, 0.6, 0.85), (-0.7, 1.35, 0.1), "wood", r=0.05, base=True)
    box((3.2, 0.7, 0.08), (-0.7, 1.35, 0.95), "cream", r=0.03, base=True)
    for i in range(5):
        loaf((-2.05 + i * 0.4, 1.25, 1.02), s=1.2, rz=80 + 10 * (i % 2), colour=("gold", "#C9772E")[i % 2])
    for i, c in enumerate(("blush", "cream", "coral")):
        lathe(
            [(0.2, 0), (0.2, 0.03), (0.04, 0.05), (0.04, 0.16), (0.22, 0.18), (0.22, 0.22), (0.17, 0.22), (0.17, 0.42), (0, 0.44)],
            (0.05 + i * 0.42, 1.3, 1.02),
            c,
            n=36,
            bevel=0.015,
        )
    for i in range(6):
        loaf((-2.1 + i * 0.45, 0.35, 0.7), s=1.15, rz=(15, -10)[i % 2], colour=("#D98A3A", "gold", "#C9772E")[i % 3])
    point_light((-0.8, 0.9, 2.2), 55, 0.3)
    point_light((1.4, 1.4, 2.2), 35, 0.3)


def roof():
    box((W + 0.1, D + 0.1, 0.14), (0, D / 2, H - 0.02), "steel", r=0.04, base=True)
    for x, y, w, d in (
        (0, 0.06, W + 0.36, 0.42),
        (0, D - 0.02, W + 0.36, 0.34),
        (-W / 2 + 0.01, D / 2, 0.36, D + 0.1),
        (W / 2 - 0.01, D / 2, 0.36, D + 0.1),
    ):
        box((w, d, 0.34 if w > d else 0.325), (x, y, H - 0.02), "navy", r=0.09, base=True)
    for x in (-0.5, 0.5):
        box((0.12, 0.12, 0.6), (x - 0.35, 0.95, H), "navy", r=0.03, base=True)
    pretzel((-0.35, 0.95, H + 0.42), 1.12)
    box((0.9, 0.7, 0.5), (1.5, 2.4, H + 0.1), "steel", r=0.08, base=True)
    cylinder(0.24, 0.12, (1.5, 2.4, H + 0.58), "slate")
