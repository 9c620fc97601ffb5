// A page-translation widget for languages without own texts: its script loads when one of them is chosen.
interface Widget {
  google?: { translate: { TranslateElement: new (options: object, id: string) => unknown } }
  staykitTranslate?: () => void
}

const POLLS = 10
const POLL_MS = 200
const HOLDER = 'translate-widget'

let loading: Promise<void> | undefined

/** Loads the widget once. */
function widget(script: string): Promise<void> {
  loading ??= new Promise((done) => {
    const holder = document.createElement('div')
    holder.id = HOLDER
    holder.hidden = true
    document.body.append(holder)
    const page = globalThis as Widget
    page.staykitTranslate = () =>
      void new (page.google?.translate.TranslateElement ?? Object)({ pageLanguage: 'en' }, HOLDER)
    const element = document.createElement('script')
    const url = new URL(script)
    url.searchParams.set('cb', 'staykitTranslate')
    element.src = url.href
    element.onload = () => done()
    // Without the widget the page stays as it is (AQ-61).
    element.onerror = () => done()
    document.head.append(element)
  })
  return loading
}

/** Finds the widget's entry for a language: an option of its list, or an element to click. */
const entryOf = (tag: string) =>
  document.querySelector<HTMLElement>(
    `#${HOLDER} option[value="${CSS.escape(tag)}"], #${HOLDER} [data-lang="${CSS.escape(tag)}"]`,
  )

/** Chooses a language in the widget, which needs time to render; gives up after 10 attempts 200 ms apart. */
export async function translate(script: string, tag: string): Promise<boolean> {
  await widget(script)
  for (let poll = 0; poll < POLLS; poll++) {
    const entry = entryOf(tag)
    if (entry) {
      const list = entry.closest('select')
      if (list) list.value = tag
      entry.click()
      list?.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    }
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
  return false
}
