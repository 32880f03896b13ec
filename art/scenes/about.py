"""The harbour that the company grew up in: coral ferry, five towers, a small lighthouse, gulls."""
import math

from kit import *


def build():
    light()
    water(10.9, 10.9, r=5.39, amp=.05)
    city()
    with at((3.55, .35, 0)):
        blob([(0, 0, 0, .85), (.45, -.25, -.1, .55), (-.5, .1, -.1, .6), (.1, .5, -.1, .55)], "#6A7F97", voxel=.07, smooth=6, lump=.12)
        with at((0, .05, .5), s=.34):
            lighthouse((0, 0, 0))
        bush((.5, -.2, .35), .2, seed=3, n=90, leaf=.08)
        surf([(1.12 * math.cos(t * .42) - .02, .95 * math.sin(t * .42), .02) for t in range(15)], .12, 5)
    with at((-.75, -2.75, .08), rz=-4, s=.62):
        ferry((0, 0, 0))
        surf([(-3.6 + i * .36, -1.42 - .12 * math.sin(i * .5), -.1) for i in range(21)], .17, 4)
        surf([(4.6 + i * .4, -.25 - i * .06, -.1) for i in range(4)], .2, 6)
        surf([(-4.9 - i * .25, -.5 + i * .3, -.1) for i in range(4)], .2, 7)
    gull((2.6, -2.2, 4.6), .55, 20)
    gull((3.5, -1.6, 4.1), .42, -10)
    gull((1.9, -1.4, 5.3), .36, 30, .35)
    cloud((-4.3, 1.2, 5.3), .75, seed=3)
    camera()


def city():
    """Five stepped towers on a stone quay."""
    with at((-.5, 1.9, 0)):
        prism(rounded_rect(6.6, 3.6, .9), .75, (0, 0, .0), "stone", r=.1, axis="Z")
        prism(rounded_rect(6.4, 3.4, .85), .12, (0, 0, .37), "fog", r=.05, axis="Z")
        with at((0, 0, .42)):
            tower(-2.35, -.2, 1.25, 1.25, 3.0, "rose", ((.72, .78),), "tank", seed=2, below=.05, pitch=.34)
            tower(-.9, .75, 1.3, 1.3, 5.0, "#C9C5E4", ((.55, .8), (.8, .6)), "roof", seed=5, below=.05, pitch=.34)
            tower(.45, -.3, 1.2, 1.2, 3.7, "sand", ((.7, .78),), "flat", seed=9, below=.05, pitch=.34)
            tower(1.05, 1.0, 1.2, 1.2, 5.6, "steel", ((.5, .82), (.72, .64), (.88, .46)), "mast", seed=12, below=.05, pitch=.34)
            tower(2.4, .35, 1.2, 1.2, 2.6, "rose", ((.7, .76),), "dome", seed=14, below=.05, pitch=.34)
            for i in range(5):
                tree((-2.6 + i * 1.3, -1.3, 0), h=.95, crown=.36, seed=i + 2, n=150, leaf=.08)
