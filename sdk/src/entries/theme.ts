// The npm entry for themes in code: tokens as an object, for a page or a part of it, in the browser or on a server.
import { sharedTokens } from '../styles/token-names.ts'

/** The name of a token: `brand` is --stay-brand. */
export type TokenName = (typeof sharedTokens)[number]

/** Values of tokens in CSS syntax, and overrides for dark mode: { brand: '#7a1fa2', dark: { brand: '#d9a6f0' } }. */
export type Theme = { readonly [Name in TokenName]?: string } & {
  readonly dark?: { readonly [Name in TokenName]?: string }
}

/**
 * Returns a theme as a CSS rule, for a style sheet or a server’s <style>. Throws TypeError for an unknown token or invalid value.
 *
 * @param selector scope of the theme; default: the whole page.
 */
export function themeCss(theme: Theme, selector = ':root'): string {
  const rule = (tokens: readonly (readonly [string, string])[]) =>
    `${selector}{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const schemes = tokensOf(theme, true).filter(([, value]) => value.startsWith('light-dark('))
  const plain = rule(tokensOf(theme, false))
  // Browsers before 2024 do not support light-dark(): they keep the light value.
  return schemes.length > 0 ? `${plain}@supports(color:light-dark(#000,#fff)){${rule(schemes)}}` : plain
}

/** Applies a theme to a page or to an element; returns a function that removes it. Throws as themeCss() does. */
export function applyTheme(theme: Theme, target: HTMLElement = document.documentElement): () => void {
  const tokens = tokensOf(theme, CSS.supports('color', 'light-dark(#000, #fff)'))
  const before = tokens.map(([name]) => [name, target.style.getPropertyValue(name)] as const)
  for (const [name, value] of tokens) target.style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) target.style.setProperty(name, value)
  }
}

function tokensOf({ dark = {}, ...light }: Theme, hasSchemes: boolean): [name: string, value: string][] {
  for (const [name, value] of [...Object.entries(light), ...Object.entries(dark)]) check(name, value)
  for (const name of Object.keys(dark))
    if (!(name in light)) throw new TypeError(`Token "${name}" has a dark value but no light value`)
  return Object.entries(light).map(([name, value]) => {
    const other = dark[name as TokenName]
    return [`--stay-${name}`, other && hasSchemes ? `light-dark(${value}, ${other})` : String(value)]
  })
}

function check(name: string, value: unknown): void {
  if (!(sharedTokens as readonly string[]).includes(name))
    throw new TypeError(`Unknown token "${name}"; the tokens are ${sharedTokens.join(', ')}`)
  // Rejects characters that could end the declaration, the rule or the style element.
  if (typeof value !== 'string' || value === '' || /[;{}<>\\]/.test(value))
    throw new TypeError(`Invalid value "${value}" of the token "${name}"`)
}
