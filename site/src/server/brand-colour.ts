import { siteBrand } from './brand.ts'

const ours = '#0b6b5c'

/** The brand's colour for light pages, as six digits: for the icon and the window of the installed site. */
export async function brandColour(): Promise<string> {
  const { tokens } = await siteBrand()
  const [, digits] = /#([\da-f]{6}|[\da-f]{3})\b/i.exec(tokens?.['stay-brand'] ?? '') ?? []
  if (!digits) return ours
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}
