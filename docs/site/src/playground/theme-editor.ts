import { contrast, weakPairs } from './contrast.ts'
import { steps } from './journey.ts'
import { samples } from './samples.ts'
import { type PlaygroundState, written } from './state.ts'
import type { Theme } from './themes.ts'

/** Fields for tokens, the journey in these tokens, and the CSS. The markup is in theme-editor.astro. */
class ThemeEditor extends HTMLElement {
  readonly #form = this.querySelector('form') as HTMLFormElement
  readonly #themes: readonly Theme[] = JSON.parse(this.dataset.themes ?? '[]')
  /** Tokens of the chosen theme that have no field. */
  #others: Readonly<Record<string, string>> = {}
  #later = 0

  connectedCallback() {
    this.#form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLSelectElement && target.name === 'start') this.#startFrom(target.value)
      clearTimeout(this.#later)
      this.#later = window.setTimeout(() => this.#show(), 60)
    })
    this.#form.addEventListener('reset', () => {
      this.#others = {}
      setTimeout(() => this.#show())
    })
    this.#form.addEventListener('submit', (event) => event.preventDefault())
    // A browser restores form values on Back.
    this.#others = this.#withoutField(this.#chosen())
    for (const frame of this.#frames()) {
      frame.addEventListener('load', () => this.#dress(frame))
      frame.src = `/docs/preview/?${written(this.#state(frame))}`
    }
    this.#show()
  }

  readonly #frames = () => [...this.querySelectorAll('iframe')]
  readonly #fields = () => [...this.#form.querySelectorAll<HTMLInputElement>('input[name^="--"]')]
  readonly #value = (name: string) => String(new FormData(this.#form).get(name) ?? '')
  readonly #chosen = () => this.#themes.find(({ name }) => name === this.#value('start'))

  #withoutField(theme: Theme | undefined): Record<string, string> {
    const names = new Set(this.#fields().map(({ name }) => name))
    return Object.fromEntries(Object.entries(theme?.tokens ?? {}).filter(([name]) => !names.has(name)))
  }

  #startFrom(name: string) {
    const theme = this.#themes.find((each) => each.name === name)
    this.#others = this.#withoutField(theme)
    for (const field of this.#fields()) field.value = theme?.tokens[field.name] ?? field.defaultValue
    const scheme = this.#form.elements.namedItem('theme')
    if (scheme instanceof HTMLSelectElement) scheme.value = theme?.scheme ?? 'light'
  }

  /** The tokens of the chosen theme, and the changed ones. */
  #tokens(): Record<string, string> {
    const own = this.#chosen()?.tokens ?? {}
    const fields = this.#fields().filter(
      ({ name, value, defaultValue }) => value && (own[name] || value !== defaultValue),
    )
    return { ...this.#others, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) }
  }

  #state({ dataset: { tag = '', step } }: HTMLIFrameElement): PlaygroundState {
    const shown = { tag, refId: '8183', lang: '', theme: this.#value('theme'), tokens: this.#tokens() }
    return { ...shown, step: steps.find((each) => each === step), attributes: samples[tag] ?? {} }
  }

  #dress(frame: HTMLIFrameElement) {
    const message = { staykit: 'dress', tokens: this.#tokens(), theme: this.#value('theme') }
    frame.contentWindow?.postMessage(message, location.origin)
  }

  #show() {
    for (const frame of this.#frames()) this.#dress(frame)
    const lines = Object.entries(this.#tokens()).map(([name, value]) => `  ${name}: ${value};`)
    if (this.#chosen()) lines.unshift(`  color-scheme: ${this.#value('theme')};`)
    const code = this.querySelector('code')
    if (code) code.textContent = `:root {\n${lines.join('\n') || '  /* nothing changed yet */'}\n}`
    this.#judge()
  }

  #judge() {
    const status = this.querySelector('[data-contrast]')
    if (!status) return
    const colors = Object.fromEntries(this.#fields().map(({ name, value }) => [name, value]))
    const weak = weakPairs(colors).map(
      ({ color, on, ratio, least }) =>
        `${color} on ${on}: ${ratio.toFixed(1)} : 1, WCAG 2.2 asks for ${least} : 1`,
    )
    const text = contrast(colors['--stay-text'] ?? '', colors['--stay-surface'] ?? '')
    status.textContent = weak.length
      ? `Too little contrast. ${weak.join('. ')}.`
      : `Text on surface: ${text.toFixed(1)} : 1. All pairs of text and background have enough contrast.`
  }
}

customElements.define('docs-theme-editor', ThemeEditor)
