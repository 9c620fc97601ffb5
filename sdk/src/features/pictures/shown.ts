import type { Hotel, PictureFacts } from '@staykit/contract'
import { sayNamed, type Translate } from '../../messages/translate.ts'

/** A picture with its label and focus. */
export interface ShownPicture extends PictureFacts {
  readonly src: string
}

/** The pictures of a hotel; a row of a list has its small one only. */
export function picturesOf({ images, thumbnails, pictures = [] }: Hotel): ShownPicture[] {
  return (images ?? thumbnails).map((src, index) => ({ src, ...pictures[index] }))
}

/** "Outside"; empty without a label, or for one that this version has no word for. */
export const labelText = (t: Translate, label: string | undefined): string =>
  label ? sayNamed(t, `picture.${label}`, '') : ''
