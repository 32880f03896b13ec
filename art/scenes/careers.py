"""A corner room by the harbour: someone at a wooden desk, the lighthouse in the tall window."""
from kit import *

W, D, H = 6.2, 5.2, 4.0


def build():
    light()
    room()
    view()
    with at((.5, -.75, 0)):
        desk(2.7, 1.15, 1.0, (0, 0, 0))
        swivel_chair((-.42, 1.0, 0), seat="teal", h=.72)
        person((-.42, .92, .2), h=2.05, pose="sit", top="coral", legs="navy", hair="#3A2320", skin="skin3", hairdo="bun",
               hands=((-.2, -.4, .28), (.2, -.4, .28)))
        laptop((-.42, .08, 1.0), rz=180, s=1.2, lid="steel")
        table_lamp((1.05, -.05, 1.0), 1.15, power=9)
        mug((-1.1, -.25, 1.0), "amber", 1.4, rz=-40)
    bookshelf((1.9, 2.12, 0), w=1.7, h=2.9, shelves=4, seed=3)
    potted_plant((-2.45, -1.35, .02), 1.9, pot="coral", seed=3)
    prism(rounded_rect(4.0, 2.9, 1.3), .05, (.45, -.5, .02), "blush", r=.02, axis="Z")
    prism(rounded_rect(3.6, 2.5, 1.1), .05, (.45, -.5, .028), "cream", r=.02, axis="Z")
    camera()


def room():
    prism(rounded_rect(W + .4, D + .4, .5), .5, (0, 0, -.41), "glass", r=.14, axis="Z", seg=6)
    prism(rounded_rect(W + .2, D + .2, .4), .16, (0, 0, -.08), "wood", r=.05, axis="Z")
    for i in range(6):
        box((.03, D + .1, .02), (-W / 2 + W * (i + .5) / 6, 0, .0), "brown", r=.008)
    left, right, low, high = -2.25, .55, .85, 3.45                   # the opening in the back wall
    y = D / 2 - .1
    box((left + W / 2, .24, H), ((left - W / 2) / 2, y, 0), "#E6F3EF", r=.06, base=True)
    box((W / 2 - right, .24, H), ((right + W / 2) / 2, y, 0), "#E6F3EF", r=.06, base=True)
    box((right - left + .3, .24, low), ((left + right) / 2, y, 0), "#E6F3EF", r=.06, base=True)
    box((right - left + .3, .24, H - high), ((left + right) / 2, y, high), "#E6F3EF", r=.06, base=True)
    box((.24, D, H), (-W / 2 + .1, 0, 0), "#DCEEE9", r=.06, base=True)
    box((W, .3, .16), (0, y, H - .05), "cream", r=.05, base=True)
    box((.3, D + .1, .16), (-W / 2 + .1, 0, H - .05), "cream", r=.05, base=True)
    box((W - .2, .1, .24), (.1, y - .14, 0), "cream", r=.03, base=True)
    box((.1, D - .2, .24), (-W / 2 + .24, 0, 0), "cream", r=.03, base=True)
    for x in (left, (left + right) / 2, right):
        box((.13, .34, high - low + .1), (x, y, low), "cream", r=.04, base=True)
    for z in (low, (low + high) / 2 + .5, high):
        box((right - left + .13, .34, .13), ((left + right) / 2, y, z), "cream", r=.04)
    box((right - left + .5, .6, .12), ((left + right) / 2, y - .16, low - .08), "cream", r=.05)
    with at((-W / 2 + .24, -.2, 1.75), rz=90):
        for x, c, w in ((-.75, "coral", .8), (.35, "amber", .95)):
            box((w, .08, 1.05 if c == "coral" else .8), (x, -.02, 0), "cream", r=.03, base=True)
            if c == "coral":
                cylinder(.26, .06, (x, -.02, .52), "teal", rot=(90, 0, 0), bevel=.02)
            else:
                prism([(-.3, 0), (.3, 0), (0, .42)], .06, (x, -.04, .16), "navy2", r=.03)


def view():
    """Sky, sea and lighthouse behind the window; nothing of it overhangs the room."""
    y = D / 2 + .02
    box((3.3, .06, 3.0), (-.85, y + .5, .7), glow("#BFDDF2", .8, .55), r=.02, base=True)
    box((3.3, .3, .55), (-.85, y + .3, .7), "teal", r=.05, base=True)
    ball(.42, (-.35, y + .32, 1.2), "slate", scale=(1.3, .5, .5))
    with at((-.35, y + .3, 1.28), s=.19):
        lighthouse((0, 0, 0))
