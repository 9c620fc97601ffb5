import { unit } from '../../hash.ts'
import { circle, rect, times } from '../svg.ts'
import { archedWindow, entrance, type Facade, lit } from './parts.ts'

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
