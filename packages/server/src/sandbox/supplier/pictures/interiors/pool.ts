import { unit } from '../../hash.ts'
import { palm, sky, skyDefs, skyline } from '../backdrop.ts'
import type { Look } from '../front.ts'
import { mix, paletteOf } from '../palette.ts'
import { faint, gradient, line, path, picture, polygon, rect, times } from '../svg.ts'

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
