import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { PictureFacts } from '../../../ports/supplier.ts'
import { hash } from '../hash.ts'
import type { Scene } from './addresses.ts'
import { made } from './files/made.ts'
import { HOUSES, type Look } from './houses.ts'

/** The rooms and baths of other houses, for further room types. */
const FURTHER = 5

const kindOf = (name: string) => name.slice(0, name.indexOf('-'))

/** The photograph of a scene; another one of its kind when the scene of the house is not rendered. */
function photograph(scene: Scene, look: Look): string {
  const wished = wishedFor(scene, look)
  if (made.includes(wished)) return wished
  // Of the same kind, such as `pool`.
  const ofKind = made.filter((name) => kindOf(name) === kindOf(wished))
  const all = ofKind.length > 0 ? ofKind : made
  return all[hash(look.seed, 252, scene.length) % all.length] ?? wished
}

function wishedFor(scene: Scene, { house }: Look): string {
  const other = (house + FURTHER) % HOUSES
  switch (scene) {
    case 'outside':
    case 'bath':
      return `${scene}-${house}`
    case 'batha':
      return `bath-${other}`
    case 'room':
      return `room-${house}-a`
    case 'rooma':
      return `room-${house}-b`
    case 'roomb':
      return `room-${other}-a`
    case 'roomc':
      return `room-${other}-b`
    default:
      return `${scene}-`
  }
}

/** How a hotel's own picture differs from the photograph, so that hotels of one house differ. */
interface Variant {
  readonly isMirrored: boolean
  /** The side that stays, of the whole width. */
  readonly side: 'left' | 'right' | undefined
  readonly light: 'warm' | 'pale' | undefined
}

function variantOf(scene: Scene, { variant, seed }: Look): Variant {
  const number = hash(seed, 253, scene.length)
  // The sign of a hotel has letters: it is not mirrored.
  if (scene !== 'outside')
    return { isMirrored: (number & 1) === 1, side: undefined, light: lights[(number >>> 4) % 3] }
  return { isMirrored: false, side: sides[variant % 3], light: lights[Math.floor(variant / 3)] }
}

const sides = [undefined, 'left', 'right'] as const
const lights = [undefined, 'warm', 'pale'] as const

/** Part of the width that a side keeps. */
const KEPT = 0.84

/** Where the outsides show their entrance: the middle of a crop. */
const entrances: readonly (readonly [x: number, y: number])[] = [
  [0.44, 0.6],
  [0.56, 0.6],
  [0.44, 0.62],
  [0.56, 0.6],
  [0.44, 0.62],
  [0.5, 0.62],
  [0.56, 0.6],
  [0.44, 0.6],
  [0.5, 0.6],
  [0.5, 0.62],
  [0.56, 0.6],
  [0.44, 0.62],
]
/** Where rooms show their bed, before they are mirrored. */
const BED = { x: 0.55, y: 0.64 }

const labels: Readonly<Record<string, NonNullable<PictureFacts['label']>>> = {
  outside: 'outside',
  pool: 'pool',
  breakfast: 'breakfast',
  bar: 'bar',
  terrace: 'terrace',
}

/** Label and focus of a picture. */
export function factsOf(scene: Scene, look: Look): PictureFacts {
  const label = labels[scene] ?? (scene.startsWith('bath') ? 'bath' : 'room')
  const { isMirrored, side } = variantOf(scene, look)
  if (label === 'room') return { label, focus: isMirrored ? { ...BED, x: round(1 - BED.x) } : BED }
  if (label !== 'outside') return { label }
  const [x = 0.5, y = 0.6] = entrances[look.house] ?? []
  const cut = side === 'right' ? 1 - KEPT : 0
  return { label, focus: { x: side ? round((x - cut) / KEPT) : x, y } }
}

const round = (share: number) => Math.round(share * 100) / 100

/** The width of the file in pixels: twice the requested width for high-density screens, up to 960. */
const fileWidth = (width: number) => (width <= 160 ? 320 : width <= 320 ? 640 : 960)

/** The file of a photograph for a requested width in pixels. */
export const pictureFile = (scene: Scene, look: Look, width: number): URL =>
  new URL(`files/${photograph(scene, look)}-${fileWidth(width)}.webp`, import.meta.url)

/** A picture of a hotel, WebP, for a requested width in pixels; the same hotel always has the same ones. */
export async function pictureOf(scene: Scene, look: Look, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await readFile(pictureFile(scene, look, width))
  const variant = variantOf(scene, look)
  if (!variant.isMirrored && !variant.side && !variant.light) return new Uint8Array(file)
  const { data } = await developed(sharp(file), variant, fileWidth(width))
    .webp({ quality: 74 })
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}

function developed(picture: Sharp, { isMirrored, side, light }: Variant, width: number): Sharp {
  let changed = picture
  if (side) {
    const part = Math.round(width * KEPT)
    const height = Math.round((width * 2) / 3)
    changed = changed
      .extract({
        left: side === 'left' ? 0 : width - part,
        top: Math.round(height * (1 - KEPT)),
        width: part,
        height: height - Math.round(height * (1 - KEPT)),
      })
      .resize({ width, height, fit: 'fill' })
  }
  if (isMirrored) changed = changed.flop()
  if (light === 'warm')
    changed = changed.recomb([
      [1.05, 0.02, 0],
      [0.01, 1, 0],
      [0, 0, 0.9],
    ])
  if (light === 'pale') changed = changed.modulate({ saturation: 0.78, brightness: 1.05 })
  return changed
}
