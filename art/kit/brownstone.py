"""The brownstone row house of the home scene."""

from .buildings import water_tank, window
from .foliage import bush
from .materials import enamel, glow
from .shapes import arch, ball, box, cylinder, prism, tube
from .stage import at


def brownstone(w=4.1, d=3.9):
    """Front wall on y=0, body behind (+y). Door bay on the left."""
    B, B2 = "brown", "brown2"
    gh, fh = 1.2, 1.9  # garden level, floor height
    H = gh + 2 * fh + 0.38
    box((w, d, H), (0, d / 2, 0), B, r=0.09, base=True)
    for i in range(3):  # rusticated base
        box((w + 0.1, 0.2, gh / 3 - 0.012), (0, 0, gh / 3 * i), B2, r=0.06, base=True)
        box((0.2, d, gh / 3 - 0.012), (w / 2 - 0.02, d / 2, gh / 3 * i), B2, r=0.06, base=True)
    for k in (1, 2):  # belt courses
        z = gh + (k - 1) * fh
        box((w + 0.18, 0.28, 0.15), (0, 0.0, z + 0.01), "sand", r=0.06)
        box((0.22, d + 0.04, 0.15), (w / 2 - 0.02, d / 2, z + 0.01), "sand", r=0.06)
    xs = (-1.27, 0.03, 1.28)
    ww = 0.78
    for k in (1, 2):
        for j, x in enumerate(xs):
            if k == 1 and j == 0:
                continue
            with at((x, -0.02, gh + (k - 1) * fh + 0.36)):
                window(ww, 1.14, lit=(k, j) != (2, 1), box_=(k, j) in ((2, 2), (2, 0), (1, 1)), seed=k * 7 + j)
    for x in (0.1, 1.3):  # garden windows
        with at((x, -0.12, 0.4)):
            window(0.66, 0.5, lit=x > 1, head=False, style="none", curtain=False)
    for k in (1, 2):  # side wall
        for y in (1.2, 2.75):
            with at((w / 2 + 0.02, y, gh + (k - 1) * fh + 0.42), rz=90):
                window(0.66, 1.05, lit=(k, y) in ((2, 1.2), (1, 2.75)), curtain=False)
    zt = H - 0.1  # cornice
    box((w + 0.3, 0.5, 0.2), (0, 0.06, zt - 0.08), "navy", r=0.06)
    box((0.5, d + 0.2, 0.2), (w / 2 - 0.1, d / 2, zt - 0.08), "navy", r=0.06)
    box((w + 0.66, 0.86, 0.22), (0, 0.1, zt + 0.27), "navy", r=0.09)
    box((0.7, d + 0.3, 0.22), (w / 2 - 0.02, d / 2 + 0.05, zt + 0.262), "navy", r=0.09)
    box((w + 0.46, 0.64, 0.16), (0, 0.1, zt + 0.1), "navy2", r=0.05)
    box((0.5, d + 0.24, 0.16), (w / 2 - 0.02, d / 2, zt + 0.1), "navy2", r=0.05)
    for i in range(6):
        x = -w / 2 + 0.2 + i * (w - 0.4) / 5
        prism(
            [(0, 0), (-0.36, 0.0), (-0.36, -0.1), (-0.2, -0.18), (-0.12, -0.46), (0, -0.46)],
            0.19,
            (x, -0.06, zt + 0.18),
            "navy",
            r=0.035,
            axis="X",
        )
    for i in range(5):
        y = 0.4 + i * (d - 0.6) / 4
        prism(
            [(0, 0), (0.3, 0.0), (0.3, -0.1), (0.16, -0.18), (0.1, -0.46), (0, -0.46)],
            0.19,
            (w / 2 + 0.02, y, zt + 0.18),
            "navy",
            r=0.035,
            axis="Y",
        )
    box((w - 0.1, d - 0.2, 0.1), (0, d / 2 + 0.1, zt + 0.28), "steel", r=0.04)
    zr = zt + 0.32  # roof: chimney, tank, skylight, planters
    box((0.7, 0.56, 0.9), (-1.35, d - 0.7, zr), B2, r=0.07, base=True)
    box((0.86, 0.72, 0.16), (-1.35, d - 0.7, zr + 0.84), "sand", r=0.06, base=True)
    for x in (-1.52, -1.18):
        cylinder(0.12, 0.3, (x, d - 0.7, zr + 0.96), "coral", r2=0.1)
    water_tank((0.8, d - 1.2, zr), 1.02)
    box((0.9, 0.8, 0.22), (-0.75, 1.15, zr), "navy2", r=0.06, base=True)
    box((0.72, 0.62, 0.08), (-0.75, 1.15, zr + 0.19), glow("amber", 1.0), r=0.03, base=True)
    box((1.0, 0.42, 0.3), (1.2, 0.75, zr), "sand", r=0.07, base=True)
    bush((1.0, 0.75, zr + 0.2), 0.22, seed=21, n=120, leaf=0.08)
    bush((1.4, 0.75, zr + 0.2), 0.24, seed=22, n=120, leaf=0.08)
    xd = -1.27
    zd = gh + 0.1  # door + stoop
    prism(arch(1.2, 1.72), 0.22, (xd, -0.04, zd - 0.03), "sand", r=0.06)
    prism(arch(0.94, 1.58), 0.24, (xd, -0.06, zd), "umber", r=0.02)
    prism(arch(0.86, 1.54), 0.24, (xd, -0.075, zd), glow("amber", 1.15, 0.5), r=0.02)
    box((0.88, 0.1, 1.06), (xd, -0.17, zd), "navy", r=0.03, base=True)
    for sx in (-1, 1):
        box((0.3, 0.05, 0.42), (xd + sx * 0.21, -0.23, zd + 0.54), "navy2", r=0.05, base=True)
        box((0.3, 0.05, 0.3), (xd + sx * 0.21, -0.23, zd + 0.14), "navy2", r=0.05, base=True)
        ball(0.042, (xd + sx * 0.05, -0.26, zd + 0.5), enamel("amber"))
    box((0.98, 0.12, 0.09), (xd, -0.18, zd + 1.09), "sand", r=0.03)
    n = 6
    rise = (gh + 0.08) / n
    run = 0.27
    for i in range(n):
        dd = 0.6 + run * (n - 1 - i)
        box((1.3, dd, rise + 0.02), (xd, -dd / 2, rise * i), "sand" if i % 2 else "cream", r=0.05, base=True)
    ln = 0.6 + run * (n - 1)
    for sx in (-1, 1):
        x = xd + sx * 0.76
        prism([(0, 0), (-ln - 0.05, 0), (-ln - 0.05, 0.42), (-0.55, gh + 0.32), (0, gh + 0.32)], 0.22, (x, 0, 0), B, r=0.07, axis="X")
        tube([(x, -ln + 0.02, 0.88), (x, -0.55, gh + 0.86), (x, -0.08, gh + 0.86)], 0.036, "navy")
        for i in range(6):
            t = i / 5
            y = -ln + 0.1 + t * (ln - 0.62)
            zb = 0.42 + t * (gh - 0.1)
            tube([(x, y, zb), (x, y, zb + 0.46)], 0.02, "navy")
        box((0.34, 0.34, 0.66), (x, -ln - 0.06, 0), B2, r=0.07, base=True)
        box((0.42, 0.42, 0.11), (x, -ln - 0.06, 0.64), "sand", r=0.045, base=True)
        ball(0.15, (x, -ln - 0.06, 0.89), "sand")
