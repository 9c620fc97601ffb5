import type { PictureLabel } from '@staykit/domain'

/** Words of captions, the most telling first: "Guest room with bathroom" is a room, "Pool bar" a bar. */
const words: readonly (readonly [pattern: RegExp, label: PictureLabel])[] = [
  [/\b(breakfast|buffet)\b/i, 'breakfast'],
  [/\b(bar|lounge bar|pub)\b/i, 'bar'],
  [/\b(restaurant|dining|meal|food)\b/i, 'restaurant'],
  [/\b(spa|sauna|massage|hot tub|jacuzzi|steam)\b/i, 'spa'],
  [/\b(gym|fitness)\b/i, 'fitness'],
  [/\bpool\b/i, 'pool'],
  [/\b(terrace|balcony|patio|sundeck)\b/i, 'terrace'],
  [/\b(lobby|reception|lounge|sitting area)\b/i, 'lobby'],
  [/\b(exterior|fa[cç]ade|building|front of property|entrance|outside)\b/i, 'outside'],
  [/\b(room|bedroom|suite|bed|studio|apartment)\b/i, 'room'],
  [/\b(bath|bathroom|shower|sink|toilet)\b/i, 'bath'],
  [/\b(view|panorama|vista)\b/i, 'view'],
]

/** What a supplier's English caption says about a picture; undefined when it says nothing that screens have a word for. */
export const labelOf = (caption: string | null | undefined): PictureLabel | undefined =>
  caption ? words.find(([pattern]) => pattern.test(caption.slice(0, 200)))?.[1] : undefined
