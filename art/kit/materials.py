"""Matte clay and its few companions: enamel, toy glass, glow."""

import bpy

from .palette import linear

_made = {}


def clay(col, rough=0.62, spec=0.3, sss=0.0, grain=0.0):
    """Matte clay.  sss / grain cost 3x the render time: use on close-ups only."""
    key = ("clay", col, rough, spec, sss, grain)
    if key in _made:
        return _made[key]
    m = bpy.data.materials.new("clay_" + col)
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    p = n["Principled BSDF"]
    c = linear(col)
    p.inputs["Base Color"].default_value = (*c, 1)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    if sss:
        p.inputs["Subsurface"].default_value = sss
        p.inputs["Subsurface Radius"].default_value = (0.12, 0.07, 0.05)
        p.inputs["Subsurface Color"].default_value = (*c, 1)
    if grain:
        tc = n.new("ShaderNodeTexCoord")
        n2 = n.new("ShaderNodeTexNoise")
        n2.inputs["Scale"].default_value = 6
        n2.inputs["Detail"].default_value = 1
        l.new(tc.outputs["Object"], n2.inputs["Vector"])
        b = n.new("ShaderNodeBump")
        b.inputs["Strength"].default_value = grain
        b.inputs["Distance"].default_value = 0.08
        l.new(n2.outputs["Fac"], b.inputs["Height"])
        l.new(b.outputs[0], p.inputs["Normal"])
    _made[key] = m
    return m


def enamel(col, rough=0.22):
    """Car paint / glazed ceramic: clay with a clear coat."""
    key = ("enamel", col)
    if key in _made:
        return _made[key]
    m = bpy.data.materials.new("enamel_" + col)
    m.use_nodes = True
    p = m.node_tree.nodes["Principled BSDF"]
    p.inputs["Base Color"].default_value = (*linear(col), 1)
    p.inputs["Roughness"].default_value = 0.45
    p.inputs["Clearcoat"].default_value = 0.6
    p.inputs["Clearcoat Roughness"].default_value = rough
    _made[key] = m
    return m


def glass(col="navy2", rough=0.12):
    """Opaque 'toy' glass: dark, glossy, reflects the sky. Noise free."""
    key = ("glass", col, rough)
    if key in _made:
        return _made[key]
    m = bpy.data.materials.new("glass_" + col)
    m.use_nodes = True
    p = m.node_tree.nodes["Principled BSDF"]
    p.inputs["Base Color"].default_value = (*linear(col), 1)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = 0.7
    _made[key] = m
    return m


def glow(col="amber", strength=1.0, hot=0.35):
    """Warm lit pane: colour at the edge, brighter towards the middle-bottom."""
    key = ("glow", col, strength, hot)
    if key in _made:
        return _made[key]
    m = bpy.data.materials.new("glow_" + col)
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.remove(n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    e.inputs["Strength"].default_value = strength
    tc = n.new("ShaderNodeTexCoord")
    sx = n.new("ShaderNodeSeparateXYZ")
    l.new(tc.outputs["Generated"], sx.inputs[0])
    r = n.new("ShaderNodeValToRGB")
    a = linear(col)
    w = linear("#FFF0C4")
    r.color_ramp.elements[0].color = (*[a[i] * (1 - hot) + w[i] * hot for i in range(3)], 1)
    r.color_ramp.elements[1].color = (*a, 1)
    l.new(sx.outputs["Z"], r.inputs["Fac"])
    l.new(r.outputs[0], e.inputs["Color"])
    l.new(e.outputs[0], n["Material Output"].inputs["Surface"])
    _made[key] = m
    return m


def material_of(m):
    return clay(m) if isinstance(m, str) else m
