"""The stage: an empty Blender scene, its camera and lights, and the photograph of it.

Z is up, the camera usually looks along +Y, lengths are about metres.
"""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
import OpenEXR
from mathutils import Vector

from cards.studio.colour import Picture, light
from cards.studio.geometry import Vec

FULL = (600, 900)
"""Pixels of a photograph for a finished card; a preview is smaller."""


@dataclass(frozen=True)
class Passes:
    """What the camera recorded: arrays of one height and width."""

    colour: Picture
    """Linear light, premultiplied; black where nothing stands."""
    alpha: Picture
    depth: Picture
    """Distance in metres, very large where nothing stands."""
    normal: Picture
    albedo: Picture

    def save(self, path: Path) -> None:
        """Keep the passes, so that repainting needs no second photograph."""
        np.savez_compressed(path, **{k: v.astype(np.float16) for k, v in vars(self).items()})

    @classmethod
    def load(cls, path: Path) -> "Passes":
        """Read passes kept by `save`."""
        with np.load(path) as kept:
            return cls(**{k: kept[k].astype(np.float32) for k in kept})


def scene() -> bpy.types.Scene:
    """Return the scene on the stage."""
    return bpy.context.scene


def reset(seed: int = 1) -> None:
    """Clear the stage and set up the renderer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = scene()
    s.render.engine = "CYCLES"
    s.render.film_transparent = True
    s.render.threads_mode, s.render.threads = "FIXED", 2
    s.view_settings.view_transform = "Standard"
    c = s.cycles
    c.device, c.seed = "CPU", seed
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.03
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 3, 2
    c.transmission_bounces, c.transparent_max_bounces = 6, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.use_denoising, c.denoiser, c.denoising_prefilter = True, "OPENIMAGEDENOISE", "FAST"
    layer = s.view_layers[0]
    layer.pass_alpha_threshold = 0.9  # glass has no depth, so that air lies behind it
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = True


def _add(name: str, data: bpy.types.ID | None) -> bpy.types.Object:
    thing = bpy.data.objects.new(name, data)
    scene().collection.objects.link(thing)
    return thing


def _aim(thing: bpy.types.Object, at: Vec, look: Vec) -> None:
    thing.location = at
    thing.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def camera(at: Vec, look: Vec, lens: float = 50, roll: float = 0, shift: Vec = (0, 0)) -> None:
    """Set up the camera; `lens` in mm for a picture 36 mm high, `roll` in degrees."""
    data = bpy.data.cameras.new("camera")
    thing = _add("camera", data)
    _aim(thing, at, look)
    thing.rotation_euler.rotate_axis("Z", np.radians(roll))
    data.lens, data.sensor_fit, data.sensor_height = lens, "VERTICAL", 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 5000
    scene().camera = thing


def sun(direction: Vec, colour: str = "#ffffff", energy: float = 3, softness: float = 3) -> None:
    """Shine from afar along `direction`; `softness` is the disc's angle in degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = energy, light(colour), np.radians(softness)
    _aim(_add("sun", data), (0, 0, 0), direction)


def panel(
    at: Vec, look: Vec, colour: str = "#ffffff", energy: float = 200, size: float = 3
) -> None:
    """Shine from a square panel, `size` metres wide, at a place."""
    data = bpy.data.lights.new("panel", "AREA")
    data.energy, data.color, data.size = energy, light(colour), size
    thing = _add("panel", data)
    _aim(thing, at, look)
    thing.visible_glossy = False


def bulb(at: Vec, colour: str = "#ffcc88", energy: float = 50, radius: float = 0.2) -> None:
    """Shine in all directions from a point."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = energy, light(colour), radius
    _add("bulb", data).location = at


def ambience(top: str = "#8fa4b8", bottom: str = "#4a4038", strength: float = 1.0) -> None:
    """Light everything from all around: one colour from above, one from below."""
    world = bpy.data.worlds.new("world")
    scene().world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    spread, ramp = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeValToRGB")
    spread.inputs[1].default_value, spread.inputs[2].default_value = -0.6, 0.8
    ramp.color_ramp.elements[0].color = (*light(bottom), 1)
    ramp.color_ramp.elements[1].color = (*light(top), 1)
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], spread.inputs[0])
    links.new(spread.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def photograph(size: tuple[int, int] = FULL, samples: int = 12) -> Passes:
    """Render the stage as seen by its camera."""
    s = scene()
    s.render.resolution_x, s.render.resolution_y = size
    s.cycles.samples = samples
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "card.exr"
        settings = s.render.image_settings
        settings.media_type = "MULTI_LAYER_IMAGE"
        settings.file_format, settings.color_depth = "OPEN_EXR_MULTILAYER", "16"
        s.render.filepath = str(path)
        with _silence():
            bpy.ops.render.render(write_still=True)
        return _read(path)


def _read(path: Path) -> Passes:
    channels: dict[str, Picture] = {}
    for part in OpenEXR.File(str(path)).parts:
        for name, channel in part.channels.items():
            key = f"{part.name()}.{name}".lower()
            channels[key] = np.array(channel.pixels, np.float32)

    def find(*words: str) -> Picture:
        return next(v for k, v in channels.items() if all(w in k for w in words))

    combined, depth = find("combined"), find("depth")
    return Passes(
        colour=combined[..., :3],
        alpha=combined[..., 3],
        depth=np.minimum(depth if depth.ndim == 2 else depth[..., 0], 6e4),
        normal=np.stack([find("normal", f".{axis}") for axis in "xyz"], 2),
        albedo=find("diffuse"),
    )


class _silence:  # noqa: N801 - used as a statement's verb
    """Send the renderer's own chatter nowhere."""

    def __enter__(self) -> None:
        self._kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)

    def __exit__(self, *_: object) -> None:
        os.dup2(self._kept, 1)
        os.close(self._kept)
