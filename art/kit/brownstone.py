"""The brownstone row house of the home scene."""
from .buildings import water_tank, window
from .foliage import bush
from .materials import enamel, glow
from .shapes import arch, ball, box, cylinder, prism, tube
from .stage import at


def brownstone(w=4.1, d=3.9):
    """Front wall on y=0, body behind (+y). Door bay on the left."""
    B, B2 = "brown", "brown2"; gh, fh = 1.2, 1.9                       # garden level, floor height
    H = gh + 2 * fh + .38
    box((w, d, H), (0, d / 2, 0), B, r=.09, base=True)
    for i in range(3):                                               # rusticated base
        box((w + .1, .2, gh / 3 - .012), (0, 0, gh / 3 * i), B2, r=.06, base=True)
        box((.2, d, gh / 3 - .012), (w / 2 - .02, d / 2, gh / 3 * i), B2, r=.06, base=True)
    for k in (1, 2):                                                 # belt courses
        z = gh + (k - 1) * fh
        box((w + .18, .28, .15), (0, .0, z + .01), "sand", r=.06)
        box((.22, d + .04, .15), (w / 2 - .02, d / 2, z + .01), "sand", r=.06)
    xs = (-1.27, 0.03, 1.28); ww = .78
    for k in (1, 2):
        for j, x in enumerate(xs):
            if k == 1 and j == 0: continue
            with at((x, -.02, gh + (k - 1) * fh + .36)):
                window(ww, 1.14, lit=(k, j) != (2, 1), box_=(k, j) in ((2, 2), (2, 0), (1, 1)), seed=k * 7 + j)
    for x in (.1, 1.3):                                              # garden windows
        with at((x, -.12, .4)):
            window(.66, .5, lit=x > 1, head=False, style="none", curtain=False)
    for k in (1, 2):                                                 # side wall
        for y in (1.2, 2.75):
            with at((w / 2 + .02, y, gh + (k - 1) * fh + .42), rz=90):
                window(.66, 1.05, lit=(k, y) in ((2, 1.2), (1, 2.75)), curtain=False)
    zt = H - .1                                                      # cornice
    box((w + .3, .5, .2), (0, .06, zt - .08), "navy", r=.06); box((.5, d + .2, .2), (w / 2 - .1, d / 2, zt - .08), "navy", r=.06)
    box((w + .66, .86, .22), (0, .1, zt + .27), "navy", r=.09); box((.7, d + .3, .22), (w / 2 - .02, d / 2 + .05, zt + .262), "navy", r=.09)
    box((w + .46, .64, .16), (0, .1, zt + .1), "navy2", r=.05); box((.5, d + .24, .16), (w / 2 - .02, d / 2, zt + .1), "navy2", r=.05)
    for i in range(6):
        x = -w / 2 + .2 + i * (w - .4) / 5
        prism([(0, 0), (-.36, .0), (-.36, -.1), (-.2, -.18), (-.12, -.46), (0, -.46)], .19, (x, -.06, zt + .18), "navy", r=.035, axis="X")
    for i in range(5):
        y = .4 + i * (d - .6) / 4
        prism([(0, 0), (.3, .0), (.3, -.1), (.16, -.18), (.1, -.46), (0, -.46)], .19, (w / 2 + .02, y, zt + .18), "navy", r=.035, axis="Y")
    box((w - .1, d - .2, .1), (0, d / 2 + .1, zt + .28), "steel", r=.04)
    zr = zt + .32                                                    # roof: chimney, tank, skylight, planters
    box((.7, .56, .9), (-1.35, d - .7, zr), B2, r=.07, base=True); box((.86, .72, .16), (-1.35, d - .7, zr + .84), "sand", r=.06, base=True)
    for x in (-1.52, -1.18): cylinder(.12, .3, (x, d - .7, zr + .96), "coral", r2=.1)
    water_tank((.8, d - 1.2, zr), 1.02)
    box((.9, .8, .22), (-.75, 1.15, zr), "navy2", r=.06, base=True); box((.72, .62, .08), (-.75, 1.15, zr + .19), glow("amber", 1.0), r=.03, base=True)
    box((1.0, .42, .3), (1.2, .75, zr), "sand", r=.07, base=True)
    bush((1.0, .75, zr + .2), .22, seed=21, n=120, leaf=.08); bush((1.4, .75, zr + .2), .24, seed=22, n=120, leaf=.08)
    xd = -1.27; zd = gh + .1                                         # door + stoop
    prism(arch(1.2, 1.72), .22, (xd, -.04, zd - .03), "sand", r=.06)
    prism(arch(.94, 1.58), .24, (xd, -.06, zd), "umber", r=.02)
    prism(arch(.86, 1.54), .24, (xd, -.075, zd), glow("amber", 1.15, .5), r=.02)
    box((.88, .1, 1.06), (xd, -.17, zd), "navy", r=.03, base=True)
    for sx in (-1, 1):
        box((.3, .05, .42), (xd + sx * .21, -.23, zd + .54), "navy2", r=.05, base=True); box((.3, .05, .3), (xd + sx * .21, -.23, zd + .14), "navy2", r=.05, base=True)
        ball(.042, (xd + sx * .05, -.26, zd + .5), enamel("amber"))
    box((.98, .12, .09), (xd, -.18, zd + 1.09), "sand", r=.03)
    n = 6; rise = (gh + .08) / n; run = .27
    for i in range(n):
        dd = .6 + run * (n - 1 - i)
        box((1.3, dd, rise + .02), (xd, -dd / 2, rise * i), "sand" if i % 2 else "cream", r=.05, base=True)
    ln = .6 + run * (n - 1)
    for sx in (-1, 1):
        x = xd + sx * .76
        prism([(0, 0), (-ln - .05, 0), (-ln - .05, .42), (-.55, gh + .32), (0, gh + .32)], .22, (x, 0, 0), B, r=.07, axis="X")
        tube([(x, -ln + .02, .88), (x, -.55, gh + .86), (x, -.08, gh + .86)], .036, "navy")
        for i in range(6):
            t = i / 5; y = -ln + .1 + t * (ln - .62); zb = .42 + t * (gh - .1); tube([(x, y, zb), (x, y, zb + .46)], .02, "navy")
        box((.34, .34, .66), (x, -ln - .06, 0), B2, r=.07, base=True); box((.42, .42, .11), (x, -ln - .06, .64), "sand", r=.045, base=True)
        ball(.15, (x, -ln - .06, .89), "sand")
