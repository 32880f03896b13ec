"""The colours of every object, as the style bible names them."""

PALETTE = dict(
    navy="#0C2340",
    navy2="#1D4068",
    slate="#3D5A78",
    steel="#8CA3B8",
    fog="#EDF1F2",
    cream="#FBF1E1",
    sand="#EBD5B8",
    stone="#CDB79C",
    glass="#8ED1C3",
    teal="#3E9C93",
    deep="#1B6A69",
    pine="#12504F",
    amber="#FFB43F",
    gold="#E8912A",
    coral="#F2735A",
    blush="#F8B9A2",
    brown="#BC6E55",
    brown2="#9A5242",
    umber="#5E3430",
    white="#FFFFFF",
    skin1="#F3C7A6",
    skin2="#C98C65",
    skin3="#8A5840",
    asphalt="#56657A",
    lilac="#B9B4DA",
    rose="#E9A69A",
    wood="#C98F5E",
)


def linear(colour):
    """A palette name or hex colour as linear RGB."""
    digits = PALETTE.get(colour, colour).lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
