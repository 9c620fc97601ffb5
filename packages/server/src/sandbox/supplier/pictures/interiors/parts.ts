import { hash } from '../../hash.ts'
import { sea, skyline } from '../backdrop.ts'
import type { Look } from '../front.ts'
import { mix, type Palette, paletteOf } from '../palette.ts'
import { circle, faint, line, path, polygon, rect, times } from '../svg.ts'

const woods = ['#8a5f42', '#a87a52', '#6d4a38', '#b08a64']

export interface Room {
  readonly wall: string
  readonly wood: string
  readonly cloth: string
  readonly soft: string
  readonly palette: Palette
}

export function roomOf({ seed, climate }: Look): Room {
  const palette = paletteOf(seed, climate)
  return {
    palette,
    wall: mix(palette.wall, '#ffffff', palette.isDark ? 0.55 : 0.5),
    wood: woods[hash(seed, 261) % woods.length] ?? '#8a5f42',
    cloth: mix(palette.accent, '#ffffff', 0.35),
    soft: mix(palette.accent, '#ffffff', 0.78),
  }
}

export const floorBoards = (room: Room, top: number) =>
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
export function windowOf(
  look: Look,
  room: Room,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
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

export function lamp(x: number, y: number, room: Room): string {
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

export function frame(
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
