/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colors, #rrggbb: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Texts need 4.5 : 1, borders of fields and focus rings 3 : 1 (WCAG 2.2, AA). Tokens without --stay-. */
const pairs: readonly (readonly [color: string, on: string, least: number])[] = [
  ['text', 'surface', 4.5],
  ['text', 'sunken', 4.5],
  ['text-muted', 'surface', 4.5],
  ['text-muted', 'sunken', 4.5],
  ['brand', 'surface', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-deal', 'deal', 4.5],
  ['deal', 'surface', 4.5],
  ['ok', 'surface', 4.5],
  ['danger', 'surface', 4.5],
  ['on-inverse', 'inverse', 4.5],
  ['inverse-accent', 'inverse', 4.5],
  ['line-strong', 'surface', 3],
  ['star', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'sunken', 3],
]

/** A pair of tokens with too little contrast. */
export interface WeakPair {
  readonly color: string
  readonly on: string
  readonly ratio: number
  readonly least: number
}

const isHex = (value: string | undefined): value is string => /^#[\da-f]{6}$/i.test(value ?? '')

/** The pairs with too little contrast among colors by token, such as `--stay-text`; other values than #rrggbb are not judged. */
export function weakPairs(colors: Readonly<Record<string, string>>): WeakPair[] {
  return pairs.flatMap(([color, on, least]) => {
    const [one, other] = [colors[`--stay-${color}`], colors[`--stay-${on}`]]
    if (!isHex(one) || !isHex(other)) return []
    const ratio = contrast(one, other)
    return ratio < least ? [{ color, on, ratio, least }] : []
  })
}
