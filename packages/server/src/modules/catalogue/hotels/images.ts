import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { FloodGuard } from '../../../kernel/http/flood.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { Picture } from '../../../ports/supplier.ts'
import type { Catalogue } from './catalogue.ts'

// Partners' pages may show them, or get a 404; they may do nothing else.
const forAllPages = { 'cross-origin-resource-policy': 'cross-origin' }
const headers = {
  ...forAllPages,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const noPicture = () => new ApiError(404, 'NOT_FOUND', 'There is no such picture.', { headers: forAllPages })

/** Size of a picture in mails, of which not all programs can crop. */
const MAIL = { width: 1020, height: 440 }
const MAIL_SIZE = `${MAIL.width}x${MAIL.height}`

/** Address of a hotel's picture, cropped for mails. */
export const mailPicture = (address: string): string =>
  address.replace(/\/\d+(\/[a-z]+\.webp)$/, `/${MAIL_SIZE}$1`)

/** Pictures of hotels: /travel/images/{hotel}/{width in pixels}/{scene}.webp; for mails, {width}x{height}. */
export function imageRoutes(routes: Routes, catalogue: Catalogue, guard: FloodGuard): void {
  const cache = new LRUCache<string, Picture>({
    maxSize: 24 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length,
  })
  async function pictureOf(hotel: string, scene: string, width: number, isMail: boolean) {
    const picture = await catalogue.picture(hotel, scene, width)
    return picture && isMail ? { ...picture, body: await cropped(picture.body) } : picture
  }
  routes.get('/images/:hotel/:size/:file{[a-z]+\\.webp}', async (c) => {
    await guard(c)
    const { hotel, size, file } = c.req.param()
    const isMail = size === MAIL_SIZE
    const width = isMail ? MAIL.width : Number(size)
    if (!Number.isInteger(width) || width < 16 || width > 2_400) throw noPicture()
    const key = `${hotel}/${size}/${file}`
    const picture = cache.get(key) ?? (await pictureOf(hotel, file.slice(0, -5), width, isMail))
    if (!picture) throw noPicture()
    const { type, body, isStored = true } = picture
    if (isStored) cache.set(key, picture)
    const more = { 'content-type': type, ...(!isStored && { 'cache-control': 'no-store' }) }
    return c.body(body, 200, { ...headers, ...more })
  })
}

/** Keeps the part that attracts attention. */
async function cropped(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await sharp(picture)
    .resize({ ...MAIL, position: sharp.strategy.attention })
    .webp({ quality: 76 })
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}
