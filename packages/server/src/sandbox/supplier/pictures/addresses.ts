import { made } from './files/made.ts'

/** Scenes of a hotel's gallery, in its order. */
const gallery = ['outside', 'room', 'pool', 'breakfast', 'bath', 'rooma', 'bar', 'terrace'] as const
/** Further rooms and baths, of room types. */
const rooms = ['room', 'rooma', 'roomb', 'roomc'] as const
const baths = ['bath', 'batha'] as const
export const scenes = [...new Set([...gallery, ...rooms, ...baths])]
export type Scene = (typeof scenes)[number]

// Pages request a larger thumbnail by replacing 150 with 300 in the address (HOT-336): no other part may contain
// digits.
const letters = 'abcdefghjk'

/** Hotel id without digits: "2267057-12" becomes like "cccghafh-bc". */
export function encodeId(hotelId: string): string {
  return hotelId.replace(/\d/g, (digit) => letters[Number(digit)] ?? '')
}

export function decodeId(text: string): string | undefined {
  if (!/^[a-hjk]{1,10}-[a-hjk]{1,4}$/.test(text)) return undefined
  return text.replace(/[a-hjk]/g, (letter) => String(letters.indexOf(letter)))
}

export const imagePath = (hotelId: string, scene: Scene, size: number) =>
  `/travel/images/${encodeId(hotelId)}/${size}/${scene}.webp`

/** Address of the small picture of a list, relative to the server. */
export const thumbnailOf = (hotelId: string) => imagePath(hotelId, 'outside', 150)

/** Whether there is a photograph of the kind of a scene: a further room is a room. */
const isRendered = (scene: Scene) => made.some((name) => scene.startsWith(name.slice(0, name.indexOf('-'))))

/** Scenes of the gallery. */
export const galleryOf = (hasPool: boolean): readonly Scene[] =>
  gallery.filter((scene) => isRendered(scene) && (hasPool || scene !== 'pool'))

/** Addresses of the pictures of a room: the room and its bath. */
export const roomPictures = (hotelId: string, index: number) =>
  [rooms, baths].map((names) => imagePath(hotelId, names[index % names.length] ?? names[0], 1200))
