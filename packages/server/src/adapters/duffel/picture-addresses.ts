// A larger picture is asked for by writing another width for 150 (HOT-336): no other part of an address may hold digits.
const letters = (value: Buffer) => [...value].map((byte) => letter(byte >> 4) + letter(byte & 15)).join('')
const letter = (four: number) => String.fromCharCode(97 + four)

/** Address of the `index`th photo of a hotel, relative to the server; width in pixels. */
export const picturePath = (hotelId: string, index: number, width: number): string =>
  `/travel/images/${letters(Buffer.from(hotelId))}/${width}/${letters(Buffer.from([index]))}.webp`

/** What an address names: undefined for what is none of ours. */
export function pictureOf(hotel: string, scene: string): { hotelId: string; index: number } | undefined {
  if (!/^([a-p]{2}){5,60}$/.test(hotel) || !/^[a-p]{2}$/.test(scene)) return undefined
  const hotelId = bytesOf(hotel).toString()
  return /^acc_\w+$/.test(hotelId) ? { hotelId, index: bytesOf(scene)[0] ?? 0 } : undefined
}

const bytesOf = (text: string) =>
  Buffer.from(
    text.replace(/[a-p]/g, (each) => (each.charCodeAt(0) - 97).toString(16)),
    'hex',
  )
