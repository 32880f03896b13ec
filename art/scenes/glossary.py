"""A street of books: each spine is a house front with its door and lit windows."""

from kit import *

BOOKS = (
    (1.75, 4.3, "navy2", "amber", "coral"),
    (1.45, 3.5, "coral", "cream", "navy"),
    (1.85, 4.75, "teal", "cream", "umber"),
    (1.4, 3.8, "sand", "coral", "deep"),
)


def build():
    light()
    street_block(9.0, 6.4, road=1.1)
    x = -3.3
    for w, h, cover, band, door in BOOKS:
        with at((x + w / 2, 0.55, 0)):
            closed_book(w, 2.6, h, (0, 0, 0), cover, band=band)
            with at((0, -1.4, 0)):
                front(w, h, door, cover)
        x += w + 0.05
    lamp((-3.75, -1.6, 0), h=3.0, rz=-10, power=20)
    person((1.25, -1.6, 0), rz=55, h=1.4, top="amber", legs="navy", hair="umber", skin="skin2", hairdo="long", pose="walk")
    tree((3.95, 0.15, 0), h=2.6, crown=0.68, seed=5, n=800, leaf=0.12)
    camera()


def front(w, h, door, cover):
    """Door, steps and windows on a spine that bulges to -Y."""
    frame = "cream" if cover != "sand" else "brown"
    prism(arch(0.74, 1.28), 0.34, (0, 0.04, 0.14), frame, r=0.05)
    prism(arch(0.56, 1.16), 0.36, (0, 0.01, 0.14), door, r=0.03)
    ball(0.045, (0.16, -0.2, 0.62), enamel("amber"))
    box((0.95, 0.6, 0.15), (0, -0.1, 0), "stone", r=0.05, base=True)
    z = 1.85
    while z + 0.9 < h * 0.88:
        prism(arch(0.72, 0.84), 0.3, (0, 0.04, z), frame, r=0.05)
        prism(arch(0.52, 0.7), 0.32, (0, 0.01, z + 0.07), glow("amber", 1.08, 0.4), r=0.03)
        box((0.86, 0.34, 0.1), (0, 0.02, z), frame, r=0.04)
        z += 1.12
