"""A door with the porch lamp on and its key ready: your own entrance."""
import math

from kit import *


def build():
    light()
    platform(6.6, 5.0, top="fog", body="glass", r=1.2)
    with at((-.45, .75, 0)):
        entrance()
    key((1.95, -.95, .0))
    with at((-2.35, -.35, 0)):
        round_plant((0, 0, .02), .52, pot="coral", seed=4)
    with at((1.35, .35, 0)):
        round_plant((0, 0, .02), .4, pot="cream", seed=6)
    prism(rounded_rect(1.7, .85, .14), .07, (-.45, -1.45, .03), "teal", r=.03, axis="Z")
    prism(rounded_rect(1.4, .58, .08), .07, (-.45, -1.45, .04), "glass", r=.02, axis="Z")
    camera()


def entrance():
    """A brownstone wall with its arch, two steps, the lamp beside it; looks to -Y."""
    box((3.9, .7, 4.6), (0, .35, 0), "brown", r=.1, base=True)
    box((4.05, .85, .5), (0, .33, 0), "brown2", r=.08, base=True)
    box((4.3, 1.0, .26), (0, .33, 4.5), "sand", r=.09, base=True)
    box((4.1, .86, .18), (0, .33, 4.36), "navy", r=.06, base=True)
    prism(arch(2.3, 3.72), .3, (0, -.04, .42), "sand", r=.09)
    prism(arch(1.86, 3.46), .34, (0, -.06, .42), "umber", r=.03)
    prism(arch(1.7, 3.36), .34, (0, -.09, .42), glow("amber", 1.12, .5), r=.03)
    box((1.74, .14, 2.42), (0, -.22, .42), "navy", r=.05, base=True)
    box((1.9, .2, .14), (0, -.24, 2.82), "sand", r=.05, base=True)
    for sx in (-1, 1):
        box((.62, .08, .85), (sx * .41, -.3, 1.75), "navy2", r=.09, base=True)
        box((.62, .08, .85), (sx * .41, -.3, .62), "navy2", r=.09, base=True)
    ball(.11, (.66, -.38, 1.62), enamel("amber"))
    prism(rounded_rect(.24, .5, .1), .06, (.66, -.29, 1.5), enamel("gold"), r=.02, axis="Y")
    tube([(0, -.26, 2.84), (0, -.26, 3.72)], .05, "sand")
    for sx in (-1, 1):
        tube([(0, -.26, 2.84), (sx * .62, -.26, 3.52)], .045, "sand")
    box((2.7, 1.1, .22), (0, -.5, 0), "sand", r=.07, base=True)
    box((2.4, .75, .22), (0, -.36, .2), "cream", r=.07, base=True)
    with at((1.52, -.05, 2.72)):
        prism(rounded_rect(.24, .5, .1), .1, (0, -.02, 0), "navy", r=.03, axis="Y")
        tube([(0, -.05, -.1), (0, -.42, -.14), (0, -.45, .14)], .04, "navy", kind="NURBS")
        lathe([(.06, .52), (.2, .42), (.22, .38), (.2, .36)], (0, -.45, .14), "navy", n=28)
        ball(.2, (0, -.45, .34), glow("amber", 1.5, .55), scale=(1, 1, 1.15))
        cylinder(.14, .07, (0, -.45, .08), "navy")
        point_light((0, -.85, .2), 16, .2)


def key(loc):
    """Leans nowhere: it lies on a small cushion, bow up front."""
    brass = enamel("amber")
    with at(loc, rz=24):
        prism(rounded_rect(2.1, 1.15, .4), .3, (0, 0, .15), "deep", r=.14, axis="Z", seg=6)
        with at((-.62, 0, .42)):
            tube([(.34 * math.cos(t * math.pi / 16), .34 * math.sin(t * math.pi / 16), 0) for t in range(32)], .115, brass, closed=True, res=6)
            limb((.36, 0, 0), (1.42, 0, 0), .1, brass)
            cylinder(.15, .08, (.42, 0, 0), brass, rot=(0, 90, 0))
            for x, h in ((1.1, .34), (1.36, .42)):
                box((.16, h, .15), (x, -h / 2, 0), brass, r=.04)
