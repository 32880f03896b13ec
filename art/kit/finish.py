"""Turns the passes of a render into the day and night masters: denoises (Debian's Blender brings no denoiser), grades,
lays the soft shadow. python3 art/kit/finish.py FOLDER SCENE reads FOLDER/SCENE.npz and writes FOLDER/SCENE.png and
FOLDER/SCENE-night.png. Needs numpy and OpenCV."""

import sys

import cv2
import numpy as np

cv2.setNumThreads(1)
FOLDER = sys.argv[1]


def read_pass(stem, nm):
    a = np.load(f"{FOLDER}/{stem}.npz")[nm].astype(np.float32)
    if a.shape[2] > 3:
        return a[..., [2, 1, 0, 3]]  # BGRA, as OpenCV wants
    return a[..., ::-1]


def atrous(col, nrm, alb, alpha, levels=4, sc=0.6, sn=0.35, sa=0.12):
    """Smooths col, the demodulated light, at growing steps; normal, albedo, alpha and the light itself keep the edges.
    A pair of pixels weighs the same both ways, so every pair is weighed once."""
    rows, columns = np.where(alpha > 0)
    inside = np.s_[max(rows.min() - 8, 0) : rows.max() + 9, max(columns.min() - 8, 0) : columns.max() + 9]
    light = [np.ascontiguousarray(col[..., k][inside]) for k in range(3)]
    guides = [np.ascontiguousarray(a[..., k][inside] / s) for a, s in ((nrm, sn), (alb, sa)) for k in range(3)]
    guides.append(np.ascontiguousarray(alpha[inside] / 0.2))
    kernel = (3 / 8, 1 / 4, 1 / 16)
    for level in range(levels):
        step = 1 << level
        soft = [cv2.GaussianBlur(c, (0, 0), 1.6 if level == 0 else 1.0) for c in light]
        features = [*guides, np.log1p(sum(soft) * (4 / 3)) / (sc * 0.62**level)]
        total = [c * kernel[0] ** 2 for c in light]
        weights = np.full_like(light[0], kernel[0] ** 2)
        for j in range(3):
            for i in range(-2, 3):
                if j > 0 or i > 0:
                    _exchange(light, features, total, weights, i * step, j * step, kernel[abs(i)] * kernel[j])
        light = [c / weights for c in total]
    smooth = col.copy()
    smooth[inside] = np.dstack(light)
    return smooth


def _exchange(light, features, total, weights, dx, dy, share):
    """Lets every pixel and the one (dx, dy) further on take up some of each other's light."""
    h, w = weights.shape
    here = np.s_[0 : h - dy, max(-dx, 0) : w - max(dx, 0)]
    there = np.s_[dy:h, max(dx, 0) : w - max(-dx, 0)]
    distance = np.zeros_like(weights[here])
    for f in features:
        distance += np.square(f[there] - f[here])
    weight = cv2.exp(-distance) * np.float32(share)
    for c, t in zip(light, total):
        t[here] += c[there] * weight
        t[there] += c[here] * weight
    weights[here] += weight
    weights[there] += weight


_cache = {}


def denoise(stem, tint=(1, 1, 1), emit=1.0, **kw):
    """Light = (colour - emission) / albedo is noisy but smooth; albedo, normal, emission are clean."""
    if stem not in _cache:
        rgb = read_pass(stem, "rgb")
        nrm = read_pass(stem, "nrm")[..., :3]
        alb = read_pass(stem, "alb")[..., :3]
        em = read_pass(stem, "emit")[..., :3]
        al = np.clip(rgb[..., 3], 0, 1)
        col = np.maximum(rgb[..., :3] - em, 0)
        a1 = np.maximum(al, 1e-3)[..., None]
        dem = alb + 0.05 * a1
        _cache.clear()
        _cache[stem] = atrous(np.minimum(col / dem, 30), nrm, alb / a1, al, **kw) * dem, em, a1, al
    ld, em, a1, al = _cache[stem]
    return (ld * np.float32(tint) + em * emit) / a1, al


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def grade(x, exposure=1.0, sat=1.06, knee=0.78):
    x = x * exposure
    y = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)  # soft shoulder
    g = y @ np.float32([0.114, 0.587, 0.299])
    y = g[..., None] + (y - g[..., None]) * sat
    return np.clip(y, 0, 1)


def glowpass(lin, al, amount=0.22, thr=0.8):
    m = np.maximum(lin - thr, 0) * al[..., None]
    s = lin.shape[1] / 1600
    g = sum(cv2.GaussianBlur(m, (0, 0), r * s) for r in (6, 18, 42)) / 3
    return lin + g * amount * 3


NIGHT = dict(tint=(0.50, 0.38, 0.31), emit=1.15)  # B, G, R: dusk regrade for dark mode, no re-render


def finish(stem, shadow=True, exposure=1.0, bloom=0.22, night=False, **kw):
    lin, al = denoise(stem, **(NIGHT if night else {}), **kw)
    lin = glowpass(lin, al, 0.45 if night else bloom, 0.55 if night else 0.8)
    img = srgb(grade(lin, exposure)).astype(np.float32)
    h, w = al.shape
    if shadow:  # soft navy contact shadow under the plinth
        ys, xs = np.where(al > 0.5)
        y1, x0, x1 = ys.max(), xs.min(), xs.max()
        sh = np.roll(al, int(h * 0.022), 0) * np.clip((np.arange(h) / h - 0.60) / 0.22, 0, 1)[:, None]
        sh = cv2.GaussianBlur(sh.astype(np.float32), (0, 0), w * 0.012) * 0.30
        oa = al + sh * (1 - al)
        navy = np.float32([0x40, 0x23, 0x0C]) / 255
        img = (img * al[..., None] + navy * (sh * (1 - al))[..., None]) / np.maximum(oa, 1e-4)[..., None]
        al = oa
    out = np.dstack([img, np.clip(al, 0, 1)])
    out8 = (out * 255 + np.random.default_rng(1).uniform(0, 1, out.shape[:2])[..., None]).clip(0, 255).astype(np.uint8)
    cv2.imwrite(f"{FOLDER}/{stem}{'-night' if night else ''}.png", out8, [cv2.IMWRITE_PNG_COMPRESSION, 9])
    return out8


if __name__ == "__main__":
    for scene in sys.argv[2:]:
        finish(scene)
        finish(scene, night=True)
