import { hash, unit } from '../hash.ts'
import { palm, sea, sky, skyDefs, skyline } from './backdrop.ts'
import type { Look } from './front.ts'
import { mix, type Palette, paletteOf } from './palette.ts'
import { circle, ellipse, faint, gradient, line, path, picture, polygon, rect, times } from './svg.ts'

const woods = ['#8a5f42', '#a87a52', '#6d4a38', '#b08a64']

interface Room {
  readonly wall: string
  readonly wood: string
  readonly cloth: string
  readonly soft: string
  readonly palette: Palette
}

function roomOf({ seed, climate }: Look): Room {
  const palette = paletteOf(seed, climate)
  return {
    palette,
    wall: mix(palette.wall, '#ffffff', palette.isDark ? 0.55 : 0.5),
    wood: woods[hash(seed, 261) % woods.length] ?? '#8a5f42',
    cloth: mix(palette.accent, '#ffffff', 0.35),
    soft: mix(palette.accent, '#ffffff', 0.78),
  }
}

const floorBoards = (room: Room, top: number) =>
  rect(0, top, 800, 600 - top, mix(room.wood, '#d9b891', 0.35)) +
  times(9, (index) =>
    line(
      `M${-80 + index * 110} 600L${120 + index * 72} ${top}`,
      mix(room.wood, '#000000', 0.2),
      1.5,
      faint(0.5),
    ),
  ) +
  rect(0, top - 10, 800, 10, '#ffffff', 0, faint(0.85))

/** A window with the view of the place, and curtains. */
function windowOf(look: Look, room: Room, x: number, y: number, width: number, height: number): string {
  const { palette } = room
  const id = `v${x}`
  const view =
    look.climate === 'tropical' || look.climate === 'mediterranean'
      ? sea(palette, y + height * 0.62)
      : skyline(look.seed, palette, 0.5, y + height)
  const curtain = (at: number) =>
    path(
      `M${at} ${y - 18}h46q-8 ${height * 0.6} 4 ${height + 40}h-54q10 ${-height * 0.6} 4 ${-height - 40}z`,
      room.soft,
    ) +
    line(
      `M${at + 16} ${y - 16}q-4 ${height * 0.6} 0 ${height + 34}M${at + 32} ${y - 16}q-4 ${height * 0.6} 2 ${height + 34}`,
      room.cloth,
      2,
      faint(0.6),
    )
  return `<clipPath id="${id}">${rect(x, y, width, height, '#000')}</clipPath>${rect(x - 8, y - 8, width + 16, height + 16, '#ffffff')}<g clip-path="url(#${id})">${rect(x, y, width, height, 'url(#s)')}${circle(x + width * 0.7, y + height * 0.3, 24, palette.sun)}${view}</g>${line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.5}h${width}`, '#ffffff', 6)}${line(`M${x - 50} ${y - 20}h${width + 100}`, room.wood, 7)}${curtain(x - 40)}${curtain(x + width - 6)}`
}

function lamp(x: number, y: number, room: Room): string {
  return (
    circle(x, y + 10, 60, '#ffe7b0', faint(0.3)) +
    polygon(
      [
        [x - 24, y + 30],
        [x - 14, y - 16],
        [x + 14, y - 16],
        [x + 24, y + 30],
      ],
      '#ffe7b0',
    ) +
    line(`M${x} ${y + 30}v34`, room.wood, 5)
  )
}

function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  look: Look,
  room: Room,
  which: number,
): string {
  const inner = rect(x + 7, y + 7, width - 14, height - 14, '#fffaf0')
  const motif = hash(look.seed, 262, which) % 3
  const art =
    motif === 0
      ? circle(x + width / 2, y + height * 0.42, width * 0.2, room.cloth) +
        path(
          `M${x + 12} ${y + height - 12}q${width / 2 - 12} ${-height * 0.5} ${width - 24} 0z`,
          room.palette.leafDark,
        )
      : motif === 1
        ? times(3, (index) =>
            rect(
              x + 18 + index * (width / 4),
              y + height * (0.3 + index * 0.12),
              width / 5,
              height * (0.5 - index * 0.12),
              index % 2 ? room.cloth : room.palette.accent,
            ),
          )
        : path(
            `M${x + 14} ${y + height * 0.7}q${width * 0.2} ${-height * 0.5} ${width * 0.36} 0t${width * 0.36} 0`,
            'none',
            ` stroke="${room.palette.accent}" stroke-width="6"`,
          )
  return rect(x, y, width, height, room.wood) + inner + art
}

/** A bedroom. */
export function drawRoom(look: Look, size: number): string {
  const room = roomOf(look)
  const { palette } = room
  const isTwin = hash(look.seed, 263) % 4 === 0
  const left = unit(look.seed, 264) < 0.5
  const bedX = left ? 330 : 90
  const windowX = left ? 90 : 530
  const bed = (x: number, width: number) =>
    rect(x, 320, width, 110, room.wood, 14) +
    times(3, (index) => line(`M${x + (width * (index + 1)) / 4} 324v96`, mix(room.wood, '#000000', 0.2), 2)) +
    rect(x + 6, 420, width - 12, 90, '#ffffff', 10) +
    rect(x + 22, 384, width / 2 - 32, 56, '#ffffff', 16) +
    rect(x + width / 2 + 10, 384, width / 2 - 32, 56, '#ffffff', 16) +
    rect(x + width / 2 - 74, 404, 66, 40, room.cloth, 12) +
    rect(x + width / 2 + 8, 404, 66, 40, mix(palette.accent, '#ffd9a8', 0.4), 12) +
    path(`M${x} 452q${width / 2} -18 ${width} 0v66q${-width / 2} 14 ${-width} 0z`, room.cloth) +
    path(`M${x} 452q${width / 2} -18 ${width} 0v16q${-width / 2} -16 ${-width} 0z`, room.soft) +
    rect(x + 12, 516, 12, 30, mix(room.wood, '#000000', 0.4)) +
    rect(x + width - 24, 516, 12, 30, mix(room.wood, '#000000', 0.4))
  const beds = isTwin ? bed(bedX, 176) + bed(bedX + 204, 176) : bed(bedX, 380)
  const tableX = left ? bedX - 66 : bedX + 396
  return picture(
    size,
    skyDefs(palette),
    rect(0, 0, 800, 600, room.wall),
    floorBoards(room, 470),
    windowOf(look, room, windowX, 120, 180, 220),
    frame(bedX + 70, 120, 110, 130, look, room, 1),
    frame(bedX + 210, 120, 110, 130, look, room, 2),
    ellipse(bedX + 170, 560, 300, 34, room.soft),
    ellipse(bedX + 170, 560, 280, 28, 'none', ` stroke="${room.cloth}" stroke-width="3"`),
    rect(tableX, 440, 54, 70, room.wood, 4),
    lamp(tableX + 27, 376, room),
    beds,
  )
}

/** A bathroom. */
export function drawBath(look: Look, size: number): string {
  const room = roomOf(look)
  const tile = mix(room.palette.accent, '#ffffff', 0.7)
  const tiles = times(8, (row) =>
    times(14, (column) =>
      rect(column * 58, row * 56, 55, 53, (row + column + hash(look.seed, 265)) % 5 ? '#f6f8f6' : tile, 3),
    ),
  )
  return picture(
    size,
    gradient('m', '#d8ebf0', '#f4fafa'),
    rect(0, 0, 800, 600, '#dfe5e2'),
    tiles,
    rect(0, 450, 800, 150, mix(room.wood, '#efe3d0', 0.55)),
    rect(120, 90, 180, 220, room.wood, 90),
    rect(132, 102, 156, 196, 'url(#m)', 78),
    line('M160 250L250 140M190 270L262 184', '#ffffff', 6, faint(0.7)),
    rect(70, 350, 280, 26, '#ffffff', 8),
    rect(86, 376, 248, 120, room.wood, 6),
    path('M140 350q70 46 140 0z', '#ffffff'),
    line('M210 342v-34h30', '#9aa7ac', 8),
    path('M420 400h320q-4 120 -80 128h-160q-76 -8 -80 -128z', '#ffffff'),
    rect(404, 388, 352, 18, '#ffffff', 9),
    line('M700 388v-60h-34', '#9aa7ac', 8),
    times(3, (index) => circle(470 + index * 44, 384 - (index % 2) * 12, 20, '#ffffff', faint(0.85))),
    rect(560, 330, 90, 14, room.cloth, 5),
    rect(566, 312, 78, 18, room.soft, 5),
    ellipse(400, 560, 190, 22, room.soft),
  )
}

/** The lobby. */
export function drawLobby(look: Look, size: number): string {
  const room = roomOf(look)
  const { palette } = room
  const sofa = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${rect(0, 400, 210, 70, room.cloth, 18)}${rect(0, 350, 210, 70, mix(room.cloth, '#000000', 0.08), 20)}${rect(-14, 384, 36, 92, mix(room.cloth, '#000000', 0.14), 14)}${rect(188, 384, 36, 92, mix(room.cloth, '#000000', 0.14), 14)}${rect(40, 368, 54, 44, room.soft, 10)}</g>`
  const pendants = times(
    3,
    (index) =>
      line(`M${220 + index * 180} 0v${96 + (index % 2) * 30}`, palette.door, 3) +
      path(`M${190 + index * 180} ${126 + (index % 2) * 30}a30 30 0 0 1 60 0z`, palette.accent) +
      circle(220 + index * 180, 128 + (index % 2) * 30, 9, '#ffe7b0'),
  )
  return picture(
    size,
    skyDefs(palette),
    rect(0, 0, 800, 600, room.wall),
    times(4, (index) => rect(60 + index * 190, 60, 110, 330, mix(room.wall, room.wood, 0.12), 55)),
    floorBoards(room, 440),
    rect(270, 300, 260, 150, room.wood, 6),
    rect(256, 286, 288, 22, mix(room.wood, '#ffffff', 0.3), 6),
    times(6, (index) => rect(290 + index * 38, 326, 24, 104, mix(room.wood, '#000000', 0.15), 3)),
    circle(400, 210, 44, '#fffaf0'),
    circle(400, 210, 38, 'none', ` stroke="${room.wood}" stroke-width="4"`),
    line('M400 210v-24M400 210h18', palette.door, 4),
    pendants,
    ellipse(400, 540, 330, 40, room.soft),
    sofa(40, 1),
    sofa(760, -1),
    ellipse(400, 500, 84, 18, mix(room.wood, '#ffffff', 0.2)),
    rect(394, 500, 12, 46, room.wood),
    times(
      2,
      (index) =>
        rect(20 + index * 716, 420, 44, 60, mix(palette.accent, '#c9825a', 0.6), 6) +
        times(5, (leaf) =>
          line(
            `M${42 + index * 716} 424q${(leaf - 2) * 18} -60 ${(leaf - 2) * 30} -110`,
            leaf % 2 ? palette.leaf : palette.leafDark,
            11,
          ),
        ),
    ),
  )
}

/** The restaurant. */
export function drawRestaurant(look: Look, size: number): string {
  const room = roomOf(look)
  const table = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${rect(-96, -44, 34, 90, room.cloth, 10)}${rect(62, -44, 34, 90, room.cloth, 10)}${rect(-6, 0, 12, 76, room.wood)}${ellipse(0, 0, 82, 20, '#ffffff')}${ellipse(0, 3, 82, 20, 'none', ' stroke="#e6ddd0" stroke-width="3"')}${ellipse(-34, -3, 20, 6, '#eef2f0')}${ellipse(34, -3, 20, 6, '#eef2f0')}${line('M0 -6v-26', room.palette.leaf, 4)}${circle(0, -38, 9, room.palette.accent)}</g>`
  const bottles = times(12, (index) =>
    rect(
      470 + (index % 6) * 44,
      150 + Math.floor(index / 6) * 96,
      16,
      54,
      index % 3 ? room.palette.leafDark : room.palette.accent,
      5,
    ),
  )
  return picture(
    size,
    skyDefs(room.palette),
    rect(0, 0, 800, 600, mix(room.wall, room.palette.accent, 0.08)),
    windowOf(look, room, 90, 100, 230, 210),
    rect(450, 110, 300, 240, room.wood, 6),
    rect(462, 122, 276, 90, mix(room.wood, '#ffffff', 0.6)),
    rect(462, 224, 276, 84, mix(room.wood, '#ffffff', 0.6)),
    bottles,
    floorBoards(room, 420),
    times(
      4,
      (index) =>
        line(`M${120 + index * 190} 0v70`, '#4a3a30', 3) + circle(120 + index * 190, 84, 17, '#ffe7b0'),
    ),
    table(190, 430, 0.9),
    table(600, 440, 0.95),
    table(390, 510, 1.2),
  )
}

/** The pool. */
export function drawPool(look: Look, size: number): string {
  const palette = paletteOf(look.seed + 1, look.climate)
  const { seed, climate } = look
  const umbrella = (x: number) =>
    line(`M${x} 430v-104`, '#ffffff', 5) +
    path(`M${x - 66} 336q66 -62 132 0z`, palette.accent) +
    path(`M${x - 24} 336q24 -62 48 0z`, '#ffffff', faint(0.8)) +
    polygon(
      [
        [x - 70, 424],
        [x + 20, 424],
        [x + 50, 396],
        [x + 58, 400],
        [x + 28, 434],
        [x - 70, 434],
      ],
      '#f4f7f6',
    )
  const ripples = times(12, (index) =>
    line(
      `M${170 + unit(seed, 271, index) * 440} ${470 + unit(seed, 272, index) * 90}q12 -6 24 0t24 0`,
      '#ffffff',
      2.5,
      faint(0.55),
    ),
  )
  const isIndoor = climate === 'nordic' || climate === 'alpine'
  const behind = isIndoor
    ? skyline(seed, palette, 0.5, 430) + times(5, (index) => rect(index * 180 + 20, 0, 12, 430, '#ffffff'))
    : skyline(seed, palette, 0.7, 430)
  const plants = isIndoor
    ? ''
    : palm(70, 470, 250, palette) + palm(150, 450, 190, palette) + palm(740, 460, 230, palette)
  return picture(
    size,
    skyDefs(palette) + gradient('w', palette.water[0], palette.water[1]),
    sky(seed + 3, palette),
    behind,
    rect(0, 400, 800, 200, mix(palette.ground, '#ffffff', 0.4)),
    rect(0, 396, 800, 8, '#ffffff', 0, faint(0.8)),
    umbrella(500),
    umbrella(640),
    path('M130 452h540l90 130H40z', '#ffffff'),
    path('M146 462h508l74 110H72z', 'url(#w)'),
    ripples,
    plants,
  )
}

/** What is seen from the upper floors. */
export function drawView(look: Look, size: number): string {
  const palette = paletteOf(look.seed + 5, look.climate)
  const water =
    rect(0, 440, 800, 160, palette.water[0]) +
    rect(0, 520, 800, 80, palette.water[1], 0, faint(0.6)) +
    times(10, (index) =>
      line(
        `M${30 + index * 78} ${462 + (index % 4) * 26}h${24 + (index % 3) * 14}`,
        '#ffffff',
        3,
        faint(0.35),
      ),
    )
  const near = skyline(
    look.seed + 9,
    { ...palette, far: mix(palette.far, palette.isDark ? '#1c1838' : '#54788c', 0.55) },
    0.8,
    440,
  )
  const rail =
    rect(0, 552, 800, 8, palette.door) + times(28, (index) => rect(index * 30, 560, 4, 40, palette.door))
  return picture(
    size,
    skyDefs(palette),
    sky(look.seed + 5, palette),
    skyline(look.seed, palette, 1.1, 440),
    near,
    water,
    rail,
  )
}
