import { hash, unit } from '../hash.ts'
import { mix, type Palette } from './palette.ts'
import { circle, faint, line, path, polygon, rect, times } from './svg.ts'

/** A building stands on `floor`; stars decide size and ornament. */
export interface Facade {
  readonly seed: number
  readonly palette: Palette
  readonly stars: number
  readonly floor: number
}

const lit = (seed: number, index: number, palette: Palette) =>
  unit(seed, 231, index) < (palette.isDark ? 0.55 : 0.35) ? palette.glassLit : palette.glass

function archedWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  trim: string,
): string {
  const arch = (grow: number) =>
    `M${x - grow} ${y + height + grow}v${-(height - width / 2) - grow}a${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${width + grow * 2} 0v${height - width / 2 + grow}z`
  return (
    path(arch(5), trim) +
    path(arch(0), glass) +
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.55}h${width}`, trim, 3)
  )
}

function squareWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  trim: string,
): string {
  return (
    rect(x - 5, y - 5, width + 10, height + 10, trim, 2) +
    rect(x, y, width, height, glass) +
    line(`M${x + width / 2} ${y}v${height}`, trim, 3)
  )
}

function balcony(x: number, y: number, width: number, palette: Palette): string {
  const flowers = times(5, (index) =>
    circle(
      x + 4 + (index * (width - 8)) / 4,
      y - 3 - (index % 2) * 4,
      7,
      index % 2 ? palette.leaf : palette.leafDark,
    ),
  )
  return `${flowers}${rect(x - 6, y + 2, width + 12, 4, palette.door)}${times(6, (index) => rect(x - 4 + index * ((width + 6) / 5), y + 6, 2.5, 14, palette.door))}${rect(x - 6, y + 20, width + 12, 3, palette.door)}`
}

function entrance(x: number, floor: number, palette: Palette, isGrand: boolean): string {
  const width = isGrand ? 96 : 64
  const height = isGrand ? 96 : 76
  const half = width / 2
  const arch = `M${x - half} ${floor}v${-(height - half)}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`
  const inner = `M${x - half + 8} ${floor}v${-(height - half)}a${half - 8} ${half - 8} 0 0 1 ${width - 16} 0v${height - half}z`
  const knobs = circle(x - 5, floor - 34, 3, '#f4d58a') + circle(x + 5, floor - 34, 3, '#f4d58a')
  return (
    path(arch, palette.trim) +
    path(inner, palette.door) +
    line(`M${x} ${floor}v${-height + 10}`, palette.trim, 2, faint(0.6)) +
    knobs
  )
}

function awning(x: number, y: number, width: number, palette: Palette): string {
  const stripes = 6
  const step = width / stripes
  return times(stripes, (index) =>
    path(
      `M${x + index * step} ${y}h${step}v22a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`,
      index % 2 ? '#ffffff' : palette.accent,
    ),
  )
}

/** Arched windows, cornice and awnings: old towns of the south and grand hotels anywhere. */
export function palazzo({ seed, palette, stars, floor }: Facade): string {
  const columns = stars >= 45 ? 7 : stars >= 35 ? 5 : 4
  const rows = stars >= 40 ? 4 : 3
  const width = columns * 88 + 40
  const left = 400 - width / 2 + (unit(seed, 232) - 0.5) * 60
  const step = rows === 4 ? 80 : 92
  const top = floor - rows * step - 100
  const isArched = hash(seed, 233) % 3 > 0
  const draw = isArched ? archedWindow : squareWindow
  const window = (row: number, column: number) => {
    const x = left + 44 + column * 88
    const y = top + 40 + row * step
    const shutters =
      hash(seed, 234) % 3 === 0
        ? rect(x - 16, y, 11, 58, palette.accent) + rect(x + 49, y, 11, 58, palette.accent)
        : ''
    const hasBalcony = stars >= 35 && unit(seed, 235, row * 10 + column) < 0.4
    return (
      shutters +
      draw(x, y, 44, 58, lit(seed, row * 10 + column, palette), palette.trim) +
      (hasBalcony ? balcony(x, y + 50, 44, palette) : '')
    )
  }
  const pediment =
    hash(seed, 236) % 2
      ? path(`M${left + width * 0.3} ${top - 10}q${width * 0.2} -64 ${width * 0.4} 0z`, palette.trim)
      : polygon(
          [
            [left - 10, top - 10],
            [left + width / 2, top - 70],
            [left + width + 10, top - 10],
          ],
          mix(palette.accent, '#7a3b2a', 0.4),
        )
  const shops = times(2, (index) => {
    const x = index === 0 ? left + 30 : left + width - 160
    return rect(x, floor - 62, 130, 62, palette.glass) + awning(x - 4, floor - 72, 138, palette)
  })
  return (
    pediment +
    rect(left, top, width, floor - top, palette.wall) +
    rect(left + width - 26, top, 26, floor - top, palette.wallShade) +
    rect(left - 14, top - 14, width + 28, 16, palette.trim) +
    rect(left, floor - 98, width, 7, palette.trim) +
    times(rows, (row) => times(columns, (column) => window(row, column))) +
    (columns >= 5 ? shops : '') +
    entrance(left + width / 2, floor, palette, stars >= 40)
  )
}

/** Glass and slabs: large hotels of large cities. */
export function tower({ seed, palette, stars, floor }: Facade): string {
  const width = 190 + unit(seed, 237) * 120
  const left = 400 - width / 2 + (unit(seed, 238) - 0.5) * 140
  const top = stars >= 45 ? 70 : 130
  const columns = Math.round(width / 38)
  const rows = Math.floor((floor - top - 110) / 34)
  const glass = mix(palette.glass, palette.accent, 0.25)
  const cells = times(rows, (row) =>
    times(columns, (column) =>
      rect(
        left + 12 + column * ((width - 20) / columns),
        top + 24 + row * 34,
        (width - 20) / columns - 7,
        25,
        unit(seed, 239, row * 30 + column) < (palette.isDark ? 0.5 : 0.28) ? palette.glassLit : glass,
        1,
      ),
    ),
  )
  const slab =
    hash(seed, 240) % 2 === 0
      ? rect(left - 70, top + 120, 74, floor - top - 120, palette.wallShade) +
        times(rows - 3, (row) => rect(left - 60, top + 140 + row * 34, 54, 18, glass, 2))
      : ''
  const crown =
    hash(seed, 241) % 3 === 0
      ? polygon(
          [
            [left, top],
            [left + width, top - 54],
            [left + width, top],
          ],
          palette.wall,
        )
      : rect(left + width * 0.2, top - 26, width * 0.6, 26, palette.wallShade) +
        line(`M${left + width / 2} ${top - 26}v-40`, palette.wallShade, 5)
  return (
    slab +
    crown +
    rect(left, top, width, floor - top, palette.wall) +
    rect(left + width - 14, top, 14, floor - top, palette.wallShade) +
    cells +
    rect(left - 40, floor - 84, width + 80, 84, mix(palette.wall, palette.accent, 0.2)) +
    rect(left - 56, floor - 92, width + 112, 12, palette.accent) +
    times(6, (index) =>
      rect(
        left - 20 + index * ((width + 40) / 6),
        floor - 66,
        34,
        50,
        palette.isDark ? palette.glassLit : palette.glass,
        2,
      ),
    ) +
    entrance(left + width / 2, floor, palette, true)
  )
}

/** Steep roofs and timber: mountains. */
export function chalet({ seed, palette, stars, floor }: Facade): string {
  const width = 360 + stars * 3
  const left = 400 - width / 2
  const wallTop = floor - 190
  const peak = wallTop - 130
  const rows = stars >= 35 ? 2 : 1
  const windows = times(rows, (row) =>
    times(5, (column) => {
      const x = left + 36 + (column * (width - 112)) / 4
      const y = floor - 170 + row * 84
      const box = times(4, (index) =>
        circle(x + 4 + index * 11, y + 50, 7, index % 2 ? '#c9485b' : palette.leaf),
      )
      return (
        squareWindow(x, y, 40, 42, lit(seed, row * 9 + column, palette), palette.trim) +
        box +
        rect(x - 6, y + 52, 52, 7, palette.door)
      )
    }),
  )
  const gable = polygon(
    [
      [left - 46, wallTop + 26],
      [400, peak],
      [left + width + 46, wallTop + 26],
    ],
    mix(palette.wallShade, '#4a2f1e', 0.55),
  )
  const inner = polygon(
    [
      [left, wallTop + 12],
      [400, peak + 34],
      [left + width, wallTop + 12],
    ],
    palette.wall,
  )
  const snow =
    palette.isDark || hash(seed, 242) % 2
      ? line(
          `M${left - 46} ${wallTop + 18}L400 ${peak - 6}L${left + width + 46} ${wallTop + 18}`,
          '#ffffff',
          12,
          faint(0.92),
        )
      : ''
  return (
    rect(left, wallTop, width, 190, palette.wall) +
    gable +
    inner +
    snow +
    times(9, (index) =>
      line(`M${left + 20 + (index * (width - 40)) / 8} ${wallTop + 4}v-14`, palette.wallShade, 2),
    ) +
    archedWindow(376, wallTop - 52, 48, 62, palette.glassLit, palette.trim) +
    rect(left - 20, floor - 100, width + 40, 9, palette.wallShade) +
    windows +
    entrance(400, floor, palette, false)
  )
}

/** Narrow houses side by side with stepped or pointed gables: harbours of the north. */
export function gabledRow({ seed, palette, stars, floor }: Facade): string {
  const houses = stars >= 40 ? 4 : 3
  const width = 132
  const left = 400 - (houses * width) / 2
  const tones = [
    palette.wall,
    mix(palette.wall, '#e9d9b8', 0.6),
    mix(palette.wall, '#7f9aa8', 0.55),
    mix(palette.wall, '#b5624f', 0.5),
  ]
  return times(houses, (house) => {
    const x = left + house * width
    const top = floor - 270 - unit(seed, 243, house) * 60
    const tone = tones[(house + hash(seed, 244)) % tones.length] ?? palette.wall
    const isStepped = hash(seed, 245, house) % 2 === 0
    const gable = isStepped
      ? times(3, (step) => rect(x + step * 20, top - 24 - step * 24, width - step * 40, 26, tone))
      : polygon(
          [
            [x - 4, top + 2],
            [x + width / 2, top - 84],
            [x + width + 4, top + 2],
          ],
          mix(tone, '#2f2a2a', 0.45),
        )
    const windows = times(3, (row) =>
      times(2, (column) =>
        squareWindow(
          x + 24 + column * 52,
          top + 22 + row * 70,
          32,
          44,
          lit(seed, house * 20 + row * 2 + column, palette),
          palette.trim,
        ),
      ),
    )
    return (
      gable +
      rect(x, top, width, floor - top, tone) +
      rect(x + width - 6, top, 6, floor - top, mix(tone, '#000000', 0.12)) +
      windows +
      circle(x + width / 2, top - 26, 11, palette.trim) +
      (house === Math.floor(houses / 2)
        ? entrance(x + width / 2, floor, palette, false)
        : rect(x + 18, floor - 52, width - 36, 40, palette.glassLit, 2))
    )
  })
}

/** Flat roofs, arches and a dome: desert cities. */
export function riad({ seed, palette, stars, floor }: Facade): string {
  const width = 420 + stars * 2
  const left = 400 - width / 2
  const top = floor - 250
  const merlons = times(Math.floor(width / 30), (index) =>
    rect(left + index * 30, top - 16, 18, 18, palette.wall),
  )
  const dome =
    path(`M${400 - 78} ${top - 12}a78 72 0 0 1 156 0z`, mix(palette.accent, '#ffffff', 0.15)) +
    line(`M400 ${top - 84}v-26`, palette.trim, 4)
  const arches = times(6, (index) => {
    const x = left + 34 + (index * (width - 108)) / 5
    return archedWindow(x, top + 34, 40, 66, lit(seed, index, palette), palette.trim)
  })
  const gallery = times(6, (index) => {
    const x = left + 30 + (index * (width - 108)) / 5
    return path(
      `M${x} ${floor - 12}v-56a24 28 0 0 1 48 0v56z`,
      index === 2 || index === 3 ? palette.wall : mix(palette.wallShade, '#5a3a24', 0.35),
    )
  })
  const tiles = times(Math.floor(width / 22), (index) =>
    polygon(
      [
        [left + 6 + index * 22, top + 128],
        [left + 17 + index * 22, top + 117],
        [left + 28 + index * 22, top + 128],
        [left + 17 + index * 22, top + 139],
      ],
      index % 2 ? palette.accent : mix(palette.accent, '#ffffff', 0.5),
    ),
  )
  return (
    (hash(seed, 246) % 2 ? dome : '') +
    merlons +
    rect(left, top, width, 250, palette.wall) +
    rect(left + width - 30, top, 30, 250, palette.wallShade) +
    tiles +
    arches +
    gallery +
    entrance(400, floor, palette, true)
  )
}

/** White blocks with terraces by the water. */
export function resort({ seed, palette, stars, floor }: Facade): string {
  const levels = stars >= 40 ? 4 : 3
  const left = 130 + unit(seed, 247) * 60
  return (
    times(levels, (level) => {
      const inset = level * 46
      const x = left + inset
      const width = 520 - inset * 1.6
      const y = floor - 78 - level * 74
      const bays = Math.floor(width / 76)
      const rooms = times(bays, (bay) => {
        const at = x + 18 + bay * (width / bays)
        return (
          archedWindow(at, y + 14, 36, 52, lit(seed, level * 12 + bay, palette), palette.trim) +
          rect(at - 10, y + 54, 56, 3, palette.accent)
        )
      })
      const green = times(Math.floor(width / 60), (index) =>
        circle(x + 20 + index * 60, y - 4, 9, index % 2 ? palette.leaf : palette.leafDark),
      )
      return (
        rect(x, y, width, 78, palette.wall) + rect(x - 8, y - 6, width + 16, 9, palette.trim) + green + rooms
      )
    }) + entrance(left + 240, floor, palette, true)
  )
}

/** Wide eaves and lattice: inns of Japan and its neighbours. */
export function inn({ seed, palette, stars, floor }: Facade): string {
  const levels = stars >= 40 ? 3 : 2
  const roof = mix(palette.accent, '#23303a', 0.65)
  return (
    times(levels, (level) => {
      const width = 470 - level * 96
      const x = 400 - width / 2
      const y = floor - 118 - level * 120
      const screens = times(Math.floor(width / 68), (index) => {
        const at = x + 20 + index * 66
        const bars = times(4, (bar) =>
          line(`M${at + 4 + bar * 12} ${y + 34}v66`, mix(palette.wallShade, '#3a261a', 0.6), 2),
        )
        return (
          rect(
            at,
            y + 34,
            46,
            66,
            lit(seed, level * 10 + index, { ...palette, glass: '#f4e7c8', glassLit: '#ffd98a' }),
          ) + bars
        )
      })
      const eaves = path(`M${x - 54} ${y + 18}q34 -8 56 -40h${width - 4}q22 32 56 40z`, roof)
      return (
        rect(x, y, width, 118, palette.wall) +
        screens +
        eaves +
        line(`M${x - 50} ${y + 18}h${width + 100}`, mix(roof, '#ffffff', 0.25), 3)
      )
    }) +
    rect(366, floor - 82, 68, 82, palette.door) +
    times(3, (index) => rect(368 + index * 22, floor - 82, 20, 34, palette.accent, 2)) +
    times(2, (index) => circle(340 + index * 120, floor - 60, 13, '#f4b45a'))
  )
}

/** Two low wings and a sign: simple hotels on the road. */
export function lodge({ seed, palette, floor }: Facade): string {
  const left = 110
  const doors = times(7, (index) => {
    const x = left + 26 + index * 80
    return times(
      2,
      (row) =>
        rect(x, floor - 176 + row * 92, 26, 66, index % 2 ? palette.accent : palette.door, 2) +
        squareWindow(
          x + 36,
          floor - 168 + row * 92,
          28,
          34,
          lit(seed, index * 2 + row, palette),
          palette.trim,
        ),
    )
  })
  const sign =
    rect(660, floor - 330, 12, 330, '#6b6b6b') +
    rect(610, floor - 350, 112, 92, palette.accent, 10) +
    line(`M632 ${floor - 312}h68M632 ${floor - 290}h44`, '#ffffff', 8)
  return (
    rect(left, floor - 200, 580, 200, palette.wall) +
    polygon(
      [
        [left - 24, floor - 198],
        [left + 30, floor - 248],
        [left + 550, floor - 248],
        [left + 604, floor - 198],
      ],
      mix(palette.accent, '#5a3a2a', 0.55),
    ) +
    doors +
    rect(left - 6, floor - 104, 592, 8, palette.trim) +
    times(15, (index) => rect(left + index * 41, floor - 126, 3, 24, palette.trim)) +
    sign
  )
}
