import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Picture } from '../../ports/supplier.ts'
import type { Content } from './content.ts'
import { pictureOf } from './picture-addresses.ts'

const MOST_BYTES = 15 * 1024 * 1024
const TIMEOUT_MS = 10_000
const QUALITY = 76

/**
 * Resizes photos of hotels (undefined when the file is not an image): partners' pages allow pictures only from this
 * server, and the provider's are as large as hotels deliver them. Fetches only addresses that the provider gave for the
 * hotel.
 */
export function createPictures(content: Content) {
  const oneAtATime = pLimit(2)
  return async (hotel: string, scene: string, width: number): Promise<Picture | undefined> => {
    const named = pictureOf(hotel, scene)
    const located = named && (await content.hotel(named.hotelId))
    const photo = located?.found.photos?.[named?.index ?? -1]
    if (!photo) return undefined
    return oneAtATime(async () => {
      const bytes = await download(photo.url)
      const body = bytes && (await smaller(bytes, width).catch(() => undefined))
      return body && { type: 'image/webp', body }
    })
  }
}

async function download(url: string): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  if (!response?.ok || !response.body) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function smaller(bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const resized = await sharp(bytes, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return new Uint8Array(resized)
}
