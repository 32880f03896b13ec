"""Where things are put: the stack of movements, and the way a mesh enters the scene."""

import math

import bpy
from mathutils import Matrix

from .materials import _made, material_of

BEVEL = 0.06  # the house radius; big masses use two to four times as much
_stack = [Matrix()]


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _stack[:] = [Matrix()]
    _made.clear()


def place():
    """The movement that is in force now."""
    return _stack[-1].copy()


class at:
    """with at((x, y, z), rz=degrees, s=scale): everything built inside is moved."""

    def __init__(self, loc=(0, 0, 0), rz=0, s=1.0, rx=0, ry=0):
        self.movement = (
            Matrix.Translation(loc)
            @ Matrix.Rotation(math.radians(rz), 4, "Z")
            @ Matrix.Rotation(math.radians(ry), 4, "Y")
            @ Matrix.Rotation(math.radians(rx), 4, "X")
            @ Matrix.Scale(s, 4)
        )

    def __enter__(self):
        _stack.append(_stack[-1] @ self.movement)

    def __exit__(self, *_):
        _stack.pop()


def link(name, mesh, mat, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True):
    """Puts a mesh into the scene, where the stack of movements says."""
    o = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(o)
    r = [math.radians(a) for a in rot]
    o.matrix_world = (
        _stack[-1] @ Matrix.Translation(loc) @ Matrix.Rotation(r[2], 4, "Z") @ Matrix.Rotation(r[1], 4, "Y") @ Matrix.Rotation(r[0], 4, "X")
    )
    if mat is not None:
        mesh.materials.append(material_of(mat))
    if smooth:
        for p in mesh.polygons:
            p.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(38)
    return o


def bevel_edges(o, r, seg=4, angle=35):
    b = o.modifiers.new("bevel", "BEVEL")
    b.width, b.segments = r, seg
    b.limit_method, b.angle_limit = "ANGLE", math.radians(angle)
    b.harden_normals = True
    b.use_clamp_overlap = True
    return o


def mesh_from(bm, name="mesh"):
    mesh = bpy.data.meshes.new(name)
    bm.normal_update()
    bm.to_mesh(mesh)
    bm.free()
    return mesh
