import { type Framework, snippet } from './snippets.ts'
import { type PlaygroundState, read, written } from './state.ts'

const longestLog = 50

/** A frame with one element, its settings, its snippet and its events. The markup is in Playground.astro. */
class Playground extends HTMLElement {
  readonly #frame = this.#find('iframe')
  readonly #bar = this.#find('form.bar') as HTMLFormElement
  readonly #attributes = this.#find('form.attributes') as HTMLFormElement
  #state: PlaygroundState = JSON.parse(this.dataset.first ?? '{}')

  connectedCallback() {
    this.#state = read(location.hash.slice(1), this.#state)
    this.#fill()
    this.#bar.addEventListener('change', () => this.#change())
    this.#attributes.addEventListener('change', () => this.#change())
    this.#attributes.addEventListener('submit', (event) => event.preventDefault())
    this.#bar.addEventListener('reset', () => {
      this.#state = JSON.parse(this.dataset.first ?? '{}')
      this.#attributes.reset()
      history.replaceState(history.state, '', location.pathname)
      setTimeout(() => this.#fill())
    })
    for (const radio of this.querySelectorAll('fieldset input'))
      radio.addEventListener('change', () => this.#say())
    this.#find('[data-copy]').addEventListener('click', () => void this.#copy())
    addEventListener('message', (event) => this.#log(event))
  }

  #find<T extends keyof HTMLElementTagNameMap>(selector: T): HTMLElementTagNameMap[T]
  #find(selector: string): HTMLElement
  #find(selector: string) {
    const found = this.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`the playground has no ${selector}`)
    return found
  }

  /** Fills the fields from the state. */
  #fill() {
    const { refId, lang, theme, attributes, tokens } = this.#state
    for (const [form, values] of [
      [this.#bar, { refId, lang, theme, ...tokens }],
      [this.#attributes, attributes],
    ] as const) {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value ?? ''
      }
    }
    this.#show()
  }

  /** Reads the state from the fields. */
  #change() {
    const bar = new FormData(this.#bar)
    const text = (name: string) => String(bar.get(name) ?? '')
    const colour = this.#bar.elements.namedItem('--stay-brand') as HTMLInputElement
    const isOwn = colour.value !== colour.defaultValue
    const fields = [...new FormData(this.#attributes)].map(([name, value]) => [name, String(value)] as const)
    this.#state = {
      tag: this.#state.tag,
      refId: text('refId'),
      lang: text('lang'),
      theme: text('theme'),
      attributes: Object.fromEntries(fields.filter(([, value]) => value !== '')),
      tokens: isOwn ? { '--stay-brand': colour.value } : {},
    }
    history.replaceState(history.state, '', `#${written(this.#state)}`)
    this.#show()
  }

  #show() {
    const width = new FormData(this.#bar).get('width')
    this.#frame.style.width = width ? `${width}px` : '100%'
    const base = this.dataset.preview ?? '/docs/preview/'
    this.#frame.src = `${base}?${written(this.#state)}`
    this.#say()
  }

  #say() {
    const framework = this.querySelector<HTMLInputElement>('fieldset input:checked')?.value ?? 'HTML'
    this.#find('code').textContent = snippet(this.#state, framework as Framework, location.origin)
  }

  async #copy() {
    const button = this.#find('[data-copy]')
    await navigator.clipboard.writeText(this.#find('code').textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  }

  #log({ source, origin, data }: MessageEvent) {
    if (source !== this.#frame.contentWindow || origin !== location.origin || !data?.staykit) return
    const list = this.#find('[data-log]')
    list.querySelector('.none')?.remove()
    const line = document.createElement('li')
    const name = document.createElement('code')
    name.textContent = data.staykit
    line.append(name, ` ${JSON.stringify(data.detail)}`)
    list.prepend(line)
    while (list.children.length > longestLog) list.lastElementChild?.remove()
  }
}

customElements.define('docs-playground', Playground)
