"""An open book as the ground: a house, a car and an umbrella stand on its pages, a reading lamp bends over them."""
import math

from kit import *


def build():
    light()
    open_book(8.2, 5.6, cover="deep")
    for start in (-3.7, 2.2):
        for i, length in enumerate((1.5, 1.35, .9)):
            line = [start + length * k / 8 for k in range(9)]
            tube([(x, -1.55 - i * .34, page_height(x) + .01) for x in line], .055, "#C3D3DB")
    z = page_height(2.2)
    with at((-2.0, .75, z - .05)):
        cottage((0, 0, 0), rz=8, s=1.28)
        bush((-1.75, -.5, 0), .34, seed=4)
    with at((1.9, -.35, page_height(2.0) + .02)):
        car((0, 0, 0), rz=158, s=.82)
    umbrella((2.6, 1.35, page_height(2.6) - .05), r=1.35, h=2.75, colours=("navy", "navy2"), rise=.38)
    reading_lamp()
    ribbon()
    camera()


def reading_lamp():
    with at((.95, 3.2, -.2)):
        lathe([(.7, 0), (.7, .1), (.3, .2), (.1, .3), (.08, .5)], (0, 0, 0), "navy", n=48, bevel=.03)
        tube([(0, 0, .3), (0, .1, 2.6), (-.05, .0, 4.6), (-.15, -1.0, 5.3), (-.25, -1.9, 5.0)], .075, "navy", kind="NURBS")
        with at((-.3, -2.05, 4.85), rx=-32):
            lathe([(.08, .34), (.2, .28), (.62, -.2), (.64, -.28), (.56, -.28), (.5, -.2)], (0, 0, 0), enamel("amber"), n=48, bevel=.02)
            ball(.36, (0, 0, -.2), glow("#FFD58A", 1.6, .6), scale=(1, 1, .7))
        point_light((-.3, -2.6, 4.0), 120, .4)


def ribbon():
    z = page_height(.5)
    points = [(.35, 2.6, z), (.42, .5, z), (.4, -1.5, z), (.45, -2.75, z), (.48, -2.98, .3), (.5, -3.15, .05), (.55, -3.5, .02)]
    for dx in (-.07, 0, .07):
        tube([(x + dx, y, h + .02) for x, y, h in points], .05, "coral", kind="NURBS")
