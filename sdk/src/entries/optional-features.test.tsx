import { blankFrame } from '../testing/blank-frame.ts'
import { freshPage } from '../testing/page.ts'

type Page = Window & typeof globalThis

/** Removes a member of an object, wherever it is inherited from. */
function remove(object: object, ...names: string[]) {
  for (const name of names)
    for (let owner: object | null = object; owner; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, name)
}

/** A getter that throws, as browsers do where cookies are blocked. */
const block = (page: Page, owner: object, name: string) =>
  Object.defineProperty(owner, name, {
    get() {
      throw new page.DOMException('Access is denied.', 'SecurityError')
    },
  })

/** What a browser may lack. Required are ResizeObserver, IntersectionObserver and Intl.DisplayNames, all of 2021 or before. */
const features: Readonly<Record<string, (page: Page) => void>> = {
  'the first day of a week': (page) => remove(page.Intl.Locale.prototype, 'getWeekInfo', 'weekInfo'),
  popovers: (page) =>
    remove(page.HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'),
  'local storage': (page) => block(page, page, 'localStorage'),
  'tab storage': (page) => block(page, page, 'sessionStorage'),
  cookies: (page) => block(page, page.document, 'cookie'),
  locks: (page) => remove(page.navigator, 'locks'),
  'the Navigation API': (page) => remove(page, 'navigation'),
  'a secure context': (page) => {
    remove(page.crypto, 'randomUUID', 'subtle')
    remove(page.navigator, 'clipboard', 'share', 'credentials', 'serviceWorker')
    remove(page, 'PublicKeyCredential')
  },
  'URL.canParse': (page) => remove(page.URL, 'canParse'),
  'zoom and visibility of elements': (page) =>
    remove(page.Element.prototype, 'currentCSSZoom', 'checkVisibility'),
  'lists of Intl': (page) => remove(page.Intl, 'ListFormat'),
  'plurals of Intl': (page) => remove(page.Intl, 'PluralRules'),
  'what no element needs': (page) => {
    remove(page, 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'BroadcastChannel')
    remove(page, 'structuredClone', 'trustedTypes')
    remove(page.document, 'startViewTransition')
    remove(page.AbortSignal, 'any', 'timeout')
    remove(page.Intl, 'RelativeTimeFormat', 'DurationFormat', 'Segmenter')
  },
}

describe('a browser without an optional feature', () => {
  afterEach(() => document.body.replaceChildren())

  for (const [name, removeFrom] of Object.entries(features))
    it(`searches, books and logs in without ${name}`, async () => {
      freshPage()
      const { here } = await import('../testing/journey.ts')
      const frame = await blankFrame(390, 844)
      const page = frame.contentWindow as Page
      const problems: unknown[] = []
      page.addEventListener('error', ({ message }) => problems.push(message))
      page.addEventListener('unhandledrejection', ({ reason }) => problems.push(reason))
      // The patience of the runner's page.
      Reflect.set(page, 'patienceMs', Reflect.get(globalThis, 'patienceMs'))
      removeFrom(page)
      // The elements' code runs in the page without the feature.
      const load = new page.Function('address', 'return import(address)') as (
        address: string,
      ) => Promise<typeof import('../testing/journey.ts')>
      const { takeJourney } = await load(here)
      await takeJourney()
      if (problems.length > 0) throw new Error(problems.map(String).join('\n'))
    })
})
