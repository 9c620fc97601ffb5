import { lookup } from 'node:dns'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isLoopback } from '../../kernel/http/loopback.ts'
import { isPrivateAddress } from '../../kernel/private-address.ts'
import type { Picture } from '../../ports/supplier.ts'
import { pictureOf } from './picture-addresses.ts'

const MOST_BYTES = 15 * 1024 * 1024
const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
const QUALITY = 76
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif'])

/** Address of a photo of a hotel, as its supplier names it. */
type PhotoOf = (hotelId: string, index: number) => Promise<string | undefined>

/**
 * Resizes photos of hotels (undefined when the file is not an image): partners' pages allow pictures only from this
 * server, and the provider's are as large as hotels deliver them. Fetches only addresses that the provider gave for the
 * hotel, by https and from public machines. `base` is the address of a stand-in.
 */
export function createPictures(photoOf: PhotoOf, base?: string) {
  const standIn = base && isLoopback(new URL(base).hostname) ? new URL(base).origin : undefined
  const oneAtATime = pLimit(2)
  return async (hotel: string, scene: string, width: number): Promise<Picture | undefined> => {
    const named = pictureOf(hotel, scene)
    const photo = named && (await photoOf(named.hotelId, named.index))
    if (!photo) return undefined
    return oneAtATime(async () => {
      const bytes = await download(photo, standIn).catch(() => undefined)
      const body = bytes && (await smaller(bytes, width).catch(() => undefined))
      return body && { type: 'image/webp', body }
    })
  }
}

/** A picture of a public https address, also after redirects; `standIn` is the origin of a stand-in, which is trusted. */
async function download(address: string, standIn: string | undefined): Promise<Uint8Array | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = URL.parse(address)
  for (let hop = 0; url && hop <= MOST_REDIRECTS; hop++) {
    const answer: IncomingMessage = await ask(url, url.origin === standIn, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return bytesOf(answer)
    answer.destroy()
    if (statusCode < 300 || statusCode > 399 || !headers.location) return undefined
    url = URL.parse(headers.location, url.href)
  }
  return undefined
}

function ask(url: URL, isStandIn: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (isStandIn) return void httpGet(url, { signal }, resolve).once('error', reject)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // Node looks no literal address up.
    if (url.protocol !== 'https:' || (isIP(host) && isPrivateAddress(host)))
      return reject(new Error(`${url.origin} is no public https address`))
    httpsGet(url, { signal, lookup: publicLookup }, resolve).once('error', reject)
  })
}

/** Finds public addresses only, at the time of the connection: a name may resolve to another one each time. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, all) => {
    const found = error ? [] : all.filter(({ address }) => !isPrivateAddress(address))
    const [first] = found
    if (!first) return done(error ?? new Error(`${hostname} has no public address`), '')
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer) {
    length += chunk.byteLength
    if (length > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Rows crop a small picture, so that of a panorama must be as high as others; larger ones are shown whole. */
const leastHeight = (width: number) => (width <= 300 ? Math.round((width * 2) / 3) : 1)

async function smaller(bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = sharp(bytes, { limitInputPixels: 80_000_000 })
  // Others may be documents that name further files, such as SVG.
  if (!formats.has((await picture.metadata()).format ?? '')) return undefined
  const resized = await picture
    .rotate()
    .resize({ width, height: leastHeight(width), fit: 'outside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return new Uint8Array(resized)
}
