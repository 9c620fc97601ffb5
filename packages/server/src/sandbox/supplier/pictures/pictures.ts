import { readFile } from 'node:fs/promises'
import { hash } from '../hash.ts'
import type { Climate, Language } from '../market.ts'
import type { Scene } from './addresses.ts'

/** Traits of a hotel that select its pictures. */
export interface Look {
  readonly seed: number
  readonly climate: Climate
  readonly language: Language
  readonly stars: number
  readonly population: number
}

/** Building styles of a place; a style that is listed twice is twice as likely. */
function stylesOf({ climate, language, stars, population }: Look): readonly string[] {
  const isBig = population > 600_000
  if (stars <= 20 && climate !== 'alpine')
    return language === 'japanese' ? ['inn', 'tower'] : ['lodge', 'gabledRow', 'palazzo']
  if (language === 'japanese' || language === 'chinese')
    return isBig && stars >= 35 ? ['tower', 'tower', 'inn'] : ['inn', 'inn', 'palazzo']
  if (climate === 'alpine') return ['chalet']
  if (climate === 'tropical') return isBig ? ['tower', 'palazzo', 'resort'] : ['resort', 'resort', 'palazzo']
  if (climate === 'desert') return isBig && stars >= 40 ? ['tower', 'riad'] : ['riad']
  if (climate === 'nordic')
    return isBig && stars >= 40 ? ['tower', 'gabledRow'] : ['gabledRow', 'gabledRow', 'palazzo']
  if (climate === 'mediterranean') return isBig || stars < 40 ? ['palazzo'] : ['palazzo', 'palazzo', 'resort']
  return isBig ? ['palazzo', 'tower', 'gabledRow', 'tower'] : ['palazzo', 'gabledRow', 'palazzo', 'lodge']
}

/** Number of pictures of a scene, for each style or climate if it has its own. */
const counts: Readonly<Record<string, number>> = {
  front: 2,
  night: 1,
  room: 4,
  bath: 4,
  lobby: 4,
  restaurant: 4,
  pool: 4,
  view: 2,
}

function nameOf(scene: Scene, look: Look): string {
  const { seed, climate } = look
  const [, further, letter] = /^(room|bath)([abc])$/.exec(scene) ?? []
  const kind = further ?? scene
  const step = letter ? 'abc'.indexOf(letter) + 1 : 0
  const number = (hash(seed, 251, 1) + step) % (counts[kind] ?? 1)
  if (scene === 'view') return `view-${climate}-${number}`
  if (scene !== 'front' && scene !== 'night') return `${kind}-${number}`
  const styles = stylesOf(look)
  return `${scene}-${climate}-${styles[hash(seed, 251) % styles.length]}-${number}`
}

/** The width of the file in pixels: twice the requested width for high-density screens, up to 1200. */
const fileWidth = (width: number) => (width <= 160 ? 320 : width <= 320 ? 640 : 1200)

/** The file of a picture for a requested width in pixels; the same hotel always has the same ones. */
export const pictureFile = (scene: Scene, look: Look, width: number): URL =>
  new URL(`files/${nameOf(scene, look)}-${fileWidth(width)}.webp`, import.meta.url)

/** A picture of a hotel, WebP, for a requested width in pixels. */
export async function pictureOf(scene: Scene, look: Look, width: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(pictureFile(scene, look, width)))
}
