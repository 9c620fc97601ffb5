import { BrandCommandError } from './register.ts'

/** A brand's colour on light pages and, where it has another there, on dark ones; empty where none is given. */
export interface BrandColours {
  readonly light: string
  readonly dark: string
}

const both = /^light-dark\((#[\da-f]+|[^(),]+|[^()]+\([^()]*\)), *(.+)\)$/i

/** The colours in the value of --stay-brand. */
export function coloursIn(token = ''): BrandColours {
  const [, light = token, dark = ''] = both.exec(token) ?? []
  return { light, dark }
}

/** The tokens that say a brand's colours. Throws BrandCommandError where one is none, or a dark one stands alone. */
export function tokensOfColours({ light, dark }: BrandColours): Record<string, string> {
  if (!light && dark) throw new BrandCommandError('a colour for dark pages needs one for light pages too')
  if (!light) return {}
  const ownColour = colourOf(light)
  // Browsers without light-dark() find the halves by the one comma that has a space after it.
  const half = (colour: string) => colour.replace(/,\s+/g, ',')
  return { 'stay-brand': dark ? `light-dark(${half(ownColour)}, ${half(colourOf(dark))})` : ownColour }
}

/** A colour of CSS as people give one: #rgb, #rrggbb, a name, or a function of them. */
function colourOf(text: string): string {
  if (/^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\([\w\s.,%/#()-]+\))$/i.test(text)) return text
  throw new BrandCommandError(`"${text}" is not a colour: write one such as #0b6b5c`)
}
