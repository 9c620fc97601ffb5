import { hash, unit } from '../../hash.ts'
import { mix } from '../palette.ts'
import { circle, polygon, rect, times } from '../svg.ts'
import { entrance, type Facade, lit, squareWindow } from './parts.ts'

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
