import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [number, number]
interface Icon {
  readonly size: number
  /** #rrggbb */
  readonly colour: string
  /** Maskable: fills the edges, with the sign in the central four fifths, because systems crop it. */
  readonly isMaskable: boolean
}

/** Number of segments that approximate a curve. */
const PIECES = 20
const curve = (at: (part: number) => Point): Point[] =>
  Array.from({ length: PIECES + 1 }, (_, piece) => at(piece / PIECES))

/** Half of the bow of the logo (components/Logo.astro): a curve with two control points, from x 7 to 16. */
function bow(part: number): Point {
  const rest = 1 - part
  const at = (a: number, b: number, c: number, d: number) =>
    rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d
  return [at(7, 7, 11, 16), at(15.5, 10.3, 7, 7)]
}
const door = (part: number): Point => [
  16 - 3.5 * Math.cos(Math.PI * part),
  18 - 3.5 * Math.sin(Math.PI * part),
]

const half = curve(bow)
const lines: readonly (readonly Point[])[] = [
  [[7, 24], ...half, ...half.map(([x, y]): Point => [32 - x, y]).reverse(), [25, 24]],
  [[12.5, 24], ...curve(door), [19.5, 24]],
]
const segments = lines.flatMap((line) =>
  line.slice(1).map((end, index): readonly [Point, Point] => [line[index] ?? end, end]),
)

function distance([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Distance outside of the logo's square of 32 with corners of 9. */
const outside = ([x, y]: Point) =>
  Math.hypot(Math.max(0, Math.abs(x - 16) - 7), Math.max(0, Math.abs(y - 16) - 7)) - 9

/** White on the brand's colour, or black when that is light (WCAG luminance). */
function signOn(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => (value / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 0 : 255
}

function pixels({ size, colour, isMaskable }: Icon): Buffer {
  const rgb = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const sign = signOn(rgb)
  const unit = 32 / size
  const zoom = isMaskable ? 1 / 0.72 : 1
  const part = (edge: number, scale: number) => Math.min(1, Math.max(0, 0.5 - edge / scale))
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const place: Point = [(column + 0.5) * unit, (row + 0.5) * unit]
      const drawn: Point = [16 + (place[0] - 16) * zoom, 16 + (place[1] - 16) * zoom]
      const edge = Math.min(...segments.map((segment) => distance(drawn, segment))) - 1.5
      const ink = part(edge, unit * zoom)
      const start = row * (size * 4 + 1) + 1 + column * 4
      for (const [index, value] of rgb.entries()) rows[start + index] = value + (sign - value) * ink
      rows[start + 3] = isMaskable ? 255 : 255 * part(outside(place), unit)
    }
  return rows
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const drawn = new Map<string, Buffer>()

/** The logo as a PNG (8 bits each of red, green, blue and alpha), drawn once. */
export function iconPng(icon: Icon): Buffer {
  const key = JSON.stringify(icon)
  const cached = drawn.get(key)
  if (cached) return cached
  const head = Buffer.alloc(13)
  head.writeUInt32BE(icon.size, 0)
  head.writeUInt32BE(icon.size, 4)
  head.set([8, 6], 8)
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels(icon))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  drawn.set(key, png)
  return png
}
