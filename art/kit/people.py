"""Small rounded figures without faces, four heads tall."""
import math

from mathutils import Vector

from .hair import HEAD, hair as dress_hair
from .shapes import ball, cylinder, limb, tube
from .stage import at
from .surfaces import lathe, loft

HIP, SITTING_HIP = .62, .5
#: Where the hands go, measured from the hip: right-hand side of the picture last.
POSES = dict(
    stand=((-.31, -.03, .04), (.31, -.03, .04)), walk=((-.3, -.2, .1), (.3, .2, .1)),
    sit=((-.2, -.32, .1), (.2, -.32, .1)), wave=((-.31, -.03, .04), (.44, -.08, .92)),
    hold=((-.17, -.34, .24), (.17, -.34, .24)), point=((-.3, -.02, .04), (.42, -.38, .5)),
)


def person(loc, rz=0, h=1.6, skin="skin1", top="coral", legs="navy", hair="umber", pose="stand", hairdo="short",
           hands=None, shoes="umber", coat=False, apron=None, seated=None):
    """pose: a name from POSES. hands: two places from the hip, instead. coat: the top falls to the knees."""
    seated = pose == "sit" if seated is None else seated
    with at(loc, rz=rz, s=h / 1.6):
        hip = SITTING_HIP if seated else HIP
        _legs(hip, legs, shoes, seated, .16 if pose == "walk" else 0)
        hem = [(0, -.34), (.27, -.34), (.29, -.3), (.27, -.1)] if coat else [(0, -.08), (.16, -.06)]
        body = lathe(hem + [(.235, .04), (.24, .2), (.215, .42), (.15, .56), (.07, .62), (0, .63)], (0, 0, hip), top, n=36)
        for v in body.data.vertices:
            v.co.y *= .86
        if apron:
            _apron(hip, apron)
        for side, place in zip((-1, 1), hands or POSES[pose]):
            _arm(side, Vector(place) + Vector((0, 0, hip)), hip + .47, top, skin)
        cylinder(.07, .12, (0, 0, hip + .57), skin)
        head = (0, 0, hip + .84)
        ball(.215, head, skin, scale=HEAD)
        dress_hair(hairdo, .215, head, hair)


def _legs(hip, colour, shoes, seated, stride):
    for x, d in ((-.11, stride), (.11, -stride)):
        if seated:
            limb((x, 0, hip), (x, -.42, hip), .105, colour)
            limb((x, -.42, hip), (x, -.46, .12), .09, colour)
            d = -.48
        else:
            limb((x, 0, hip), (x, d, .12), .1, colour)
        ball(.1, (x, d - .05, .065), shoes, scale=(.92, 1.45, .65), sub=3)


def _arm(side, hand, shoulder, sleeve, skin):
    a = Vector((side * .185, 0, shoulder))
    reach = hand - a
    if reach.length > .52:
        hand = a + reach * (.52 / reach.length)
    slack = math.sqrt(max(.0, .27 ** 2 - ((hand - a).length / 2) ** 2))
    elbow = a.lerp(hand, .5) + Vector((side * .7, .55, -.45)).normalized() * slack + Vector((side * .05, .02, 0))
    tube([a, a.lerp(elbow, .5), elbow, elbow.lerp(hand, .5), hand], .074, sleeve, kind="NURBS")
    ball(.076, a, sleeve, sub=3)
    along = (hand - elbow).normalized()
    tube([hand - along * .05, hand - along * .005], .081, sleeve)
    ball(.074, hand + along * .035, skin, scale=(1, 1, 1.1), sub=3)
    ball(.032, hand + along * .02 + Vector((-side * .055, -.03, .02)), skin, sub=3)


def _apron(hip, colour):
    rings = []
    for z, r in ((-.2, .262), (0, .258), (.2, .262), (.36, .238), (.4, .23)):
        wide = 62 if z < .25 else 40
        front = [(math.radians(-90 - wide + 2 * wide * i / 12), r) for i in range(13)]
        back = [(a, r - .03) for a, _ in front[::-1]]
        rings.append([(q * math.cos(a), .88 * q * math.sin(a), hip + z) for a, q in front + back])
    loft(rings, colour, sub=1)
