import { hash, unit } from '../../hash.ts'
import { mix } from '../palette.ts'
import { line, polygon, rect, times } from '../svg.ts'
import { entrance, type Facade } from './parts.ts'

/** Glass and slabs: large hotels of large cities. */
export function tower(facade: Facade): string {
  const { seed, palette, stars, floor } = facade
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
  return (
    slab +
    crown(facade, left, top, width) +
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

function crown({ seed, palette }: Facade, left: number, top: number, width: number): string {
  return hash(seed, 241) % 3 === 0
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
}
