import { coloursIn, tokensOfColours } from '../../brand/brands/colours.ts'
import { BrandCommandError } from '../../brand/brands/register.ts'
import { type BrandSettings, flagNames, linkNames, products } from '../../brand/brands/settings.ts'

/** Content of a brand's form as texts: typed values are shown again when they cannot be saved. */
export interface BrandForm {
  readonly refId: string
  readonly name: string
  readonly color: string
  /** On dark pages; empty when it is the same. */
  readonly colorDark: string
  readonly currency: string
  readonly locale: string
  readonly supportEmail: string
  /** Empty for none. */
  readonly supportPhone: string
  readonly supportHours: string
  /** Empty for the server's order. */
  readonly preferredSupplier: string
  /** One per line. */
  readonly origins: string
  /** `name: value` per line, without --stay-brand. */
  readonly tokens: string
  readonly products: readonly string[]
  readonly flags: readonly string[]
  readonly links: Readonly<Record<string, string>>
}

export function formOf(settings: BrandSettings, refId: string): BrandForm {
  const { 'stay-brand': colours, ...tokens } = settings.tokens
  const { light, dark } = coloursIn(colours)
  return {
    refId,
    name: settings.name,
    color: light,
    colorDark: dark,
    currency: settings.currency,
    locale: settings.locale,
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone ?? '',
    supportHours: settings.supportHours ?? '',
    preferredSupplier: settings.preferredSupplier ?? '',
    origins: settings.origins.join('\n'),
    tokens: Object.entries(tokens)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    products: settings.products,
    flags: Object.entries(settings.flags).flatMap(([name, isOn]) => (isOn ? [name] : [])),
    links: settings.links,
  }
}

export function readForm(fields: URLSearchParams): BrandForm {
  const text = (name: string) => (fields.get(name) ?? '').trim()
  return {
    refId: text('refId'),
    name: text('name'),
    color: text('color'),
    colorDark: text('colorDark'),
    currency: text('currency'),
    locale: text('locale'),
    supportEmail: text('supportEmail'),
    supportPhone: text('supportPhone'),
    supportHours: text('supportHours'),
    preferredSupplier: text('preferredSupplier'),
    origins: text('origins'),
    tokens: text('tokens'),
    products: fields.getAll('products'),
    flags: fields.getAll('flags'),
    links: Object.fromEntries(linkNames.map((name) => [name, text(`link-${name}`)])),
  }
}

const lines = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * The form as settings, which the register validates; settings that it does not show stay. Throws BrandCommandError.
 */
export function settingsOf(form: BrandForm, before: Partial<BrandSettings> = {}): Partial<BrandSettings> {
  const { name, color, colorDark, currency, locale, supportEmail } = form
  const formLinks = new Set(linkNames)
  const otherLinks = Object.entries(before.links ?? {}).filter(([link]) => !formLinks.has(link))
  const filled = Object.entries(form.links).filter(([, address]) => address !== '')
  return {
    ...before,
    name,
    currency,
    locale,
    supportEmail,
    supportPhone: form.supportPhone || undefined,
    supportHours: form.supportHours || undefined,
    preferredSupplier: form.preferredSupplier || undefined,
    origins: [...new Set(lines(form.origins))],
    tokens: { ...tokensOfColours({ light: color, dark: colorDark }), ...tokensOf(form.tokens) },
    products: products.filter((product) => form.products.includes(product)),
    flags: Object.fromEntries(
      flagNames.map((flag) => [flag, form.flags.includes(flag)]),
    ) as BrandSettings['flags'],
    links: Object.fromEntries([...otherLinks, ...filled]),
  }
}

function tokensOf(text: string): Record<string, string> {
  const pairs = lines(text).map((line) => {
    const [, name = '', value = ''] = /^(?:--)?(stay-[a-z0-9-]+)\s*:\s*(.+?);?$/.exec(line) ?? []
    if (!name)
      throw new BrandCommandError(`"${line}" is not a token: write one per line, such as stay-radius: 4px`)
    return [name, value]
  })
  return Object.fromEntries(pairs)
}
