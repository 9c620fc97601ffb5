const colours = [
  'surface',
  'text',
  'text-muted',
  'brand',
  'on-brand',
  'danger',
  'focus',
  'line',
  'line-strong',
] as const
const schemes = new Set(['light', 'dark', 'light dark', 'dark light', 'only light', 'only dark', 'normal'])

/** Applies the tokens of the page to the frame. Only known names with valid values are used. */
export function applyTokens(tokens: Readonly<Record<string, unknown>>): void {
  const { style } = document.body
  const tokenOf = (name: string) => {
    const value = tokens[name] ?? tokens[`stay-${name}`] ?? tokens[`--stay-${name}`]
    return typeof value === 'string' && value.length < 300 && !/[;{}\\]|url\(/i.test(value)
      ? value.trim()
      : ''
  }
  const set = (name: string, property: string) => {
    const value = tokenOf(name)
    if (value && !value.includes('var(') && CSS.supports(property, value))
      style.setProperty(`--stay-${name}`, value)
  }
  for (const name of colours) set(name, 'color')
  set('radius', 'border-radius')
  set('unit', 'width')
  set('font', 'font-family')
  set('text-base', 'font-size')
  const scheme = tokenOf('scheme')
  if (schemes.has(scheme)) style.colorScheme = scheme === 'normal' ? 'light' : scheme
}
