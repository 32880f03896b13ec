"""Corner bakery: striped awning, lit window with bread, the owner setting out the board."""
from kit import *

W, D, H = 5.2, 3.5, 3.2


def build():
    light()
    street_block()
    paving(-3.6, 3.5, -2.2, 1.2, 5)
    with at((-.75, -.7, 0)):
        shop()
    person((.98, -2.02, .03), rz=58, h=1.55, top="amber", legs="navy", hair="umber", skin="skin3", hairdo="bun", apron="cream",
           hands=((-.16, -.44, .14), (.16, -.44, .14)))
    open_sign((1.72, -2.36, .03), rz=24, s=.95, colour="navy", face="cream")
    crate((-2.9, -1.35, .03), fill=("coral", "#E85C45"), seed=2)
    crate((-1.95, -1.35, .03), fill=("glass", "teal"), seed=3)
    hand_cart((3.1, -1.15, .0), rz=68, s=1.02)
    box((1.1, 1.1, .12), (3.35, 1.75, .03), "umber", r=.06)
    tree((3.35, 1.75, 0), h=4.3, crown=1.2, seed=4, n=1400, leaf=.14)
    cloud((-4.2, .9, 4.9), .75, seed=2)
    camera()


def shop():
    """Front wall on y = 0, body behind it."""
    box((W, D, .14), (0, D / 2, 0), "stone", r=.04, base=True)
    box((W, .2, H), (0, D - .1, 0), "cream", r=.05, base=True)
    box((.2, D, H), (-W / 2 + .1, D / 2, 0), "cream", r=.05, base=True)
    inside()
    front()
    side()
    roof()


def front():
    joinery = "deep"
    box((3.3, .3, .62), (-.75, .12, 0), joinery, r=.05, base=True)
    for i in range(3):
        box((.86, .06, .34), (-1.8 + i * 1.05, -.05, .14), "teal", r=.04, base=True)
    box((3.4, .42, .1), (-.75, .08, .6), "cream", r=.04, base=True)
    for x in (-W / 2 + .14, .92, W / 2 - .14):
        box((.28, .34, H - .1), (x, .13, 0), joinery, r=.05, base=True)
    box((W + .06, .36, .5), (0, .13, H - .5), joinery, r=.05, base=True)
    for x in (-1.3, -.28):
        box((.07, .1, 2.0), (x, .1, .65), "cream", r=.025, base=True)
    box((1.1, .1, 2.3), (1.68, .24, .1), glow("#FFD58A", .95, .4), r=.03, base=True)
    for x in (1.2, 2.14):
        box((.1, .14, 2.3), (x, .2, .1), "cream", r=.03, base=True)
    for z in (.1, .75, 2.35):
        box((1.0, .14, .1), (1.67, .2, z), "cream", r=.03, base=True)
    box((.9, .12, .62), (1.67, .2, .16), "cream", r=.04, base=True)
    ball(.05, (1.34, .06, 1.0), enamel("amber"))
    box((1.2, .5, .1), (1.67, -.1, 0), "stone", r=.04, base=True)
    with at((0, -.02, H - .16)):
        awning(W + .1, .8, .34, 12)


def side():
    joinery = "deep"
    with at((W / 2, 0, 0)):
        box((.3, D - .3, .62), (-.12, D / 2, 0), joinery, r=.05, base=True)
        box((.42, D - .4, .1), (-.08, D / 2, .6), "cream", r=.04, base=True)
        for y in (D / 2 + .15, D - .14):
            box((.34, .28, H - .1), (-.13, y, 0), joinery, r=.05, base=True)
        box((.36, D, .5), (-.13, D / 2, H - .5), joinery, r=.05, base=True)
        box((.2, D / 2 - .2, 1.6), (-.16, D * .78, .6), "cream", r=.04, base=True)
        with at((.02, D * .55, H - .16), rz=90):
            awning(D - .5, .6, .28, 7)


def inside():
    box((W - .5, .06, H - .8), (-.1, D - .26, .5), glow("#FFC566", .8, .3), r=.02, base=True)
    for z in (.95, 1.5, 2.05):
        box((3.9, .4, .07), (-.35, D - .5, z), "wood", r=.02)
        for i in range(7):
            loaf((-2.0 + i * .56, D - .55, z + .03), s=1.15, rz=90 if i % 3 == 0 else 10, colour=("gold", "#C9772E", "#D98A3A")[i % 3])
    box((3.1, .6, .85), (-.7, 1.35, .1), "wood", r=.05, base=True)
    box((3.2, .7, .08), (-.7, 1.35, .95), "cream", r=.03, base=True)
    for i in range(5):
        loaf((-2.05 + i * .4, 1.25, 1.02), s=1.2, rz=80 + 10 * (i % 2), colour=("gold", "#C9772E")[i % 2])
    for i, c in enumerate(("blush", "cream", "coral")):
        lathe([(.2, 0), (.2, .03), (.04, .05), (.04, .16), (.22, .18), (.22, .22), (.17, .22), (.17, .42), (0, .44)], (.05 + i * .42, 1.3, 1.02), c, n=36, bevel=.015)
    for i in range(6):
        loaf((-2.1 + i * .45, .35, .7), s=1.15, rz=(15, -10)[i % 2], colour=("#D98A3A", "gold", "#C9772E")[i % 3])
    point_light((-.8, .9, 2.2), 55, .3)
    point_light((1.4, 1.4, 2.2), 35, .3)


def roof():
    box((W + .1, D + .1, .14), (0, D / 2, H - .02), "steel", r=.04, base=True)
    for x, y, w, d in ((0, .06, W + .36, .42), (0, D - .02, W + .36, .34), (-W / 2 + .01, D / 2, .36, D + .1), (W / 2 - .01, D / 2, .36, D + .1)):
        box((w, d, .34 if w > d else .325), (x, y, H - .02), "navy", r=.09, base=True)
    for x in (-.5, .5):
        box((.12, .12, .6), (x - .35, .95, H), "navy", r=.03, base=True)
    pretzel((-.35, .95, H + .42), 1.12)
    box((.9, .7, .5), (1.5, 2.4, H + .1), "steel", r=.08, base=True)
    cylinder(.24, .12, (1.5, 2.4, H + .58), "slate")
