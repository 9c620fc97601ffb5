/** The live piece of a gallery page, and the form that chooses how it is shown. The parts are in Stage.astro. */
class Stage extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form')
    form?.addEventListener('change', () => this.#show(new FormData(form)))
    form?.addEventListener('submit', (event) => event.preventDefault())
    // A browser that comes back keeps what was chosen.
    if (form) this.#show(new FormData(form))
  }

  #show(chosen: FormData) {
    const live = this.querySelector('stay-gallery')
    const text = (name: string) => String(chosen.get(name) ?? '')
    live?.setAttribute('state', text('state'))
    live?.setAttribute('theme', text('theme'))
    live?.setAttribute('locale', text('direction') === 'rtl' ? 'ar' : 'en-US')
    const frame = live?.parentElement
    if (!frame) return
    frame.dir = text('direction')
    frame.dataset.theme = text('theme')
    frame.dataset.width = text('width')
  }
}

customElements.define('docs-stage', Stage)
