import { escapeXml } from './escape-xml.ts'

/** A name and its place in the picture, px. */
export interface PlacedName {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly isCity: boolean
}

/** Font size, px, and the width of a letter as a factor of it. */
const CITY = 18
const DISTRICT = 13
const LETTER = 0.62
/** Half of the pin's width, and its height, px. */
const PIN = { side: 16, height: 44 }

/** Names as text, only those that overlap neither the pin nor an earlier name and lie within the picture. */
export function lettering(names: readonly PlacedName[], width: number, height: number): string {
  const taken = [[width / 2 - PIN.side, height / 2 - PIN.height, width / 2 + PIN.side, height / 2] as const]
  const texts = new Set<string>()
  return names
    .map(({ text, x, y, isCity }) => {
      const size = isCity ? CITY : DISTRICT
      const half = (text.length * size * LETTER) / 2
      const box = [x - half, y - size, x + half, y + size / 4] as const
      const [left, top, right, bottom] = box
      const isOut = left < 0 || top < 0 || right > width || bottom > height
      const isTaken = taken.some(([l, t, r, b]) => left < r && right > l && top < b && bottom > t)
      if (isOut || isTaken || texts.has(text)) return ''
      taken.push(box)
      texts.add(text)
      return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}">${escapeXml(text)}</text>`
    })
    .join('')
}
