import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { pinnedSnippet } from '../../../kernel/http/static/pinned.ts'
import type { Releases } from '../../../kernel/http/static/releases.ts'
import { tokensOfColours } from './colours.ts'
import { commandUsage } from './command-usage.ts'
import {
  BrandCommandError,
  type BrandRecord,
  type BrandRegister,
  createBrandRegister,
  GRACE_DAYS,
} from './register.ts'
import { newBrand } from './seed.ts'
import { type BrandSettings, flagNames, linkNames } from './settings.ts'
import { snippetOf } from './snippet.ts'

export { BrandCommandError } from './register.ts'

/** Options of the command line; `origin`, `link`, `flag` and `product` may be repeated. */
const options = {
  'ref-id': { type: 'string' },
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  color: { type: 'string' },
  'color-dark': { type: 'string' },
  currency: { type: 'string' },
  locale: { type: 'string' },
  'support-email': { type: 'string' },
  product: { type: 'string', multiple: true },
  link: { type: 'string', multiple: true },
  flag: { type: 'string', multiple: true },
  pinned: { type: 'boolean' },
  element: { type: 'string' },
  grace: { type: 'string' },
  now: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parsed>['values']

interface Run {
  readonly register: BrandRegister
  readonly words: readonly string[]
  readonly values: Values
  readonly publicUrl: string
  readonly sdk: Pick<Releases, 'newest'> | undefined
}

/** Runs `staykit brand …` and returns its output. Throws BrandCommandError, and changes nothing then. */
export async function runBrandCommand(
  db: Kysely<Database>,
  line: readonly string[],
  publicUrl = 'http://localhost:8787',
  sdk?: Pick<Releases, 'newest'>,
): Promise<string> {
  const { values, positionals } = parsed(line)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new BrandCommandError(commandUsage)
  return command({ register: createBrandRegister(db, () => new Date()), words, values, publicUrl, sdk })
}

function parsed(line: readonly string[]) {
  try {
    return parseArgs({ args: [...line], options, allowPositionals: true })
  } catch (error) {
    throw new BrandCommandError(`${error instanceof Error ? error.message : error}\n${commandUsage}`)
  }
}

const commands: Readonly<Record<string, (run: Run) => Promise<string>>> = {
  list: async ({ register }) => (await register.list()).map(lineOf).join('\n'),
  show: async ({ register, words: [refId = ''] }) =>
    JSON.stringify((await register.find(refId)).settings, null, 2),
  add: addBrand,
  set: async ({ register, words: [refId = '', key, ...text] }) => {
    if (!key || text.length === 0) throw new BrandCommandError(commandUsage)
    await register.change(refId, (settings) =>
      withValue(settings, key.split('.'), parsedValue(text.join(' '))),
    )
    return `${refId} ${key} is set; servers see it within 5 seconds`
  },
  'add-origin': async ({ register, words: [refId = '', ...origins] }) => {
    if (origins.length === 0) throw new BrandCommandError(commandUsage)
    const { settings } = await register.change(refId, (before) => ({
      ...before,
      origins: [...new Set([...before.origins, ...origins])],
    }))
    return `pages of ${settings.origins.join(', ')} may act for ${refId}; servers see it within 5 seconds`
  },
  'remove-origin': async ({ register, words: [refId = '', origin = ''] }) => {
    await register.change(refId, (before) => {
      if (!before.origins.includes(origin))
        throw new BrandCommandError(`${origin} is not an origin of ${refId}`)
      return { ...before, origins: before.origins.filter((one) => one !== origin) }
    })
    return `pages of ${origin} may no longer act for ${refId}; servers see it within 5 seconds`
  },
  rotate: async ({ register, words: [refId = ''], values, publicUrl }) => {
    if (values.now && values.grace) throw new BrandCommandError('use --now or --grace, not both')
    const days = values.now ? 0 : Number(values.grace ?? GRACE_DAYS)
    const before = await register.find(refId)
    const { refId: fresh, settings } = await register.rotate(refId, days)
    const old = days === 0 ? 'is no longer valid' : `is valid for ${days} more ${days === 1 ? 'day' : 'days'}`
    return `The new refId of ${settings.name} is ${fresh}; ${before.refId} ${old}.\nBookings and members stay with the brand.\n${pasted(publicUrl, fresh)}`
  },
  disable: async ({ register, words: [refId = ''] }) => {
    const { settings } = await register.setEnabled(refId, false)
    return `${settings.name} is disabled: its pages learn it within 5 seconds. Running bookings are completed.`
  },
  enable: async ({ register, words: [refId = ''] }) => {
    const { settings } = await register.setEnabled(refId, true)
    return `${settings.name} is on again, within 5 seconds.`
  },
  snippet: async ({ register, words: [refId = ''], values, publicUrl, sdk }) => {
    const brand = await register.find(refId)
    if (!values.pinned) return snippetOf(publicUrl, brand.refId, values.element)
    const release = await sdk?.newest(1)
    if (!release) throw new BrandCommandError('there is no SDK yet: run npm run build')
    try {
      return await pinnedSnippet(release, publicUrl, brand.refId, values.element)
    } catch (error) {
      if (error instanceof RangeError) throw new BrandCommandError(error.message)
      throw error
    }
  },
}

function lineOf({ refId, settings, isEnabled, earlier }: BrandRecord): string {
  const old = earlier
    .filter(({ validUntil }) => validUntil > new Date())
    .map(({ refId: one, validUntil }) => `; ${one} until ${validUntil.toISOString().slice(0, 10)}`)
  return `${refId}  ${settings.name}${isEnabled ? '' : ' (off)'}${old.join('')}`
}

async function addBrand({ register, words: [refId, ...rest], values, publicUrl }: Run): Promise<string> {
  const name = values.name ?? rest.join(' ')
  if (!name)
    throw new BrandCommandError(`a brand needs a name: brand add --name "Acme Trips"\n${commandUsage}`)
  const { color = '', 'color-dark': dark = '', currency, locale } = values
  const { origin: origins, 'support-email': supportEmail } = values
  const record = await register.add(
    {
      name,
      ...(origins && { origins }),
      tokens: tokensOfColours({ light: color, dark }),
      ...(currency !== undefined && { currency }),
      ...(locale !== undefined && { locale }),
      ...(supportEmail !== undefined && { supportEmail }),
      ...(values.product && { products: values.product as BrandSettings['products'] }),
      ...(values.link && { links: { ...newBrand.links, ...linksOf(values.link) } }),
      ...(values.flag && { flags: flagsOf(values.flag) }),
    },
    values['ref-id'] ?? refId,
  )
  const missing = `No origin is allowed yet: npx staykit brand add-origin ${record.refId} https://www.example.com\nPages of http://localhost work while NODE_ENV is not production.\n`
  return `${record.settings.name} is added. Its refId is ${record.refId}.\n${origins ? `Pages of ${origins.join(', ')} may act for it.\n` : missing}${pasted(publicUrl, record.refId)}`
}

const pasted = (publicUrl: string, refId: string) =>
  `\nPaste this where people should book:\n\n${snippetOf(publicUrl, refId)}`

function linksOf(values: readonly string[]): Record<string, string> {
  const pairs = values.map((text) => {
    const [name = '', ...value] = text.split('=')
    if (!linkNames.includes(name) || value.length === 0)
      throw new BrandCommandError(`"${text}" is not name=address; names: ${linkNames.join(', ')}`)
    return [name, value.join('=')]
  })
  return Object.fromEntries(pairs)
}

/** `name` switches a flag on, `name=false` off; others are as in the reference brand. */
function flagsOf(values: readonly string[]): BrandSettings['flags'] {
  const pairs = values.map((text) => {
    const [name = '', value = 'true'] = text.split('=')
    if (!flagNames.includes(name) || !/^(true|false)$/.test(value))
      throw new BrandCommandError(`"${text}" is not a flag; flags: ${flagNames.join(', ')}`)
    return [name, value === 'true']
  })
  return { ...newBrand.flags, ...Object.fromEntries(pairs) }
}

/** Parses JSON; any other text stays as it is. */
function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function withValue(
  settings: BrandSettings,
  [key = '', ...deeper]: readonly string[],
  value: unknown,
): unknown {
  const current: Record<string, unknown> = { ...settings }
  if (deeper.length === 0) return { ...current, [key]: value }
  return { ...current, [key]: { ...(current[key] as object), [deeper.join('.')]: value } }
}
