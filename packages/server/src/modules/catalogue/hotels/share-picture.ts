import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { notFound } from '../../../kernel/http/api-error.ts'
import type { FloodGuard } from '../../../kernel/http/flood.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { HotelsDeps } from './deps.ts'

/** Size that social networks expect, in pixels. */
const WIDTH = 1200
const HEIGHT = 630
const EDGE = 80
/** A font of this package: a server may have none. */
const fontOf = (weight: 400 | 700) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff`,
  )
/** The elements' default colour, for a brand without one. */
const COLOUR = '#0b6b5c'

/** Texts of a picture: only names, so that it is the same in every language. */
export interface CardWords {
  readonly brand: string
  /** The brand's colour as hex. */
  readonly colour: string
  /** The place or the hotel; empty for the brand's own picture. */
  readonly title: string
  readonly below: string
}

const fewAtOnce = pLimit(2)

/** Share pictures: /travel/share/{refId}/page/home.png, …/city/{id}.png, …/hotel/{id}.png. 404 for unknown ones. */
export function sharePictures(routes: Routes, deps: HotelsDeps, guard: FloodGuard): void {
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  })
  routes.get('/share/:refId/:kind/:file{[\\w-]+\\.png}', async (c) => {
    await guard(c)
    const { refId, kind, file } = c.req.param()
    const words = await wordsOf(deps, refId, kind, file.slice(0, -'.png'.length))
    if (!words) throw notFound()
    const key = JSON.stringify(words)
    const card = pictures.get(key) ?? (await fewAtOnce(() => drawn(words)))
    pictures.set(key, card)
    return c.body(card, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

async function wordsOf(
  { brands, places, catalogue }: HotelsDeps,
  refId: string,
  kind: string,
  id: string,
): Promise<CardWords | undefined> {
  const { name, tokens } = await brands.check(refId, undefined)
  const colour = /#[\da-f]{6}/i.exec(tokens['stay-brand'] ?? '')?.[0] ?? COLOUR
  const brand = { brand: name, colour }
  if (kind === 'page') return id === 'home' ? { ...brand, title: name, below: '' } : undefined
  if (kind === 'city') {
    const city = await places.city(id)
    const [title = '', ...rest] = city?.displayName.split(', ') ?? []
    return city && { ...brand, title, below: rest.join(', ') }
  }
  const hotel = kind === 'hotel' ? await catalogue.hotel(id).catch(() => undefined) : undefined
  if (!hotel) return undefined
  const { cityName, countryName } = hotel.location
  return { ...brand, title: hotel.name, below: [cityName, countryName].filter(Boolean).join(', ') }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Draws a text as a picture, in lines of the card's width, at most `height` high. */
async function textPicture(text: string, size: number, weight: 400 | 700, height: number) {
  const { data } = await sharp({
    text: {
      text: `<span foreground="white">${escaped(text.slice(0, 120))}</span>`,
      font: `DejaVu Sans ${weight === 700 ? 'Bold ' : ''}${size}`,
      fontfile: fontOf(weight),
      width: WIDTH - 2 * EDGE,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(data)
    .resize({ width: WIDTH - 2 * EDGE, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** The card as PNG: the brand's colour, with hills as on the site's own pictures, and the texts. */
export async function drawn({ brand, colour, title, below }: CardWords): Promise<Uint8Array<ArrayBuffer>> {
  const isOwn = title === brand
  const [head, name, place] = await Promise.all([
    isOwn ? undefined : textPicture(brand, 34, 700, 60),
    textPicture(title, isOwn ? 120 : 76, 700, 260),
    below ? textPicture(below, 40, 400, 60) : undefined,
  ])
  const top = isOwn ? 220 : 190
  const layers = [
    ...(head ? [{ input: head.data, left: EDGE, top: EDGE - 10 }] : []),
    { input: name.data, left: EDGE, top },
    ...(place ? [{ input: place.data, left: EDGE, top: top + name.info.height + 28 }] : []),
  ]
  const card = await sharp(Buffer.from(ground(colour)))
    .composite(layers)
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(card)
}

const ground = (
  colour: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#15122b"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="${colour}"/>
  <rect width="100%" height="100%" fill="url(#sky)" opacity=".55"/>
  <path d="M0 560C240 470 420 540 640 520S1010 430 1200 500V630H0Z" fill="#fff" opacity=".12"/>
  <path d="M0 600C300 530 560 600 800 570S1080 540 1200 560V630H0Z" fill="#fff" opacity=".16"/>
</svg>`
