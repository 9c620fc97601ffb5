"""Bathrooms, pools, tables, bars and terraces of the twelve hotels."""

from bath import bath
from pool import pool
from table import bar, breakfast, terrace

OAK = ("#9b7048", "#6d4a2d")
WALNUT = ("#6d4930", "#3f2919")
ASH = ("#c9a97f", "#a9875c")
TEAK = ("#a87c4f", "#7c5732")

_BATH = dict(walls="tiles", size=(0.2, 0.1), slab=0.6, paint="#ece8e0", tiled=2.7, joint="#d9d5cc", stone="#efeeea", vein="#a9a6a2", mirror="round", wash="tub", basin=0.5, view="left", metal="#b08a4a", towels="#f1ede5")
BATHS = [
    dict(tile="#2f5a4f", ground="#e6e1d7", wood=OAK, accent="#24504a", tiled=1.3),
    dict(tile="#eef0ef", ground="#3a4248", wood=ASH, accent="#32506b", metal="#c9ccce", wash="shower", basin=-0.45, view="right", mirror="square"),
    dict(tile="#e7dcc8", size=(0.1, 0.1), ground="#cdb99a", wood=ASH, accent="#b9774f", shift=0.0, paint="#efe6d6"),
    dict(walls="marble", stone="#4a4f4d", vein="#8f9693", tile="#333333", ground="#3a3d3c", wood=WALNUT, accent="#a4632f", wash="shower", basin=-0.45, view="right", mirror="square"),
    dict(walls="marble", stone="#f0ede8", vein="#b9b2a8", tile="#ffffff", ground="#e3ddd2", wood=ASH, accent="#d2a98e"),
    dict(tile="#7b2f35", ground="#e9e2d6", wood=WALNUT, accent="#7b2f35", tiled=1.25, joint="#c9b3a8", paint="#e9e1d3", basin=-0.5, view="right"),
    dict(tile="#b5683f", size=(0.12, 0.12), shift=0.0, ground="#c9774a", slab=0.3, wood=WALNUT, accent="#2f5a6a", joint="#d9c4a8", paint="#e8dac2", metal="#1d1d1d", wash="shower", basin=-0.45, view="right"),
    dict(tile="#23404f", size=(0.3, 0.075), ground="#6f7678", wood=OAK, accent="#b98a3e", joint="#3a5360", mirror="square"),
    dict(tile="#f2f4f2", size=(0.15, 0.15), shift=0.0, ground="#8fb3b8", slab=0.2, wood=ASH, accent="#7fa3a8", metal="#c9ccce", tiled=1.5),
    dict(tile="#d8a58c", size=(0.075, 0.3), ground="#e7dfd3", wood=OAK, accent="#5a6f52", wash="shower", basin=-0.45, view="right", paint="#f1e4d8", shift=0.0),
    dict(walls="marble", stone="#8a8378", vein="#5d574e", tile="#777777", ground="#6d665c", wood=("#9a6a42", "#6b4527"), accent="#39503f", metal="#1d1d1d", sky="forest"),
    dict(tile="#c9c9c6", size=(0.6, 0.3), ground="#8d8a86", wood=WALNUT, accent="#2a2c30", metal="#1d1d1d", mirror="square", wash="shower", basin=-0.45, view="right", joint="#b5b5b2"),
]

_POOL = dict(teak=TEAK, deck=("#b08a5f", "#8a6640"), paving="#cfc4b0", ground="stone", cushion="#efe9dc", towel="#d98a4a", parasol="#efe8d8", wall="#efe8da", edge="#d9cfbe", water="#1f93a8", floors=2, shutters="#4f7f8a", palms=True, green=("#5f8f45", "#25461f"), dusk=False, sky="sky", sun=(-0.5, -0.35, 0.7), view="corner")
POOLS = [
    dict(),
    dict(wall="#d9a585", shutters="#5f4a3a", parasol="#c9603f", cushion="#f2ead8", towel="#2f7f8a", palms=False, view="front", sky_turn=2.0, sun=(0.6, -0.3, 0.6)),
    dict(wall="#cfc6b6", dusk=True, sky="violet", ground="wood", floors=2, parasol="#e9dfc9", water="#1a6f8f", sky_strength=0.9),
]

BREAKFASTS = [
    dict(table="wood", wood=OAK, flower="#d8707f", napkin="#c9b08a", floor="#b9ac98", sky="venice", sky_turn=1.2),
    dict(table="marble", wood=WALNUT, flower="#e0b04a", napkin="#4f6f8a", floor="#a79f93", sky="sunset", sky_turn=0.0),
    dict(table="cloth", cloth="#f0ece2", wood=ASH, flower="#8a6fb0", napkin="#8fae8f", floor="#c2b6a2", sky="park", sky_turn=2.2, sky_strength=0.5),
]

BARS = [
    dict(wood=WALNUT, stone="#2a302e", vein="#6f7a76", velvet="#3f5a4f", shade="#b08a4a", wall="#3a2f28", floor="#4a4038", flower="#d8a04a"),
    dict(wood=("#8a3f2c", "#5a2419"), stone="#e9e4dc", vein="#a39c92", velvet="#7b2f35", shade="#1d1d1d", wall="#4a2a26", floor="#6a5a4c", flower="#d86a6a"),
    dict(wood=("#3f5560", "#27383f"), stone="#d9c9a7", vein="#a98f68", velvet="#b98a3e", shade="#c9a04a", wall="#24333b", floor="#3a4248", flower="#e6dcc8"),
]

_TERRACE = dict(teak=TEAK, deck=("#9a7650", "#74543a"), rail="iron", pot="#6f6a62")
TERRACES = [
    dict(cushion="#e9e2d3", accent="#c96f3f", throw="#2f5a4f", flower="#d8707f", sky="sunset", sky_turn=3.4, sky_strength=0.5, fill=30),
    dict(cushion="#c9cdca", accent="#32506b", throw="#d9a84a", flower="#e6e0d4", sky="dawn", sky_turn=0.2, sky_strength=0.6, rail="glass", fill=30),
    dict(cushion="#efe6d6", accent="#7fa3a8", throw="#c96f8a", flower="#d86f8f", sky="violet", sky_strength=1.0, pot="#b9774f", deck=("#8a6a4a", "#624830")),
]


def places():
    made = {}

    def put(name, build, look, view=None):
        made[name] = (lambda: build(look, view), look)

    for number, own in enumerate(BATHS):
        look = {**_BATH, "seed": number * 5 + 1, **own}
        put(f"bath-{number}", bath, look, look["view"])
    for kind, build, looks, base in (("pool", pool, POOLS, _POOL), ("breakfast", breakfast, BREAKFASTS, {}), ("bar", bar, BARS, {}), ("terrace", terrace, TERRACES, _TERRACE)):
        for number, own in enumerate(looks):
            look = {**base, "seed": number * 13 + 4, **own}
            put(f"{kind}-{number}", build, look, look.get("view"))
    return made
