import { mix } from '../palette.ts'
import { circle, line, path, rect, times } from '../svg.ts'
import { type Facade, lit } from './parts.ts'

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
