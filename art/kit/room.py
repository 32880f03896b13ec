"""A room cut open: its floor, the back wall and the left one."""

from .shapes import box, prism, rounded_rect


def corner(w, d, h, floor="wood", back="#E6F3EF", left="#DCEEE9", body="glass"):
    """The floor's top is z = 0; the walls stand on its far edges and look to -Y and +X."""
    prism(rounded_rect(w + 0.4, d + 0.4, 0.5), 0.5, (0, 0, -0.41), body, r=0.14, axis="Z", seg=6)
    prism(rounded_rect(w + 0.2, d + 0.2, 0.4), 0.16, (0, 0, -0.08), floor, r=0.05, axis="Z")
    y, x = d / 2 - 0.1, -w / 2 + 0.1
    box((w, 0.24, h), (0, y, 0), back, r=0.05, base=True)
    box((0.24, d - 0.02, h - 0.01), (x, -0.02, 0), left, r=0.05, base=True)
    box((w + 0.04, 0.3, 0.16), (0, y, h - 0.05), "cream", r=0.05, base=True)
    box((0.3, d - 0.06, 0.15), (x + 0.01, -0.06, h - 0.05), "cream", r=0.05, base=True)
    box((w - 0.2, 0.1, 0.24), (0.1, y - 0.14, 0), "cream", r=0.03, base=True)
    box((0.1, d - 0.2, 0.23), (x + 0.14, 0, 0), "cream", r=0.03, base=True)
