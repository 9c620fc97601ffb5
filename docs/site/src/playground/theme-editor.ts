import { samples } from './samples.ts'
import { written } from './state.ts'

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Fields for tokens, two live elements with these tokens, and the CSS. The markup is in theme-editor.astro. */
class ThemeEditor extends HTMLElement {
  readonly #form = this.querySelector('form') as HTMLFormElement
  #later = 0

  connectedCallback() {
    this.#form.addEventListener('input', () => {
      clearTimeout(this.#later)
      this.#later = window.setTimeout(() => this.#show(), 250)
    })
    this.#form.addEventListener('reset', () => setTimeout(() => this.#show()))
    this.#form.addEventListener('submit', (event) => event.preventDefault())
    this.#show()
  }

  #changed(): Record<string, string> {
    const fields = [...this.#form.elements].filter((field) => field instanceof HTMLInputElement)
    return Object.fromEntries(
      fields
        .filter(({ name, value, defaultValue }) => name.startsWith('--') && value && value !== defaultValue)
        .map(({ name, value }) => [name, value]),
    )
  }

  #show() {
    const tokens = this.#changed()
    const theme = String(new FormData(this.#form).get('theme'))
    for (const frame of this.querySelectorAll('iframe')) {
      const tag = frame.dataset.tag ?? ''
      const state = { tag, refId: '8183', lang: '', theme, attributes: samples[tag] ?? {}, tokens }
      frame.src = `/docs/preview/?${written(state)}`
    }
    const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`)
    const code = this.querySelector('code')
    if (code) code.textContent = `:root {\n${lines.join('\n') || '  /* nothing changed yet */'}\n}`
    this.#judge()
  }

  #judge() {
    const value = (name: string) => String(new FormData(this.#form).get(name) ?? '')
    const status = this.querySelector('[data-contrast]')
    if (!status || !value('--stay-text')) return
    const ratio = contrast(value('--stay-text'), value('--stay-surface'))
    status.textContent = `Text on surface: ${ratio.toFixed(1)} : 1${ratio < 4.5 ? ', less than the 4.5 : 1 that WCAG 2.2 asks for' : ''}.`
  }
}

customElements.define('docs-theme-editor', ThemeEditor)
