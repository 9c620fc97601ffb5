import { randomUUID } from 'node:crypto'
import { refusals } from '@staykit/contract'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { type ApiError, refuse } from '../../../kernel/http/api-error.ts'
import type { StoredObject } from '../../../ports/object-store.ts'

/** Side of the stored square, in pixels. */
const SIDE = 512
/** A file of a few bytes may unpack to billions of pixels: larger ones are not unpacked. */
const MOST_PIXELS = 50_000_000
const QUALITY = 82

/** Supported image formats by content, with their extensions. */
const kinds = {
  jpeg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  png: { extensions: ['png'], type: 'image/png' },
  webp: { extensions: ['webp'], type: 'image/webp' },
  gif: { extensions: ['gif'], type: 'image/gif' },
} as const
type Kind = keyof typeof kinds

const fewAtOnce = pLimit(2)

/**
 * Re-encodes the picture in its own format: upright, square, without metadata. Throws 400 BAD_REQUEST that names the
 * field for any other file, whatever its name.
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

/** The id of the picture with the extension of its file, if it matches the content, else the usual one (ACC-079). */
export function pictureName(id: string, file: string, kind: Kind): string {
  const [usual, ...others] = kinds[kind].extensions
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase()
  return `${id}.${others.find((each) => each === extension) ?? usual}`
}

/** The existing id of the member's picture, or a new random one (ACC-080). */
export const pictureId = (existing: string | undefined): string => existing || randomUUID()

function noPicture(): ApiError {
  const { message } = refusals.notAPicture
  return refuse('notAPicture', { details: { fields: [{ field: 'picture', message }] } })
}
