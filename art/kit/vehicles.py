"""The compact car and the ambulance."""

import math

import bmesh
from mathutils import Vector

from .materials import clay, enamel, glass, glow
from .shapes import ball, box, cylinder, heart, limb, prism, rounded_rect, superellipse, tube
from .stage import at, link, mesh_from
from .surfaces import loft, patch


def car(loc=(0, 0, 0), rz=0, s=1.0, col="coral", roof="cream", kind="compact"):
    """Friendly compact.  Nose points to -X.  About 3.3 long at s=1."""
    paint = enamel(col)
    lid = enamel(roof)
    with at(loc, rz=rz, s=s):
        van = kind == "van"
        L, W = (3.5, 1.62) if van else (3.2, 1.56)
        # lower body: stations along x -> superellipse cross sections
        st = [
            (-1.0, 0.62, 0.36, 0.62),
            (-0.97, 0.82, 0.28, 0.76),
            (-0.86, 0.94, 0.25, 0.86),
            (-0.6, 1.0, 0.23, 0.93),
            (-0.25, 1.02, 0.22, 0.98),
            (0.25, 1.03, 0.22, 1.0),
            (0.6, 1.02, 0.22, 1.0),
            (0.84, 0.98, 0.24, 0.98),
            (0.95, 0.88, 0.28, 0.92),
            (0.99, 0.7, 0.36, 0.8),
        ]
        rings = []
        for fx, fw, zb, zt in st:
            ring = []
            for i in range(40):
                y, z = superellipse(2 * math.pi * i / 40, W / 2 * fw, (zt - zb) / 2, 4.2)
                tuck = 1 - 0.10 * max(0, z / ((zt - zb) / 2)) ** 2
                ring.append((fx * L / 2, y * tuck, (zb + zt) / 2 + z))
            rings.append(ring)
        body = loft(rings, paint, sub=2)
        for x in (-L * 0.305, L * 0.305):  # wheel arches
            for sy in (-1, 1):
                bm = bmesh.new()
                bmesh.ops.create_cone(bm, cap_ends=True, segments=64, radius1=0.4, radius2=0.4, depth=0.6)
                c = link("cut", mesh_from(bm), "navy", (x, sy * W / 2, 0.34), (90, 0, 0))
                c.hide_render = True
                b = body.modifiers.new("bo", "BOOLEAN")
                b.object = c
                b.operation = "DIFFERENCE"
                b.solver = "EXACT"
                tube(
                    [
                        (x + 0.405 * math.cos(a), sy * (W / 2 * 1.0 - 0.012), 0.34 + 0.405 * math.sin(a))
                        for a in [math.radians(-18 + j * 216 / 30) for j in range(31)]
                    ],
                    0.035,
                    paint,
                )
                wheel((x, sy * (W / 2 - 0.13), 0.34), 0.34)
        # greenhouse: horizontal superellipse rings, raked
        zb, zt = 0.88, (1.72 if van else 1.50)

        def S(u, v):  # u angle (turns), v height
            k = v
            a0, a1 = (L * 0.42, L * 0.36) if van else (L * 0.355, L * 0.235)
            a = a0 * (1 - k) + a1 * k + 0.05 * math.sin(math.pi * k)
            b = (W * 0.47 * (1 - k) + W * 0.385 * k) + 0.02 * math.sin(math.pi * k)
            cx = (0.16 * (1 - k) + 0.20 * k) if van else (0.20 * (1 - k) + 0.30 * k)
            x, y = superellipse(2 * math.pi * u, a, b, 4.0)
            return Vector((x + cx, y, zb + (zt - zb) * k))

        R = [[S(i / 64, v) for i in range(64)] for v in (0, 0.15, 0.35, 0.55, 0.75, 0.9, 0.97)]

        def inset(f, z):
            return [Vector((0.3 + (p.x - 0.3) * f, p.y * f, z)) for p in [S(i / 64, 1) for i in range(64)]]

        loft(R + [inset(0.96, zt + 0.02)], paint, sub=1)
        loft(
            [
                inset(0.985, zt - 0.045),
                inset(1.03, zt - 0.035),
                inset(1.04, zt),
                inset(1.02, zt + 0.04),
                inset(0.93, zt + 0.075),
                inset(0.7, zt + 0.1),
                inset(0.3, zt + 0.112),
                inset(0.02, zt + 0.115),
            ],
            lid,
            sub=1,
        )
        g = glass("navy2", 0.38)
        patch(S, 0.40, 0.60, 0.16, 0.90, g, off=0.03, r=0.22)  # windscreen (-X)
        patch(S, -0.085, 0.085, 0.26, 0.88, g, off=0.03, r=0.25)  # rear
        for sgn in (1, -1):

            def Sd(u, v, sgn=sgn):
                q = S(u * sgn, v)
                return q

            o1 = 0.03 * sgn
            patch(Sd, 0.262, 0.383, 0.18, 0.86, g, off=o1, r=0.2)
            patch(Sd, 0.118, 0.244, 0.18, 0.86, g, off=o1, r=0.24)
        # face
        fx = -L / 2
        for sy in (-1, 1):
            cylinder(0.165, 0.09, (fx + 0.13, sy * 0.5, 0.67), "cream", rot=(0, -83, 0), bevel=0.03)
            ball(0.135, (fx + 0.055, sy * 0.5, 0.68), glow("#FFE3A6", 1.15, 0.6), scale=(0.35, 1, 1))
            cylinder(0.06, 0.05, (fx + 0.06, sy * 0.56, 0.44), glow("amber", 0.95, 0), rot=(0, -90, 0), bevel=0.015)
            box((0.06, 0.2, 0.14), (L / 2 - 0.05, sy * 0.52, 0.68), enamel("#C83E33"), r=0.05)
            with at((-0.46, sy * (W / 2 + 0.03), 0.98)):
                ball(0.1, (0, sy * 0.06, 0.03), paint, scale=(0.7, 1.1, 0.8))
                limb((0, -sy * 0.05, -0.05), (0, sy * 0.03, 0), 0.025, "navy")
            box((0.2, 0.05, 0.05), (0.30, sy * (W / 2 - 0.012), 0.80), "cream", r=0.022)
            box((L * 0.36, 0.07, 0.1), (0, sy * (W / 2 - 0.02), 0.25), "navy", r=0.04)
        tube(
            [(fx + 0.07, -0.30, 0.60), (fx + 0.03, -0.18, 0.56), (fx + 0.015, 0, 0.545), (fx + 0.03, 0.18, 0.56), (fx + 0.07, 0.30, 0.60)],
            0.03,
            "cream",
            kind="NURBS",
        )
        for xx, d in ((fx + 0.03, -1), (L / 2 - 0.03, 1)):
            tube(
                [
                    (xx - d * 0.2, -0.68, 0.36),
                    (xx - d * 0.03, -0.52, 0.36),
                    (xx + d * 0.03, 0, 0.36),
                    (xx - d * 0.03, 0.52, 0.36),
                    (xx - d * 0.2, 0.68, 0.36),
                ],
                0.075,
                "cream",
                kind="NURBS",
            )


def wheel(loc, r):
    x, y, z = loc
    sy = 1 if y > 0 else -1
    with at((x, y, z)):
        cylinder(r, 0.26, (0, 0.13, 0), clay("navy", rough=0.8), rot=(90, 0, 0), bevel=0.08, n=56)
        cylinder(r * 0.62, 0.05, (0, sy * 0.10 + 0.025, 0), "cream", rot=(90, 0, 0), bevel=0.03)
        cylinder(r * 0.5, 0.04, (0, sy * 0.13 + 0.02, 0), enamel("steel"), rot=(90, 0, 0), bevel=0.02)
        cylinder(r * 0.2, 0.06, (0, sy * 0.15 + 0.03, 0), "cream", rot=(90, 0, 0), bevel=0.02)


def ambulance(loc, rz=0, s=1, body="white", trim="coral", badge="coral", lamps=("coral", "#FFF3D6", "amber")):
    """Cab + rounded box body. Nose to -X. In other colours it is any van that comes to help."""
    with at(loc, rz=rz, s=s):
        paint = enamel(body)
        W = 1.6
        prism(rounded_rect(2.25, W, 0.16), 1.62, (0.62, 0, 1.22), paint, r=0.12, axis="Z", seg=6)
        prism(
            [(-1.72, 0.36), (-1.72, 0.78), (-1.62, 0.92), (-1.22, 1.02), (-0.86, 1.62), (-0.62, 1.74), (-0.3, 1.74), (-0.3, 0.36)],
            W - 0.08,
            (0, 0, 0),
            paint,
            r=0.11,
            axis="Y",
            seg=6,
        )
        box((3.5, W - 0.02, 0.22), (0.02, 0, 0.36), "steel", r=0.08)
        g = glass("navy2", 0.08)
        with at((-1.05, 0, 1.325), ry=31):
            box((0.06, W - 0.36, 0.56), (0, 0, 0), g, r=0.06)
        for sy in (-1, 1):
            prism([(-1.12, 1.06), (-0.84, 1.52), (-0.48, 1.56), (-0.48, 1.06)], 0.05, (0, sy * (W / 2 - 0.035), 0), g, r=0.04)
            box((2.2, 0.04, 0.2), (0.62, sy * (W / 2 + 0.0), 0.86), trim, r=0.03)
            box((1.3, 0.04, 0.2), (-1.0, sy * (W / 2 - 0.045), 0.86), trim, r=0.03)
            box((0.7, 0.05, 0.36), (1.1, sy * (W / 2), 1.6), g, r=0.06)
            heart(0.62, 0.06, (0.35, sy * (W / 2 + 0.005), 1.42), enamel(badge), r=0.02)
            for x in (-1.12, 1.08):
                cylinder(0.42, 0.1, (x, sy * (W / 2 - 0.03) + 0.05, 0.34), "navy", rot=(90, 0, 0), bevel=0.04)
                wheel((x, sy * (W / 2 - 0.1), 0.33), 0.33)
            cylinder(0.12, 0.06, (-1.70, sy * 0.52, 0.68), glow("#FFE3A6", 1.15, 0.6), rot=(0, -90, 0), bevel=0.03)
            box((0.14, 0.06, 0.12), (-0.92, sy * (W / 2 + 0.06), 1.1), "navy", r=0.04)
            box((0.05, 0.2, 0.3), (1.75, sy * 0.55, 0.9), enamel("#C83E33"), r=0.02)
        tube([(-1.72, -0.7, 0.4), (-1.78, 0, 0.4), (-1.72, 0.7, 0.4)], 0.09, "navy", kind="NURBS")
        box((0.06, 0.7, 0.16), (-1.72, 0, 0.62), "navy", r=0.03)
        box((0.36, 1.2, 0.1), (-0.4, 0, 1.78), "navy", r=0.04)
        for y, c in zip((-0.4, 0, 0.4), lamps):
            box((0.3, 0.34, 0.17), (-0.4, y, 1.88), glow(c, 1.2, 0.25), r=0.06)
