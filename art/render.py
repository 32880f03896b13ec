"""Run by Blender: blender -b -P art/render.py -- SCENE WIDTH HEIGHT SAMPLES THREADS PASSES.png"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

from kit.render import render
from kit.stage import reset

name, width, height, samples, threads, target = sys.argv[sys.argv.index("--") + 1 :]
started = time.time()
reset()
try:
    importlib.import_module(f"scenes.{name}").build()
    settings = bpy.context.scene.render
    settings.resolution_x, settings.resolution_y = int(width), int(height)
    built = time.time()
    render(target, int(samples), int(threads))
except Exception:
    import traceback

    traceback.print_exc()
    sys.exit(1)
print(f"{name}: built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s")
