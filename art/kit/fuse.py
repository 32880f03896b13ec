"""Fuses balls into one closed mesh. Blender's own voxel remesher is missing from some builds, so this is done here."""

import bpy
import numpy as np

_CORNERS = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)])
_EDGES = [(a, b) for a in range(8) for b in range(a + 1, 8) if abs(_CORNERS[a] - _CORNERS[b]).sum() == 1]


def fused_mesh(balls, voxel, blend=0.0):
    """The outer surface of the union of balls (x, y, z, r), as quads of about one voxel (surface nets). blend: how far
    neighbouring balls flow into each other, instead of meeting in a crease."""
    balls = np.array(balls, float)
    low = (balls[:, :3] - balls[:, 3:]).min(0) - 2 * voxel - blend
    high = (balls[:, :3] + balls[:, 3:]).max(0) + 2 * voxel + blend
    axes = [np.arange(low[k], high[k] + voxel, voxel) for k in range(3)]
    x, y, z = np.meshgrid(*axes, indexing="ij")
    distances = [np.sqrt((x - bx) ** 2 + (y - by) ** 2 + (z - bz) ** 2) - r for bx, by, bz, r in balls]
    field = np.minimum.reduce(distances)
    if blend:
        field -= blend * np.log(sum(np.exp((field - d) / blend) for d in distances))
    points, number = _points(field)
    mesh = bpy.data.meshes.new("fused")
    mesh.from_pydata((low + points * voxel).tolist(), [], _quads(field < 0, number).tolist())
    mesh.update()
    return mesh


def _points(field):
    """One point in every cell that the surface crosses: the middle of the crossings of its edges."""
    cells = tuple(n - 1 for n in field.shape)
    corner = [field[a : a + cells[0], b : b + cells[1], c : c + cells[2]] for a, b, c in _CORNERS]
    total, count = np.zeros((*cells, 3)), np.zeros(cells)
    for a, b in _EDGES:
        crossed = (corner[a] < 0) != (corner[b] < 0)
        t = np.where(crossed, corner[a] / np.where(crossed, corner[a] - corner[b], 1), 0)
        total += np.where(crossed[..., None], _CORNERS[a] + t[..., None] * (_CORNERS[b] - _CORNERS[a]), 0)
        count += crossed
    used = count > 0
    number = np.full(cells, -1)
    number[used] = np.arange(used.sum())
    return np.argwhere(used) + total[used] / count[used][:, None], number


def _quads(inside, number):
    """A face around every edge of the grid that leaves the inside."""
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        here = np.moveaxis(inside, (axis, u, v), (0, 1, 2))
        cell = np.moveaxis(number, (axis, u, v), (0, 1, 2))
        crossed = here[:-1, 1:-1, 1:-1] != here[1:, 1:-1, 1:-1]
        i, j, k = np.nonzero(crossed)
        ring = np.stack([cell[i, j, k], cell[i, j + 1, k], cell[i, j + 1, k + 1], cell[i, j, k + 1]], 1)
        outward = here[i, j + 1, k + 1]
        ring[~outward] = ring[~outward][:, ::-1]
        faces.append(ring)
    return np.concatenate(faces)
