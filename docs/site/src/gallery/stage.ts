/** The live component of a gallery page, and the form with its settings. The markup is in Stage.astro. */
class Stage extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form')
    form?.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#keepFocus(target)
      this.#show(new FormData(form))
    })
    form?.addEventListener('submit', (event) => event.preventDefault())
    // A browser restores form values on Back.
    if (form) this.#show(new FormData(form))
  }

  /** A component that takes the focus when it opens, such as a calendar, returns it to the form control in use. */
  #keepFocus(select: HTMLSelectElement) {
    const taken = ({ relatedTarget }: FocusEvent) => relatedTarget === select && select.focus()
    const signal = AbortSignal.timeout(1_000)
    this.querySelector('stay-gallery')?.addEventListener('focusin', taken, { once: true, signal })
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

const SETTLED_MS = 500
const POLL_MS = 100
const MOST_POLLS = 50
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A calendar takes the focus when it opens and would scroll the page to itself: a component is inert until it has rendered. */
async function release(piece: HTMLElement): Promise<void> {
  const live = piece.querySelector('stay-gallery')
  for (let polls = 0; polls < MOST_POLLS && !live?.shadowRoot?.querySelector('.root > *'); polls++)
    await pause(POLL_MS)
  await pause(SETTLED_MS)
  piece.inert = false
}
for (const piece of document.querySelectorAll<HTMLElement>('.piece[inert]')) void release(piece)
