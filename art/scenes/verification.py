"""An oversized identity card on a plinth, a coral padlock against it, a coin with a tick: everything in order."""
from kit import *


def build():
    light()
    platform(7.4, 5.4, top="fog", body="glass", r=1.3)
    prism(rounded_rect(5.9, 3.9, 1.1), .26, (-.1, .1, .12), "teal", r=.1, axis="Z")
    prism(rounded_rect(5.6, 3.6, 1.0), .1, (-.1, .1, .27), "cream", r=.04, axis="Z")
    with at((-.6, .6, .3), rx=-9):
        card()
    padlock((2.0, -.85, .31), s=1.35, rz=16)
    with at((-2.1, -1.0, .3), rz=-6):
        coin(.74, .3, (0, 0, 0), rx=-6)
        with at((0, 0, 0), rx=-6):
            check_mark(.95, (0, -.19, .78), "white", .11)
    table_lamp((2.25, 1.1, .3), 1.75, power=26)
    camera()


def card():
    """Stands on z = 0, looks to -Y."""
    w, h = 4.6, 3.1
    prism(rounded_rect(w, h, .34), .24, (0, 0, h / 2), "white", r=.09, axis="Y", seg=6)
    prism(rounded_rect(w - .36, .62, .16), .06, (0, -.12, h - .52), "navy", r=.025, axis="Y")
    cylinder(.13, .05, (w / 2 - .55, -.14, h - .52), enamel("amber"), rot=(90, 0, 0), bevel=.02)
    with at((-1.25, -.12, 1.22)):
        cylinder(.84, .08, (0, .04, 0), "#FFD58A", rot=(90, 0, 0), bevel=.03, n=72)
        cylinder(.74, .1, (0, .04, 0), enamel("amber"), rot=(90, 0, 0), bevel=.03, n=72)
        ball(.25, (0, -.08, .2), "navy", scale=(1, .55, 1.06))
        bust = [(-.5, -.46), (.5, -.46), (.44, -.2), (.26, -.07), (-.26, -.07), (-.44, -.2)]
        prism(bust, .14, (0, -.06, 0), "navy", r=.07)
    for z, length, c in ((1.72, 1.9, "steel"), (1.24, 1.9, "#C9D6DE"), (.76, 1.25, "#C9D6DE")):
        prism(rounded_rect(length, .25, .12), .07, (-.05 + length / 2, -.12, z), c, r=.03, axis="Y")
    prism(rounded_rect(.46, .36, .08), .06, (1.6, -.12, .72), enamel("gold"), r=.02, axis="Y")
