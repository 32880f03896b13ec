"""Brownstone with stoop and lit windows, a neighbour walking the dog."""

import math
import random

import bpy
from mathutils import Vector

from kit import *


def build():
    light()
    with at((0, 0, -0.15)):
        platform(9.2, 7.9, top="asphalt", body="glass", r=1.1)
    prism(rounded_rect(9.0, 6.85, 1.0), 0.17, (0, 0.43, -0.085), "fog", r=0.06, axis="Z")
    for x in (-2.9, -0.9, 1.1, 3.1):
        box((0.9, 0.12, 0.05), (x, -3.47, -0.145), "cream", r=0.02)
    with at((-0.6, -0.55, 0)):
        brownstone()
    for i in range(5):
        box((1.38, 1.24, 0.06), (-2.86 + i * 1.42, -2.22, 0.0), "cream" if i % 2 else "#F1E4D3", r=0.03)
    box((1.3, 1.3, 0.12), (3.62, -1.75, 0.05), "umber", r=0.06)
    tree((3.62, -1.75, 0), h=4.2, crown=1.22, seed=4, n=1500, leaf=0.14)
    lamp((-3.8, -2.35, 0), h=3.9, rz=-12, power=30)
    hydrant((0.75, -2.6, 0.03), s=1.05)
    prism(rounded_rect(2.4, 3.7, 0.6), 0.14, (2.9, 1.5, 0.02), "teal", r=0.06, axis="Z")
    bush((2.3, 0.2, 0.08), 0.42, seed=5)
    bush((2.55, 1.35, 0.08), 0.36, seed=8, mats=("coral", "blush"), core="brown2")
    bush((2.4, 2.6, 0.08), 0.46, seed=9)
    person((1.95, -2.3, 0.03), rz=62, h=1.45, top="amber", legs="navy", hairdo="bun", pose="walk", skin="skin2")
    dog((2.62, -2.55, 0.03), rz=55)
    cloud((-4.2, 0.6, 4.5), 0.85, seed=2)
    cloud((3.9, 1.8, 4.6), 0.7, seed=5)
    camera()
