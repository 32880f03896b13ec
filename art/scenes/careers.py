"""A corner room by the harbour: someone at a wooden desk, the lighthouse in the tall window."""

from kit import *

W, D, H = 6.2, 5.2, 4.0


def build():
    light()
    room()
    view()
    with at((0.5, -0.75, 0)):
        desk(2.7, 1.15, 1.0, (0, 0, 0))
        swivel_chair((-0.42, 1.0, 0), seat="teal", h=0.72)
        person(
            (-0.42, 0.92, 0.2),
            h=2.05,
            pose="sit",
            top="coral",
            legs="navy",
            hair="#3A2320",
            skin="skin3",
            hairdo="bun",
            hands=((-0.2, -0.4, 0.28), (0.2, -0.4, 0.28)),
        )
        laptop((-0.42, 0.08, 1.0), rz=180, s=1.2, lid="steel")
        table_lamp((1.05, -0.05, 1.0), 1.15, power=9)
        mug((-1.1, -0.25, 1.0), "amber", 1.4, rz=-40)
    bookshelf((1.9, 2.12, 0), w=1.7, h=2.9, shelves=4, seed=3)
    potted_plant((-2.45, -1.35, 0.02), 1.9, pot="coral", seed=3)
    prism(rounded_rect(4.0, 2.9, 1.3), 0.05, (0.45, -0.5, 0.02), "blush", r=0.02, axis="Z")
    prism(rounded_rect(3.6, 2.5, 1.1), 0.05, (0.45, -0.5, 0.028), "cream", r=0.02, axis="Z")
    camera()


def room():
    prism(rounded_rect(W + 0.4, D + 0.4, 0.5), 0.5, (0, 0, -0.41), "glass", r=0.14, axis="Z", seg=6)
    prism(rounded_rect(W + 0.2, D + 0.2, 0.4), 0.16, (0, 0, -0.08), "wood", r=0.05, axis="Z")
    for i in range(6):
        box((0.03, D + 0.1, 0.02), (-W / 2 + W * (i + 0.5) / 6, 0, 0.0), "brown", r=0.008)
    left, right, low, high = -2.25, 0.55, 0.85, 3.45  # the opening in the back wall
    y = D / 2 - 0.1
    box((left + W / 2, 0.24, H), ((left - W / 2) / 2, y, 0), "#E6F3EF", r=0.006, base=True)
    box((W / 2 - right, 0.24, H), ((right + W / 2) / 2, y, 0), "#E6F3EF", r=0.006, base=True)
    box((right - left, 0.24, low), ((left + right) / 2, y, 0), "#E6F3EF", r=0.006, base=True)
    box((right - left, 0.24, H - high), ((left + right) / 2, y, high), "#E6F3EF", r=0.006, base=True)
    box((0.24, D, H), (-W / 2 + 0.1, 0, 0), "#DCEEE9", r=0.06, base=True)
    box((W, 0.3, 0.16), (0, y, H - 0.05), "cream", r=0.05, base=True)
    box((0.3, D - 0.06, 0.15), (-W / 2 + 0.11, -0.06, H - 0.05), "cream", r=0.05, base=True)
    box((W - 0.2, 0.1, 0.24), (0.1, y - 0.14, 0), "cream", r=0.03, base=True)
    box((0.1, D - 0.2, 0.24), (-W / 2 + 0.24, 0, 0), "cream", r=0.03, base=True)
    for x in (left, (left + right) / 2, right):
        box((0.13, 0.34, high - low + 0.1), (x, y, low), "cream", r=0.04, base=True)
    for z in (low, (low + high) / 2 + 0.5, high):
        box((right - left + 0.11, 0.32, 0.13), ((left + right) / 2, y, z), "cream", r=0.04)
    box((right - left + 0.5, 0.6, 0.12), ((left + right) / 2, y - 0.16, low - 0.08), "cream", r=0.05)
    with at((-W / 2 + 0.24, -0.2, 1.75), rz=90):
        for x, c, w in ((-0.75, "coral", 0.8), (0.35, "amber", 0.95)):
            box((w, 0.08, 1.05 if c == "coral" else 0.8), (x, -0.02, 0), "cream", r=0.03, base=True)
            if c == "coral":
                cylinder(0.26, 0.06, (x, -0.02, 0.52), "teal", rot=(90, 0, 0), bevel=0.02)
            else:
                prism([(-0.3, 0), (0.3, 0), (0, 0.42)], 0.06, (x, -0.04, 0.16), "navy2", r=0.03)


def view():
    """Sky, sea and lighthouse behind the window; nothing of it overhangs the room."""
    y = D / 2 + 0.02
    box((3.3, 0.06, 3.0), (-0.85, y + 0.5, 0.7), glow("#A9CDEE", 0.42, 0.15), r=0.02, base=True)
    box((3.3, 0.3, 0.55), (-0.85, y + 0.3, 0.7), "teal", r=0.05, base=True)
    ball(0.42, (-0.35, y + 0.32, 1.2), "slate", scale=(1.3, 0.5, 0.5))
    with at((-0.35, y + 0.3, 1.28), s=0.19):
        lighthouse((0, 0, 0))
