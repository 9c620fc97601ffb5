import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { StoredObject } from '../../../ports/object-store.ts'

/** Side of the square that is kept, in pixels. */
const SIDE = 512
/** A file of a few bytes may unpack to billions of pixels: nothing larger is unpacked. */
const MOST_PIXELS = 50_000_000
const QUALITY = 82

/** Kinds of files that a picture may be, by what is in them, and the extensions that say so. */
const kinds = {
  jpeg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  png: { extensions: ['png'], type: 'image/png' },
  webp: { extensions: ['webp'], type: 'image/webp' },
  gif: { extensions: ['gif'], type: 'image/gif' },
} as const
type Kind = keyof typeof kinds

const fewAtOnce = pLimit(2)

/**
 * The picture made anew in its own kind: turned upright, square, without what a camera or a hand wrote into the file. Throws 400
 * BAD_REQUEST naming the field for what is no picture of these kinds, whatever its name says.
 */
export async function remade(bytes: Uint8Array): Promise<StoredObject & { readonly kind: Kind }> {
  const resized = await fewAtOnce(async () => {
    const options = { limitInputPixels: MOST_PIXELS }
    const { format } = await sharp(bytes, options).metadata()
    if (!isKind(format)) return undefined
    const body = await sharp(bytes, options)
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .toFormat(format, { quality: QUALITY })
      .toBuffer()
    return { kind: format, type: kinds[format].type, body: new Uint8Array(body) }
  }).catch(() => undefined)
  if (!resized) throw noPicture()
  return resized
}

const isKind = (format: string | undefined): format is Kind =>
  format !== undefined && Object.hasOwn(kinds, format)

/** The id of the picture with the extension of its file, where that says what is in it, else the usual one (ACC-079). */
export function pictureName(id: string, file: string, kind: Kind): string {
  const [usual, ...others] = kinds[kind].extensions
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase()
  return `${id}.${others.find((each) => each === extension) ?? usual}`
}

/** The id that the member's picture has, or a new one that nobody can guess (ACC-080). */
export const pictureId = (existing: string | undefined): string => existing || randomUUID()

function noPicture(): ApiError {
  const message = 'Please choose a picture: JPEG, PNG, WebP or GIF'
  return new ApiError(400, 'BAD_REQUEST', message, { details: { fields: [{ field: 'picture', message }] } })
}
