import { sky, skyDefs, skyline } from '../backdrop.ts'
import type { Look } from '../front.ts'
import { mix, paletteOf } from '../palette.ts'
import { faint, line, picture, rect, times } from '../svg.ts'

/** What is seen from the upper floors. */
export function drawView(look: Look, size: number): string {
  const palette = paletteOf(look.seed + 5, look.climate)
  const water =
    rect(0, 440, 800, 160, palette.water[0]) +
    rect(0, 520, 800, 80, palette.water[1], 0, faint(0.6)) +
    times(10, (index) =>
      line(
        `M${30 + index * 78} ${462 + (index % 4) * 26}h${24 + (index % 3) * 14}`,
        '#ffffff',
        3,
        faint(0.35),
      ),
    )
  const near = skyline(
    look.seed + 9,
    { ...palette, far: mix(palette.far, palette.isDark ? '#1c1838' : '#54788c', 0.55) },
    0.8,
    440,
  )
  const rail =
    rect(0, 552, 800, 8, palette.door) + times(28, (index) => rect(index * 30, 560, 4, 40, palette.door))
  return picture(
    size,
    skyDefs(palette),
    sky(look.seed + 5, palette),
    skyline(look.seed, palette, 1.1, 440),
    near,
    water,
    rail,
  )
}
