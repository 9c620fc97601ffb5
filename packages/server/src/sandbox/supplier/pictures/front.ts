import { hash, unit } from '../hash.ts'
import type { Climate, Language } from '../market.ts'
import { distance, foreground, plant, shadow, sky, skyDefs } from './backdrop.ts'
import { chalet } from './facades/chalet.ts'
import { gabledRow } from './facades/gabled-row.ts'
import { inn } from './facades/inn.ts'
import { lodge } from './facades/lodge.ts'
import { palazzo } from './facades/palazzo.ts'
import type { Facade } from './facades/parts.ts'
import { resort } from './facades/resort.ts'
import { riad } from './facades/riad.ts'
import { tower } from './facades/tower.ts'
import { paletteOf } from './palette.ts'
import { circle, faint, line, picture, rect, times } from './svg.ts'

/** What decides how a hotel looks. */
export interface Look {
  readonly seed: number
  readonly climate: Climate
  readonly language: Language
  readonly stars: number
  readonly population: number
}

type Style = (facade: Facade) => string

/** Façades of a place, more than one where a place has more than one. */
function stylesOf({ climate, language, stars, population }: Look): readonly Style[] {
  const isBig = population > 600_000
  if (stars <= 20 && climate !== 'alpine')
    return language === 'japanese' ? [inn, tower] : [lodge, gabledRow, palazzo]
  if (language === 'japanese' || language === 'chinese')
    return isBig && stars >= 35 ? [tower, tower, inn] : [inn, inn, palazzo]
  if (climate === 'alpine') return [chalet]
  if (climate === 'tropical') return isBig ? [tower, palazzo, resort] : [resort, resort, palazzo]
  if (climate === 'desert') return isBig && stars >= 40 ? [tower, riad] : [riad]
  if (climate === 'nordic') return isBig && stars >= 40 ? [tower, gabledRow] : [gabledRow, gabledRow, palazzo]
  if (climate === 'mediterranean') return isBig || stars < 40 ? [palazzo] : [palazzo, palazzo, resort]
  return isBig ? [palazzo, tower, gabledRow, tower] : [palazzo, gabledRow, palazzo, lodge]
}

/** The hotel from the street. */
export function drawFront(look: Look, size: number, atNight = false): string {
  const { seed, climate, stars, population } = look
  const palette = paletteOf(seed, climate, atNight)
  const floor = 520
  const styles = stylesOf(look)
  const style = styles[hash(seed, 251) % styles.length] ?? palazzo
  const plants = times(4, (index) => {
    const x = [56, 128, 676, 748][index] ?? 0
    return plant(
      climate,
      x + unit(seed, 252, index) * 20,
      floor + 6,
      84 + unit(seed, 253, index) * 34,
      palette,
    )
  })
  const lamps = times(2, (index) => {
    const x = 190 + index * 420
    const glow = palette.isDark ? circle(x, floor - 84, 36, '#ffe2a8', faint(0.25)) : ''
    return glow + line(`M${x} ${floor + 20}v-98`, '#2c2c34', 5) + circle(x, floor - 84, 10, '#ffe9b8')
  })
  return picture(
    size,
    skyDefs(palette),
    sky(seed, palette),
    distance(seed, climate, palette, population > 600_000),
    foreground(palette, floor),
    shadow(400, floor + 8, 300),
    style({ seed, palette, stars, floor }),
    plants,
    lamps,
    rect(0, 560, 800, 40, palette.pavement, 0, faint(0.5)),
  )
}
