import sharp, { type Sharp } from 'sharp'
import type { Scene } from '../supplier/pictures/addresses.ts'
import type { Behaviour } from './hotels.ts'

/** Defects of the pictures that hotels deliver. */
export type Defect = 'dark' | 'bright' | 'portrait' | 'tall' | 'wide' | 'tiny' | 'broken' | 'slow'

const mixed: Partial<Record<Scene, Defect>> = {
  outside: 'tall',
  room: 'dark',
  pool: 'broken',
  breakfast: 'bright',
  bath: 'wide',
  rooma: 'tiny',
  bar: 'portrait',
}

/** What is wrong with the picture of a scene at a hotel of Testville. */
export function defectOf(behaviour: Behaviour, scene: Scene): Defect | undefined {
  switch (behaviour) {
    case 'dark-pictures':
      return 'dark'
    case 'bright-pictures':
      return 'bright'
    case 'portrait-pictures':
      return scene === 'outside' || scene === 'bath' ? 'tall' : 'portrait'
    case 'wide-pictures':
      return 'wide'
    case 'tiny-pictures':
      return 'tiny'
    case 'broken-pictures':
      return 'broken'
    case 'slow-pictures':
      return 'slow'
    case 'mixed-pictures':
      return mixed[scene]
    default:
      return undefined
  }
}

/** The pictures that a hotel has, of those that it would have as an ordinary one. */
export function picturesAt<Item>(behaviour: Behaviour, pictures: readonly Item[]): readonly Item[] {
  if (behaviour === 'no-pictures') return []
  return behaviour === 'one-picture' ? pictures.slice(0, 1) : pictures
}

/** White corners: controls on a picture are in its corners. */
const corners =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 3 2">
  <defs><radialGradient id="g"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
  ${[0, 3].flatMap((x) => [0, 2].map((y) => `<circle cx="${x}" cy="${y}" r="1" fill="url(#g)"/>`)).join('')}</svg>`)

const TINY = 80

type Change = (picture: Sharp, width: number) => Sharp | Promise<Sharp>
const cropped =
  (ratio: number, most: number): Change =>
  (picture, wanted) => {
    const width = Math.min(wanted, most)
    return picture.resize({ width, height: Math.round(width / ratio) })
  }

const changes: Partial<Record<Defect, Change>> = {
  dark: (picture) => picture.modulate({ brightness: 0.18, saturation: 0.6 }),
  bright: async (picture) => {
    const { width, height } = await picture.metadata()
    const white = await sharp(corners).resize(width, height, { fit: 'fill' }).png().toBuffer()
    return picture.linear(1.25, 50).composite([{ input: white }])
  },
  portrait: cropped(3 / 4, 800),
  tall: cropped(9 / 16, 700),
  wide: (picture, wanted) => cropped(6, 2_400)(picture, wanted * 3),
  tiny: (picture) => picture.resize({ width: TINY }).blur(1.2),
}

/** A picture with a defect that its file can have, WebP. */
export async function withDefect(
  file: Uint8Array<ArrayBuffer>,
  defect: Defect | undefined,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const change = defect && changes[defect]
  if (!change) return file
  const changed = await change(sharp(file), width)
  return new Uint8Array(await changed.webp({ quality: 70 }).toBuffer())
}
