import { brandFlags } from '@staykit/contract'
import { defaultLinks, readSupportHours } from '@staykit/domain'
import * as z from 'zod'

export const products = ['hotels', 'flights', 'cars'] as const
export const flagNames = Object.keys(brandFlags.def.shape)
export const linkNames = Object.keys(defaultLinks)

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Problem of an origin with the right notation; undefined for a valid one. */
export function originProblem(text: string): string | undefined {
  if (!/^[a-z]+:\/\//i.test(text))
    return `"${text}" is not an origin: it begins with https:// (or http://), such as https://www.example.com`
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    return `"${text}" is not an origin: write one such as https://www.example.com`
  const { origin } = new URL(text)
  return origin === text ? undefined : `"${text}" is more than an origin: write ${origin}`
}

/** Target of a link: a path or an address with {placeholders}, or `none`. */
function isLink(text: string): boolean {
  const base = 'https://page.example/'
  return URL.canParse(text, base) && ['https:', 'http:', 'mailto:'].includes(new URL(text, base).protocol)
}

/** A text that must pass a test, with a message about the text. */
const saying = (isRight: (text: string) => boolean, complaint: (text: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    if (!isRight(value))
      issues.push({ code: 'custom', input: value, message: complaint(value) ?? 'is not right' })
  })

const origin = saying((text) => !originProblem(text), originProblem)
const currency = saying(
  (text) => currencies.has(text),
  (text) => `"${text}" is not a currency of ISO 4217: write one such as USD or EUR`,
)
const locale = saying(
  (text) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(text),
  (text) => `"${text}" is not a locale: write one such as fr or fr-FR`,
)
const link = saying(
  (text) => text.length > 0 && text.length <= 500 && isLink(text),
  (text) => `"${text}" is not a link: write a path such as /terms, an address such as https://…, or none`,
)
/** Address of a tracking pixel for bookings: https, without personal data. */
const pixel = saying(
  (text) => text.length <= 500 && URL.canParse(text) && new URL(text).protocol === 'https:',
  (text) =>
    `"${text}" is not a pixel: write an address such as https://vendor.example/p?id={transactionID}&points={points}`,
)
const phone = saying(
  (text) => /^\+[1-9][\d ()-]{6,24}$/.test(text),
  (text) => `"${text}" is not a phone number: write one such as +351 21 555 0123`,
)
const hours = saying(
  (text) => readSupportHours(text) !== undefined,
  (text) => `"${text}" are no hours: write them such as Mo-Fr 08:00-20:00 Europe/Lisbon`,
)
const token = saying(
  (text) => text.length <= 300 && !/[;{}<>\\]/.test(text),
  (text) => `"${text}" is not the value of a token`,
)

/** Tiles, or one file of all tiles, that browsers load. */
export const isTileAddress = (url: string): boolean =>
  URL.canParse(url) &&
  /^https?:/.test(url) &&
  (/\.pmtiles\b/.test(url) || ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
export const tileAddress = 'an address with {z}, {x} and {y}, or of a .pmtiles file'

/** Stored settings of a brand: those of the wire, and those of the server alone (allowed origins). */
export const brandSettings = z.strictObject({
  name: z.string().trim().min(1, 'a brand needs a name').max(100),
  tokens: z.record(z.string().regex(/^stay-[a-z0-9-]+$/), token),
  products: z.array(z.enum(products)),
  flags: z.strictObject(brandFlags.def.shape),
  loyaltyVendor: z.string().max(100).optional(),
  /** Loaded once after each booking, with {transactionID} and {points} filled in (ACC-113). */
  loyaltyPixel: pixel.optional(),
  /** Name of the supplier that sells when several have the same price; by default the server's order. */
  preferredSupplier: z
    .string()
    .regex(/^[a-z]{2,30}$/, 'is not the name of a supplier: write one such as liteapi')
    .optional(),
  supportEmail: z.email('is not an e-mail address'),
  supportPhone: phone.optional(),
  supportHours: hours.optional(),
  currency,
  locale,
  links: z.record(z.string(), link),
  /** Tiles of the brand's own map service; without them the server's. */
  map: z
    .strictObject({
      tiles: z.string().max(500).refine(isTileAddress, tileAddress),
      attribution: z.string().max(300),
      maxZoom: z.number().int().min(0).max(22).optional(),
    })
    .optional(),
  /** Exact origins (scheme, host, port) of pages that may act for the brand. */
  origins: z.array(origin).max(100),
})

export type BrandSettings = z.output<typeof brandSettings>

/** Problems of settings, one sentence each: `currency: "XYZ" is not …`. */
export function complaints({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
