"""The picture kit: soft clay dioramas for Blender 3.4 and Cycles on the CPU.

Everything is code: no textures, no photos, no downloads. One camera, one light, one palette. Units are metres at
toy scale; the front of every scene faces -Y and the camera looks from the front right.
"""

from .boats import *
from .brownstone import *
from .buildings import *
from .bust import *
from .camera import *
from .foliage import *
from .furniture import *
from .ground import *
from .hair import *
from .light import *
from .lighthouse import *
from .materials import *
from .open_sea import *
from .palette import *
from .papers import *
from .people import *
from .portrait import *
from .props import *
from .room import *
from .shapes import *
from .shopfront import *
from .skyline import *
from .stage import *
from .street import *
from .surfaces import *
from .vehicles import *
