"""Composes the wide harbour: denoised sea and skyline, haze by depth, a painted sky, the beam on top."""

import sys

from finish import *


MODES = dict(
    dawn=dict(
        stops=[(0, "#8FBBE3"), (0.32, "#B9D6EA"), (0.6, "#F0DFD8"), (0.82, "#FFCBAA"), (1.0, "#FFB795"), (3, "#FFB795")],
        disc=dict(color="#FFF0E2", x=0.46, up=0.113, r=0.088),
        halo=("#FFD0A0", 0.22, "#FFDDB8", 0.10),
        haze=("#F7DCD0", "#D5E3EC"),
        tint=(1, 1, 1),
        emit=1.0,
    ),
    night=dict(
        stops=[(0, "#071629"), (0.4, "#0F2A4A"), (0.75, "#1F4669"), (1.0, "#3A6480"), (3, "#3A6480")],
        # The moon stands free between the towers and the lighthouse. Behind the dark tower it would look sliced.
        disc=dict(color="#A6C3D3", x=0.676, up=0.126, r=0.047),
        halo=("#3E6F94", 0.22, "#6F9DB8", 0.10),
        haze=("#1E4363", "#2A5473"),
        tint=(0.30, 0.21, 0.15),
        emit=1.25,
    ),
)  # tint is B, G, R
hx = lambda s: (lambda c: np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4))(
    np.float32([int(s[5:7], 16), int(s[3:5], 16), int(s[1:3], 16)]) / 255
)


def sky(h, w, hor, m, glow=(0.46, 0.113)):
    """The disc is the sun or the moon. The glow stays behind the skyline in both modes."""
    y = (np.arange(h) / h / hor)[:, None]
    x = (np.arange(w) / w)[None]
    st = m["stops"]
    out = np.dstack([np.interp(np.broadcast_to(y, (h, w)), [s for s, _ in st], [hx(c)[k] for _, c in st]) for k in range(3)]).astype(
        np.float32
    )
    k = h / w / (1400 / 2400)  # keep the disc the same size on padded canvases
    square = lambda cx, up: (((x - cx) * w / h) ** 2 + ((np.arange(h) / h)[:, None] - (hor - up / k)) ** 2) * k * k
    a, ka, b, kb = m["halo"]
    r2 = square(*glow)
    g = np.exp(-r2 / 0.10)[..., None] * hx(a) * ka + np.exp(-r2 / 0.016)[..., None] * hx(b) * kb
    d = m["disc"]
    disc = np.clip((d["r"] - np.sqrt(square(d["x"], d["up"]))) / 0.0022, 0, 1)[..., None]
    return ((out + g) * (1 - disc) + hx(d["color"]) * 1.06 * disc).astype(np.float32)


def run(stem, mode="dawn", hor=0.565, room=0.0, tag=""):
    """room: painted sky added on top for the headline, as a share of the rendered height."""
    m = MODES[mode]
    rgb = read_pass(stem, "rgb")
    em = read_pass(stem, "emit")[..., :3]
    al = np.clip(rgb[..., 3], 0, 1)
    mist = read_pass(stem, "mist")[..., 0]
    lin, _ = denoise(stem)
    pad = round(room * al.shape[0])
    if pad:
        up = lambda a: np.concatenate([np.zeros((pad,) + a.shape[1:], a.dtype), a])
        hor = (pad + hor * al.shape[0]) / (pad + al.shape[0])
        em, al, mist, lin = up(em), up(al), up(mist), up(lin)
    h, w = al.shape
    base = (lin * np.maximum(al, 1e-3)[..., None] - em) * np.float32(m["tint"])  # premultiplied, no emission
    bg = sky(h, w, hor, m)
    f = np.clip(mist / np.maximum(al, 1e-3), 0, 1) ** 1.25 * 0.80
    yy = (np.arange(h) / h)[:, None]
    low = np.exp(-(((yy - hor - 0.012) / 0.055) ** 2)) * np.clip((mist - 0.35) / 0.3, 0, 1) * 0.55  # fog on the waterline
    f = 1 - (1 - f) * (1 - low)
    hazec = cv2.GaussianBlur(bg, (0, 0), w * 0.02) * 0.55 + (hx(m["haze"][0]) * 0.5 + hx(m["haze"][1]) * 0.5) * 0.45
    comp = base * (1 - f[..., None]) + hazec * f[..., None] * al[..., None] + bg * (1 - al[..., None])
    comp = comp + em * m["emit"] * (1 - 0.55 * f * al)[..., None] * np.clip(1.15 - comp * 0.55, 0.25, 1)  # screen-ish
    comp = glowpass(comp, np.ones_like(al), 0.16 if mode == "dawn" else 0.3, 0.95 if mode == "dawn" else 0.5)
    img = srgb(grade(comp, 1.0, 1.05, 0.82)).astype(np.float32)
    img = img + (np.random.default_rng(2).normal(0, 0.0035, (h, w, 1))).astype(np.float32)
    out = stem + tag + ("" if mode == "dawn" else f"-{mode}")
    cv2.imwrite(f"{FOLDER}/{out}.png", (np.clip(img, 0, 1) * 255 + 0.5).astype(np.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 9])


if __name__ == "__main__":
    for mode in ("dawn", "night"):
        run(sys.argv[2], mode, room=260 / 1400)
