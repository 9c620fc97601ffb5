import { defaultLinks, type LinkName } from '@staykit/domain'
import { spellings } from './attributes.ts'
import type { Declaration, PropsOf, sharedAttributes } from './declaration.ts'

type Shared = PropsOf<Declaration & { attributes: Record<never, never> }>

/** Page-wide settings: what every element of the page shares unless it says otherwise. */
export type PageSettings = { -readonly [Name in keyof typeof sharedAttributes]?: Shared[Name] } & {
  [Name in `${LinkName}Url`]?: string | undefined
}

/** Settings of one element, complete. */
export interface Settings {
  readonly refId: string
  /** Origin of the API without a trailing slash. */
  readonly apiBase: string
  readonly locale: string
  readonly currency: string
  readonly theme: 'auto' | 'light' | 'dark'
  /** URL templates by screen, only those that the page gives: `searchUrl`, `detailsUrl` and so on. */
  readonly urls: Readonly<Partial<Record<LinkName, string>>>
}

/** Screens whose URL a page can give; the first of a journey on an element too. */
export const screens = Object.keys(defaultLinks) as LinkName[]

/** What the loader leaves behind for the modules it imports; a second copy of the SDK finds the first one's. */
export interface StaykitGlobal {
  script?: HTMLScriptElement | null
  /** Loads the chunk of an element that the loader cannot see, e.g. inside another shadow root. */
  load?: (tag: string) => void
  /** The first failure, for the code that explains it. */
  fault?: FaultDetail
}

/** What a stay-error tells. */
export interface FaultDetail {
  readonly code: string
  readonly message?: string | undefined
  readonly element?: string | undefined
}

declare global {
  interface WindowEventMap {
    'stay-error': CustomEvent<FaultDetail>
    /** A step within the page, to a screen that no element of it shows. */
    'stay-go': CustomEvent<string | undefined>
  }
  var staykit: StaykitGlobal | undefined
}

const configured: PageSettings = {}

/** Sets page-wide settings from code; elements that are already on the page follow when they next connect. */
export function configure(settings: PageSettings): void {
  Object.assign(configured, settings)
}

/** The nearest <stay-brand>, looking out through shadow roots. */
export function brandAncestor(element: Element): Element | undefined {
  const found = element.closest('stay-brand')
  if (found) return found
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? brandAncestor(root.host) : undefined
}

function read(name: keyof PageSettings, ancestor: Element | undefined): string | undefined {
  const script = globalThis.staykit?.script
  for (const spelling of spellings(name)) {
    const value = ancestor?.getAttribute(spelling) ?? script?.getAttribute(`data-${spelling}`)
    if (value) return value
  }
  return configured[name]
}

/** Own attributes first, then a <stay-brand> ancestor, the script tag's data attributes, configure(), defaults. */
export function settingsOf(element: Element, own: PageSettings): Settings {
  const ancestor = brandAncestor(element)
  const pick = (name: keyof PageSettings): string => own[name] || read(name, ancestor) || ''
  const theme = pick('theme')
  return {
    refId: pick('refId'),
    apiBase: (pick('apiBase') || scriptOrigin() || location.origin).replace(/\/$/, ''),
    locale: knownLocale(pick('locale')) || knownLocale(document.documentElement.lang) || 'en-US',
    currency: (pick('currency') || 'USD').toUpperCase(),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    urls: Object.fromEntries(screens.map((screen) => [screen, pick(`${screen}Url`)])),
  }
}

function scriptOrigin(): string | undefined {
  const src = globalThis.staykit?.script?.src
  return src && new URL(src).origin
}

// A malformed tag makes every Intl constructor throw.
function knownLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag || [])[0]
  } catch {
    return undefined
  }
}
