import type { MapName } from './names.ts'

type Point = readonly [x: number, y: number]

/** Font size, px; width of a letter as a factor of it; distance of a name from its place, clear of a pin. */
const CITY = { size: 20, rise: -56 }
const AREA = { size: 13, rise: 20 }
const LETTER = 0.62
/** Half of the pin's width, and its height, px. */
const PIN = { side: 16, height: 44 }

/** Names as text, only those that overlap neither the pin nor an earlier name and lie within the picture. */
export function lettering(
  names: readonly MapName[],
  at: (name: MapName) => Point,
  width: number,
  height: number,
): string {
  const taken = [[width / 2 - PIN.side, height / 2 - PIN.height, width / 2 + PIN.side, height / 2] as const]
  return names
    .map((name) => {
      const { size, rise } = name.isCity ? CITY : AREA
      const [x, place] = at(name)
      const y = place + rise
      const half = (name.text.length * size * LETTER) / 2
      const box = [x - half, y - size, x + half, y + size / 4] as const
      const [left, top, right, bottom] = box
      const isOut = left < 0 || top < 0 || right > width || bottom > height
      if (isOut || taken.some(([l, t, r, b]) => left < r && right > l && top < b && bottom > t)) return ''
      taken.push(box)
      return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}">${escaped(name.text)}</text>`
    })
    .join('')
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? '')
