// Pages request a larger picture by replacing 150 in the address (HOT-336), so no other part of it may contain digits.
const letters = (value: Buffer) => [...value].map((byte) => letter(byte >> 4) + letter(byte & 15)).join('')
const letter = (four: number) => String.fromCharCode(97 + four)

/** Address of the `index`th photo of a hotel, relative to the server; width in pixels. */
export const picturePath = (hotelId: string, index: number, width: number): string =>
  `/travel/images/${letters(Buffer.from(hotelId))}/${width}/${letters(Buffer.from([index]))}.webp`

/** Photo of an address; undefined for any other text. */
export function pictureOf(hotel: string, scene: string): { hotelId: string; index: number } | undefined {
  if (!/^([a-p]{2}){3,60}$/.test(hotel) || !/^[a-p]{2}$/.test(scene)) return undefined
  const hotelId = bytesOf(hotel).toString()
  return /^\w+$/.test(hotelId) ? { hotelId, index: bytesOf(scene)[0] ?? 0 } : undefined
}

const bytesOf = (text: string) =>
  Buffer.from(
    text.replace(/[a-p]/g, (each) => (each.charCodeAt(0) - 97).toString(16)),
    'hex',
  )
