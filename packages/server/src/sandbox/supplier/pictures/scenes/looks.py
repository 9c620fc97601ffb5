"""The twelve hotels and their pictures."""

from bedroom import bedroom
from places import places
from street import street

OAK = ("#9b7048", "#6d4a2d")
WALNUT = ("#6d4930", "#3f2919")
ASH = ("#c9a97f", "#a9875c")
PALE = ("#bfa07a", "#a4845d")
SMOKED = ("#6b4c36", "#4f3726")
OILED = ("#9b7650", "#7d5c3c")

_BASE = dict(height=2.9, lamp="shade", plant=True, dark=False, sky="sky", cushions=2, prints=3)

ROOMS = [
    dict(wall="#d9d2c3", floor=OILED, wood=OAK, velvet="#3f5a4f", throw="#b0532f", accent="#c98a4a", headboard="channels", ceramic="#24504a", drape="#cfc3ad", rug="#cdbfa8", print=("#24504a", "#c98a4a", "#b0532f")),
    dict(wall="#c9d0cf", floor=PALE, wood=ASH, velvet="#32506b", throw="#c7b79a", accent="#32506b", headboard="tiles", ceramic="#e9e4da", drape="#dfe2df", rug="#b9c3c6", print=("#32506b", "#8fb0c0", "#d8a86a"), prints=1, sky="venice", sky_strength=2.2),
    dict(wall="#e6dccb", floor=("#b98f63", "#9a7048"), wood=ASH, velvet="#b89b72", throw="#6f7f5a", accent="#d9c9a7", headboard="rattan", ceramic="#b9774f", drape="#efe6d4", rug="#d8c6a4", print=("#6f7f5a", "#b9774f", "#d9b06a"), lamp="globe", sky="park"),
    dict(wall="#5d6663", floor=SMOKED, wood=WALNUT, velvet="#7a4b2c", throw="#22302d", accent="#a4632f", headboard="panel", ceramic="#1f2a29", drape="#454c48", rug="#8b8375", print=("#1f2a29", "#a4632f", "#caa55c"), dark=True, sky="blue", prints=1),
    dict(wall="#e9e4dc", floor=("#cdb595", "#b89c78"), wood=ASH, velvet="#cfc7ba", throw="#d2a98e", accent="#e3d5c5", headboard="tiles", ceramic="#d8c7b4", drape="#f0ece4", rug="#e2dacd", print=("#d2a98e", "#9d8f80", "#c98a4a"), lamp="globe", sky="sunset", sky_strength=2.0),
    dict(wall="#b9c4b4", floor=OILED, wood=WALNUT, velvet="#7b2f35", throw="#d8b36a", accent="#7b2f35", headboard="channels", ceramic="#efe7d6", drape="#7b2f35", rug="#b59f82", print=("#7b2f35", "#d8b36a", "#3c5a52"), gilt="#a98545", height=3.2),
    dict(wall="#d7c1a6", floor=("#a8603c", "#8a4a2c"), wood=WALNUT, velvet="#a8603c", throw="#e4d7bf", accent="#2f5a6a", headboard="panel", ceramic="#2f5a6a", drape="#e4d5bb", rug="#b5633c", rug_stripe=("#e4d7bf", 2.0), print=("#2f5a6a", "#a8603c", "#e0b062"), sky="dawn", sky_strength=2.4),
    dict(wall="#2f4450", floor=SMOKED, wood=OAK, velvet="#b98a3e", throw="#8fa3a6", accent="#b98a3e", headboard="tiles", ceramic="#d9d2c5", drape="#36505d", rug="#9aa2a0", print=("#b98a3e", "#2f4450", "#c7d0cf"), dark=True, sky="blue", lamp="globe"),
    dict(wall="#efe9df", floor=("#d9c4a4", "#c4aa86"), wood=ASH, velvet="#6f8f95", throw="#6f8f95", accent="#f0d9b4", headboard="rattan", ceramic="#7fa3a8", drape="#f4efe6", rug="#cfd8d6", stripe=("#f2efe9", 5.0), print=("#6f8f95", "#e0b062", "#c96f4a"), sky="sky", sky_turn=2.2),
    dict(wall="#c7a58c", floor=PALE, wood=OAK, velvet="#8a5b48", throw="#f0e4d3", accent="#5a6f52", headboard="channels", ceramic="#5a6f52", drape="#d8b9a2", rug="#e0cdb8", print=("#8a5b48", "#5a6f52", "#e2b38a"), lamp="globe", sky="park", prints=1),
    dict(wall="#8a5d3f", floor=("#7d5535", "#5f3f27"), wood=("#9a6a42", "#6b4527"), velvet="#59402e", throw="#b23f33", accent="#d9cfc0", headboard="panel", ceramic="#39503f", drape="#d9cfc0", rug="#cdc4b5", stripe=("#e9e2d6", 3.0), print=("#39503f", "#b23f33", "#d9cfc0"), sky="forest", sky_strength=2.6),
    dict(wall="#dcdad6", floor=("#8d8a86", "#7b7773"), wood=WALNUT, velvet="#2a2c30", throw="#59606b", accent="#c6b26a", headboard="tiles", ceramic="#2a2c30", drape="#a5a6a6", rug="#b9b9b7", print=("#2a2c30", "#c6b26a", "#8d8f94"), prints=1, sky="city", sky_strength=2.0),
]
VIEWS = [("wide", "near"), ("door", "near"), ("wide", "near"), ("near", "door")]
OTHER = {"channels": "panel", "panel": "tiles", "tiles": "channels", "rattan": "rattan"}


def _rooms():
    made = {}
    for number, own in enumerate(ROOMS):
        first = dict(_BASE, **own, seed=number * 11 + 3)
        # The second room of a hotel: the same house, other furniture.
        second = dict(first, seed=number * 11 + 8, headboard=OTHER[first["headboard"]], throw=first["accent"], accent=first["throw"], cushions=1, prints=4 - first["prints"], lamp="globe" if first["lamp"] == "shade" else "shade", plant=number % 2 == 0)
        for step, look in enumerate((first, second)):
            view = VIEWS[number % 4][step]
            made[f"room-{number}-{'ab'[step]}"] = (lambda look=look, view=view: bedroom(look, view), look)
    return made


ALL = _rooms()


_STREET = dict(
    bay=2.9, window=(1.15, 2.05), storey=3.25, floors=4, bays=5, frame="#ece8e0", trim="#e9e2d4", shutters=None,
    balcony=1, roof="tile", stone="#cfc4b2", joinery=("#5f4029", "#38261a"), awning="#7a2a2a", letters="#2b2a28",
    flowers="#c0453f", trees="leaf", leaf=("#5d8a3f", "#2a4a22"), lamps=(1.0, 9.5, 18), tree_at=(-6, 21), tables=2,
    sun=(-0.45, -0.7, 0.62), aim=6.2, lens=24, dusk=False,
)
STREETS = [
    dict(wall="#b5725a", dusk=True, others=(dict(wall="#c9b48e"), dict(wall="#8fa0a0")), awning="#2d5a4a", view="left"),
    dict(wall="#d8c48f", shutters="#3f5f55", balcony=2, others=(dict(wall="#d3a184"), dict(wall="#e4dccb")), awning="#e9e1d0", awning_stripe=("#3f5f55", 3.2), trees="palm", view="right"),
    dict(wall="#e9e5dc", shutters="#4f7f9a", floors=3, balcony=2, others=(dict(wall="#e6d3b8", shutters=None), dict(wall="#d9a58c")), awning="#4f7f9a", awning_stripe=("#f2efe8", 3.0), trees="palm", view="left", flowers="#c93f7f", tree_at=(3, 17), sun=(0.35, -0.75, 0.7)),
    dict(wall="#8a4b38", brick=True, bay=2.7, dusk=True, sky="violet", others=(dict(wall="#9a9385", brick=False), dict(wall="#6d3c30")), awning="#1f2a29", stone="#8f8577", frame="#26292a", view="right", roof="slate", balcony=0, floors=5, tables=1),
    dict(wall="#cfd3cf", bay=3.1, window=(2.3, 2.2), storey=3.05, floors=6, bays=5, trim="#b9beba", frame="#2a2d2e", roof="slate", balcony=0, dusk=True, sky="night", others=(dict(wall="#7f8789"), dict(wall="#a58e78", window=(1.2, 2.0), bay=2.8)), awning="#23282a", stone="#5d6260", joinery=("#2c2c2b", "#1e1e1e"), view="left", tables=1, lens=22, aim=7.5),
    dict(wall="#d9b3a0", shutters="#7a5a48", floors=3, bays=5, balcony=1, others=(dict(wall="#efe3cf"), dict(wall="#c98a6a")), awning="#8a3f33", awning_stripe=("#f0e6d6", 3.0), view="front", lens=27, aim=5.4, tree_at=(-3.5, 18.2), sun=(-0.7, -0.6, 0.45)),
    dict(wall="#c79a5f", shutters="#5b3a26", floors=3, bays=4, balcony=2, dusk=True, sky="violet", others=(dict(wall="#b98352"), dict(wall="#d9bf94")), awning="#6d2f22", trees="palm", stone="#b98f63", view="right", tree_at=(-2, 15), lens=25),
    dict(wall="#5c6f78", floors=4, bays=4, balcony=0, roof="slate", window=(1.3, 2.0), others=(dict(wall="#c9b9a3"), dict(wall="#8c5246")), awning="#c9a04a", trim="#f0ece4", view="left", sky="city", sky_strength=1.5, lens=25, sun=(-0.2, -0.6, 0.8), tree_at=(16,)),
    dict(wall="#f0ebe0", floors=2, bays=6, balcony=2, shutters="#3f6a7a", others=(dict(wall="#f2eadb"), dict(wall="#e8d5b5")), awning="#e8ddc5", trees="palm", flowers="#d8558a", view="front", lens=25, aim=4.4, tree_at=(-2.5, 4.5, 15, 20), lamps=(9,), sun=(0.55, -0.6, 0.55)),
    dict(wall="#9a7f8a", floors=4, bays=5, balcony=1, shutters="#e9e1d3", dusk=True, sky="blue", others=(dict(wall="#c7b49a"), dict(wall="#a9685a")), awning="#3b2f4a", view="front", lens=23, aim=6.4, tree_at=(-4, 18)),
    dict(wall="#7a5336", floors=3, bays=5, balcony=2, shutters="#3f5a3f", roof="slate", trim="#c9b28f", stone="#8c8579", others=(dict(wall="#e9e0cf"), dict(wall="#6a472e")), awning="#3f5a3f", leaf=("#48713f", "#1f3d22"), view="right", tree_at=(-5, 16, 19), sky="dawn", sky_strength=2.2, sun=(0.5, -0.7, 0.4), tables=1),
    dict(wall="#b9b2a4", bay=2.8, window=(1.3, 2.3), floors=5, bays=5, balcony=1, roof="slate", trim="#d9d3c6", frame="#33373a", others=(dict(wall="#a8a093"), dict(wall="#c4b9a6")), awning="#22304a", view="left", sky="sunset", sky_strength=1.6, sun=(-0.8, -0.5, 0.3), lens=23, aim=7.0),
]


def _streets():
    made = {}
    for number, own in enumerate(STREETS):
        look = {**_STREET, "seed": number * 7 + 2, **own}
        made[f"outside-{number}"] = (lambda look=look: street(look, look["view"]), look)
    return made


ALL.update(_streets())
ALL.update(places())
