"""Small rounded figures without faces, four heads tall."""

import math

from mathutils import Vector

from .hair import HEAD, hair as dress_hair
from .shapes import ball, cylinder, limb, tube
from .stage import at
from .surfaces import lathe, loft

HIP, SITTING_HIP = 0.62, 0.5
#: Where the hands go, measured from the hip: right-hand side of the picture last.
POSES = dict(
    stand=((-0.31, -0.03, 0.04), (0.31, -0.03, 0.04)),
    walk=((-0.3, -0.2, 0.1), (0.3, 0.2, 0.1)),
    sit=((-0.2, -0.32, 0.1), (0.2, -0.32, 0.1)),
    wave=((-0.31, -0.03, 0.04), (0.44, -0.08, 0.92)),
    hold=((-0.17, -0.34, 0.24), (0.17, -0.34, 0.24)),
    point=((-0.3, -0.02, 0.04), (0.42, -0.38, 0.5)),
)


def person(
    loc,
    rz=0,
    h=1.6,
    skin="skin1",
    top="coral",
    legs="navy",
    hair="umber",
    pose="stand",
    hairdo="short",
    hands=None,
    shoes="umber",
    coat=False,
    apron=None,
    seated=None,
):
    """pose: a name from POSES. hands: two places from the hip, instead. coat: the top falls to the knees."""
    seated = pose == "sit" if seated is None else seated
    with at(loc, rz=rz, s=h / 1.6):
        hip = SITTING_HIP if seated else HIP
        _legs(hip, legs, shoes, seated, 0.16 if pose == "walk" else 0)
        hem = [(0, -0.34), (0.27, -0.34), (0.29, -0.3), (0.27, -0.1)] if coat else [(0, -0.08), (0.16, -0.06)]
        body = lathe(hem + [(0.235, 0.04), (0.24, 0.2), (0.215, 0.42), (0.15, 0.56), (0.07, 0.62), (0, 0.63)], (0, 0, hip), top, n=36)
        for v in body.data.vertices:
            v.co.y *= 0.86
        if apron:
            _apron(hip, apron)
        for side, place in zip((-1, 1), hands or POSES[pose]):
            _arm(side, Vector(place) + Vector((0, 0, hip)), hip + 0.47, top, skin)
        cylinder(0.07, 0.12, (0, 0, hip + 0.57), skin)
        head = (0, 0, hip + 0.84)
        ball(0.215, head, skin, scale=HEAD)
        dress_hair(hairdo, 0.215, head, hair)


def _legs(hip, colour, shoes, seated, stride):
    for x, d in ((-0.11, stride), (0.11, -stride)):
        if seated:
            limb((x, 0, hip), (x, -0.42, hip), 0.105, colour)
            limb((x, -0.42, hip), (x, -0.46, 0.12), 0.09, colour)
            d = -0.48
        else:
            limb((x, 0, hip), (x, d, 0.12), 0.1, colour)
        ball(0.1, (x, d - 0.05, 0.065), shoes, scale=(0.92, 1.45, 0.65), sub=3)


def _arm(side, hand, shoulder, sleeve, skin):
    a = Vector((side * 0.185, 0, shoulder))
    reach = hand - a
    if reach.length > 0.52:
        hand = a + reach * (0.52 / reach.length)
    slack = math.sqrt(max(0.0, 0.27**2 - ((hand - a).length / 2) ** 2))
    elbow = a.lerp(hand, 0.5) + Vector((side * 0.7, 0.55, -0.45)).normalized() * slack + Vector((side * 0.05, 0.02, 0))
    tube([a, a.lerp(elbow, 0.5), elbow, elbow.lerp(hand, 0.5), hand], 0.074, sleeve, kind="NURBS")
    ball(0.076, a, sleeve, sub=3)
    along = (hand - elbow).normalized()
    tube([hand - along * 0.05, hand - along * 0.005], 0.081, sleeve)
    ball(0.074, hand + along * 0.035, skin, scale=(1, 1, 1.1), sub=3)
    ball(0.032, hand + along * 0.02 + Vector((-side * 0.055, -0.03, 0.02)), skin, sub=3)


def _apron(hip, colour):
    rings = []
    for z, r in ((-0.2, 0.262), (0, 0.258), (0.2, 0.262), (0.36, 0.238), (0.4, 0.23)):
        wide = 62 if z < 0.25 else 40
        front = [(math.radians(-90 - wide + 2 * wide * i / 12), r) for i in range(13)]
        back = [(a, r - 0.03) for a, _ in front[::-1]]
        rings.append([(q * math.cos(a), 0.88 * q * math.sin(a), hip + z) for a, q in front + back])
    loft(rings, colour, sub=1)
