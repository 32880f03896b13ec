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


def shift(a, dx, dy):
    M = np.float32([[1, 0, dx], [0, 1, dy]])
    return cv2.warpAffine(a, M, (a.shape[1], a.shape[0]), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)


def atrous(col, nrm, alb, alpha, levels=4, sc=0.6, sn=0.35, sa=0.12):
    """col: demodulated light. Weights from normal, albedo, alpha and light itself."""
    k = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    for lv in range(levels):
        st = 1 << lv
        acc = np.zeros_like(col)
        wsum = np.zeros(col.shape[:2], np.float32)
        ref = cv2.GaussianBlur(col, (0, 0), 1.6 if lv == 0 else 1.0)
        lum = np.log1p(ref.mean(2) * 4)
        s_c = sc * (0.62**lv)
        for j in range(-2, 3):
            for i in range(-2, 3):
                h = k[abs(i)] * k[abs(j)]
                if i == 0 and j == 0:
                    w = np.full_like(wsum, h)
                    c = col
                else:
                    dx, dy = i * st, j * st
                    dn = ((shift(nrm, dx, dy) - nrm) ** 2).sum(2)
                    da = ((shift(alb, dx, dy) - alb) ** 2).sum(2)
                    dl = (shift(lum, dx, dy) - lum) ** 2
                    al = (shift(alpha, dx, dy) - alpha) ** 2
                    w = h * np.exp(-dn / sn**2 - da / sa**2 - dl / s_c**2 - al / 0.04)
                    c = shift(col, dx, dy)
                acc += c * w[..., None]
                wsum += w
        col = acc / wsum[..., None]
    return col


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
