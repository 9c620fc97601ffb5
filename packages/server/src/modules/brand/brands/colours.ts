import { BrandCommandError } from './register.ts'

/** A brand's colours on light and, if different, on dark pages; empty without a colour. */
export interface BrandColours {
  readonly light: string
  readonly dark: string
}

const both = /^light-dark\((#[\da-f]+|[^(),]+|[^()]+\([^()]*\)), *(.+)\)$/i

/** Reads the colours from the value of --stay-brand. */
export function coloursIn(token = ''): BrandColours {
  const [, light = token, dark = ''] = both.exec(token) ?? []
  return { light, dark }
}

/** Tokens of a brand's colours. Throws BrandCommandError for an invalid one, or a dark one alone. */
export function tokensOfColours({ light, dark }: BrandColours): Record<string, string> {
  if (!light && dark) throw new BrandCommandError('a colour for dark pages needs one for light pages too')
  if (!light) return {}
  const ownColour = colourOf(light)
  // Browsers without light-dark() split the halves at the one comma with a space after it.
  const half = (colour: string) => colour.replace(/,\s+/g, ',')
  return { 'stay-brand': dark ? `light-dark(${half(ownColour)}, ${half(colourOf(dark))})` : ownColour }
}

/** A CSS colour: #rgb, #rrggbb, a name, or a function. */
function colourOf(text: string): string {
  if (/^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\([\w\s.,%/#()-]+\))$/i.test(text)) return text
  throw new BrandCommandError(`"${text}" is not a colour: write one such as #0b6b5c`)
}
