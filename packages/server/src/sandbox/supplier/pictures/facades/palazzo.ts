import { hash, unit } from '../../hash.ts'
import { mix } from '../palette.ts'
import { path, polygon, rect, times } from '../svg.ts'
import { archedWindow, awning, balcony, entrance, type Facade, lit, squareWindow } from './parts.ts'

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
