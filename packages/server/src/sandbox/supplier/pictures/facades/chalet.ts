import { hash } from '../../hash.ts'
import { mix } from '../palette.ts'
import { circle, faint, line, polygon, rect, times } from '../svg.ts'
import { archedWindow, entrance, type Facade, lit, squareWindow } from './parts.ts'

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
  const gable = roof(left - 46, wallTop + 26, peak, mix(palette.wallShade, '#4a2f1e', 0.55))
  const inner = roof(left, wallTop + 12, peak + 34, palette.wall)
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

/** A triangle about the middle of the picture, which is 800 wide. */
function roof(left: number, eaves: number, peak: number, colour: string): string {
  return polygon(
    [
      [left, eaves],
      [400, peak],
      [800 - left, eaves],
    ],
    colour,
  )
}
