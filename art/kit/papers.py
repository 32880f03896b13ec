"""Books, pages and the calculator."""

import math

from mathutils import Vector

from .foliage import bush
from .materials import enamel, glow
from .shapes import ball, box, cylinder, limb, prism, rounded_rect, tube
from .stage import at, bevel_edges
from .surfaces import loft


def open_book(w=8.4, d=6.2, cover="coral"):
    """Lies open along Y; the pages swell to both sides of the middle. Their top is page_height(x)."""
    prism(rounded_rect(w + 0.5, d + 0.5, 0.35), 0.22, (0, 0, -0.11), cover, r=0.09, axis="Z")
    box((0.5, d + 0.5, 0.3), (0, 0, -0.1), cover, r=0.12)
    for side in (-1, 1):
        for step, colour in ((0, "sand"), (0.1, "cream"), (0.2, "white")):
            rings = []
            for i in range(25):
                x = (w / 2 - step * 0.5) * i / 24
                z = page_height(x) - 0.22 + step * 1.05
                rings.append(
                    [
                        (side * x, y, zz)
                        for y, zz in ((-d / 2 + step, 0), (-d / 2 + step, max(z, 0.02)), (d / 2 - step, max(z, 0.02)), (d / 2 - step, 0))
                    ]
                )
            bevel_edges(loft(rings, colour, sub=0), 0.03, 3, 40)


def page_height(x):
    """How high the upper page lies at x from the middle."""
    u = abs(x)
    return 0.12 + 0.62 * (1 - math.exp(-u * 2.2)) - 0.035 * max(0, u - 1.2) ** 1.4


def closed_book(w, d, h, loc, cover, rz=0, band=None):
    """Stands upright: spine to -Y, w is its thickness along X, d its depth, h its height."""
    with at(loc, rz=rz):
        box((w - 0.16, d - 0.1, h - 0.16), (0, 0.06, 0.08), "cream", r=0.03, base=True)
        for side in (-1, 1):
            box((0.11, d, h), (side * (w / 2 - 0.055), 0, 0), cover, r=0.045, base=True)
        prism(
            [(-w / 2, 0.16), (-w / 2, 0), (-w * 0.3, -0.12), (0, -0.16), (w * 0.3, -0.12), (w / 2, 0), (w / 2, 0.16)],
            h,
            (0, -d / 2 + 0.04, h / 2),
            cover,
            r=0.045,
            axis="Z",
        )
        if band:
            for z in (h * 0.1, h * 0.9):
                prism(
                    [
                        (-w / 2 - 0.015, 0.1),
                        (-w / 2 - 0.015, 0),
                        (-w * 0.3, -0.135),
                        (0, -0.178),
                        (w * 0.3, -0.135),
                        (w / 2 + 0.015, 0),
                        (w / 2 + 0.015, 0.1),
                    ],
                    0.12,
                    (0, -d / 2 + 0.04, z),
                    band,
                    r=0.03,
                    axis="Z",
                )


def pencil(a, b, r=0.09, colour="amber"):
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    tube([a, b], r, enamel(colour))
    tube([a - along * r * 2, a], r * 1.02, "coral")
    tube([a - along * 0.02, a + along * r * 1.2], r * 1.08, "steel")
    q = along.to_track_quat("Z", "Y").to_euler()
    rot = [math.degrees(x) for x in q]
    cylinder(r, r * 2.6, b, "sand", r2=r * 0.25, rot=rot, bevel=0.004)
    cylinder(r * 0.3, r * 0.9, b + along * r * 2.2, "navy", r2=0.01, rot=rot, bevel=0.002)


def calculator(loc, rz=0, rx=0, s=1.0):
    """Stands on loc and looks to -Y; keys of the palette, a lit screen without figures."""
    with at(loc, rz=rz, rx=rx, s=s):
        w, h = 2.5, 3.5
        prism(rounded_rect(w, h, 0.34), 0.42, (0, 0, h / 2), "cream", r=0.13, axis="Y", seg=6)
        prism(rounded_rect(w - 0.44, 0.84, 0.14), 0.1, (0, -0.2, h - 0.72), "navy", r=0.04, axis="Y")
        prism(rounded_rect(w - 0.62, 0.64, 0.1), 0.1, (0, -0.23, h - 0.72), glow("amber", 0.95, 0.5), r=0.03, axis="Y")
        for row in range(4):
            for column in range(4):
                colour = "coral" if column == 3 and row < 3 else "amber" if column == 3 else "glass" if row else "teal"
                x, z = -w / 2 + 0.44 + column * 0.54, h - 1.55 - row * 0.5
                prism(rounded_rect(0.42, 0.36, 0.12), 0.2, (x, -0.24, z), enamel(colour), r=0.06, axis="Y")


def coin_stack(loc, count, r=0.42, colour="amber"):
    x, y, z = loc
    for i in range(count):
        cylinder(
            r,
            0.15,
            (x + 0.03 * math.sin(i * 2.1), y + 0.03 * math.cos(i * 1.7), z + i * 0.155),
            enamel(colour if i % 2 == 0 else "gold"),
            bevel=0.045,
            n=56,
        )
