"""What things are made of: painted clay, glass, water."""

import bpy

from cards.studio.colour import light


def _nodes(name: str) -> tuple[bpy.types.Material, bpy.types.Nodes, bpy.types.NodeLinks]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes, material.node_tree.links


def paint(
    colour: str | None = "#888888",
    second: str | None = None,
    *,
    vary: float = 0.12,
    scale: float = 3.0,
    rough: float = 0.7,
    metal: float = 0.0,
    glow: float = 0.0,
    bump: float = 0.0,
) -> bpy.types.Material:
    """Return painted clay.

    `colour` None takes the colours painted on the vertices. `second` mixes in another colour in
    patches; `vary` is how much lightness changes, both in patches of about 1/`scale` m. `glow`
    above 1.5 clips to white: put a bulb beside it instead.
    """
    material, nodes, links = _nodes("paint")
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Specular IOR Level"].default_value = 0.3
    if colour is None:
        source = nodes.new("ShaderNodeVertexColor")
        source.layer_name = "Col"
    else:
        source = nodes.new("ShaderNodeRGB")
        source.outputs[0].default_value = (*light(colour), 1)
    out = source.outputs[0]
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 5
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], noise.inputs["Vector"])
    if second:
        out = _mixed(nodes, links, out, noise.outputs[0], second)
    if vary:
        out = _varied(nodes, links, out, noise.outputs[0], vary)
    links.new(out, shader.inputs["Base Color"])
    if glow:
        links.new(out, shader.inputs["Emission Color"])
        shader.inputs["Emission Strength"].default_value = glow
    if bump:
        _bumped(nodes, links, noise.outputs[0], shader, bump, 0.1)
    return material


def _mixed(nodes, links, colour, noise, second: str):  # noqa: ANN001, ANN202 - Blender's sockets
    mix, edge = nodes.new("ShaderNodeMixRGB"), nodes.new("ShaderNodeMapRange")
    edge.inputs[1].default_value, edge.inputs[2].default_value = 0.38, 0.62
    mix.inputs[2].default_value = (*light(second), 1)
    links.new(noise, edge.inputs[0])
    links.new(edge.outputs[0], mix.inputs[0])
    links.new(colour, mix.inputs[1])
    return mix.outputs[0]


def _varied(nodes, links, colour, noise, vary: float):  # noqa: ANN001, ANN202 - Blender's sockets
    mix, spread = nodes.new("ShaderNodeMixRGB"), nodes.new("ShaderNodeMapRange")
    for i, value in enumerate((0.3, 0.7, 1 - vary * 1.6, 1 + vary * 1.6), start=1):
        spread.inputs[i].default_value = value
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
    links.new(noise, spread.inputs[0])
    links.new(colour, mix.inputs[1])
    links.new(spread.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def _bumped(nodes, links, height, shader, strength: float, depth: float) -> None:  # noqa: ANN001 - Blender's sockets
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, depth
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])


def glass(tint: str = "#dff2ee", rim: float = 0.7, clear: float = 0.04) -> bpy.types.Material:
    """Return a thin shell, clear in the middle, that darkens and shines toward its outline.

    Real refraction is slow and hides what stands inside, and a shell that reflects by chance
    leaves dots in the picture's alpha: this one only lets light through and adds some of its own.
    """
    material, nodes, links = _nodes("glass")
    nodes.remove(nodes["Principled BSDF"])
    facing, power = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath")
    facing.inputs["Blend"].default_value = 0.3
    power.operation, power.inputs[1].default_value = "POWER", 2.4
    links.new(facing.outputs["Facing"], power.inputs[0])
    through, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (*(1 - clear * (1 - light(tint))), 1)
    mix.inputs[2].default_value = (*(light(tint) * 0.4), 1)
    links.new(power.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], through.inputs[0])
    shine, strength = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeMath")
    shine.inputs[0].default_value = (*light(tint), 1)
    strength.operation = "MULTIPLY_ADD"
    strength.inputs[1].default_value, strength.inputs[2].default_value = rim, clear * 0.3
    links.new(power.outputs[0], strength.inputs[0])
    links.new(strength.outputs[0], shine.inputs[1])
    both = nodes.new("ShaderNodeAddShader")
    links.new(through.outputs[0], both.inputs[0])
    links.new(shine.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs[0])
    return material
