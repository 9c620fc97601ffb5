import { mix } from '../palette.ts'
import { line, polygon, rect, times } from '../svg.ts'
import { type Facade, lit, squareWindow } from './parts.ts'

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
