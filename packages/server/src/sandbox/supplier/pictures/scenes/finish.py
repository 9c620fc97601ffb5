"""Cleans a render with its albedo and normals, and develops it like a photograph."""

import numpy as np


def _shift(values, dy, dx):
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return values[rows][:, columns]


def _without_sparks(value):
    """Limits each pixel to the second brightest of its neighbours."""
    around = np.stack([_shift(value, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    around.sort(axis=0)
    return np.minimum(value, around[-2] * 1.05 + 0.02)


def clean(light, albedo, normal, depth, passes=5):
    """An edge-avoiding à-trous filter on the light without the albedo."""
    base = np.maximum(albedo, 0.03)
    value = _without_sparks(np.log1p(np.maximum(light / base, 0)))
    distance = np.log(np.clip(depth, 0.05, 200.0))[..., None]
    kernel = (0.0625, 0.25, 0.375, 0.25, 0.0625)
    for step in range(passes):
        stride = 2**step
        total = np.zeros_like(value)
        weights = np.zeros(value.shape[:2] + (1,), np.float32)
        wide = 0.95 * 0.6**step
        for iy, wy in enumerate(kernel):
            for ix, wx in enumerate(kernel):
                dy, dx = (iy - 2) * stride, (ix - 2) * stride
                other = _shift(value, dy, dx)
                error = ((other - value) ** 2).sum(2, keepdims=True) / wide**2
                error += ((_shift(normal, dy, dx) - normal) ** 2).sum(2, keepdims=True) / 0.05
                error += ((_shift(albedo, dy, dx) - albedo) ** 2).sum(2, keepdims=True) / 0.012
                error += (_shift(distance, dy, dx) - distance) ** 2 / (0.0025 * (1 + stride))
                weight = wy * wx * np.exp(-error)
                total += other * weight
                weights += weight
        value = total / weights
    return np.expm1(value) * base


def _blur(values, radius):
    size = int(radius * 3)
    kernel = np.exp(-(np.arange(-size, size + 1) ** 2) / (2 * radius**2))
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(values, [(size, size) if a == axis else (0, 0) for a in range(3)], "edge")
        values = sum(weight * np.take(padded, range(i, i + values.shape[axis]), axis) for i, weight in enumerate(kernel))
    return values


def bloom(light, amount):
    bright = np.maximum(light - 1.0, 0)
    bright = np.minimum(bright, 8)
    scale = light.shape[1] / 960
    return light + amount * (0.5 * _blur(bright, 5 * scale) + 0.35 * _blur(bright, 18 * scale) + 0.15 * _blur(bright, 45 * scale))


def film(picture, seed, grain=0.012, vignette=0.16):
    """Grain and darker corners, on display values from 0 to 1."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1 - vignette * np.clip((x**2 + y**2) / 2, 0, 1)[..., None] ** 1.5)
    noise = np.random.default_rng(seed).normal(0, grain, (height, width, 1)).astype(np.float32)
    return np.clip(picture + noise * (0.6 + 0.4 * (1 - picture)), 0, 1)
