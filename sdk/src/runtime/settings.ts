import { defaultLinks, type LinkName, readTag } from '@staykit/domain'
import type { Acts } from '../first-html/acts.ts'
import type { Messages } from '../messages/translate.ts'
import { type PageMessages, resolveLocale, wordsOf } from '../messages/words.ts'
import { spellings } from './attributes.ts'
import { brandAncestor } from './brand-ancestor.ts'
import { apiBaseOf, type BrandAnswer, brandAnswer } from './brand-answer.ts'
import type { Declaration, PropsOf, sharedAttributes } from './declaration.ts'

type Shared = PropsOf<Declaration & { attributes: Record<never, never> }>

/** Page-wide settings, shared by all elements unless an element overrides them. */
export type PageSettings = { -readonly [Name in keyof typeof sharedAttributes]?: Shared[Name] } & {
  [Name in `${LinkName}Url`]?: string | undefined
} & { messages?: PageMessages | undefined }

/** Complete settings of one element. */
export interface Settings {
  readonly refId: string
  /** Origin of the API without a trailing slash. */
  readonly apiBase: string
  readonly locale: string
  /** ISO 4217. Empty until the brand is loaded, unless the page sets it. */
  readonly currency: string
  /** Texts of the page that override those of the element. */
  readonly words: Messages
  readonly theme: 'auto' | 'light' | 'dark'
  /** URL templates by screen (`searchUrl`, `detailsUrl` …), only those that the page sets. */
  readonly urls: Readonly<Partial<Record<LinkName, string>>>
}

/** Screens whose URL a page can set; the first ones also on an element. */
export const screens = Object.keys(defaultLinks) as LinkName[]

/** Global state of the loader, read by the modules that it imports. A second copy of the SDK finds the state of the first. */
export interface StaykitGlobal {
  /** Page-wide settings; a page can set them before its script. */
  settings?: PageSettings
  script?: HTMLScriptElement | null
  /** The address of the script. A page with a copy of it can set the address of a file next to core.js. */
  src?: string
  /**
   * Loads the code of an element that the script cannot find, such as one in a closed shadow root. Rejects when it fails to
   * load; the next call tries again.
   */
  load?: (tag: string) => Promise<void>
  /** The last clicked element, for a dialog whose code loads later. */
  pressed?: EventTarget | null
  /** The first failure, for the diagnostics code. */
  fault?: FaultDetail
  /** Elements that show their first HTML until their code is there. */
  first?: WeakMap<Element, ShownFirst>
  /** The tags of the controls that a visitor used first in one of them, or is expected to use: their code loads beside the form. */
  expected?: Set<string>
  /** Requests for brands, by their address. */
  brands?: Map<string, BrandAnswer>
  /** Parsed style sheets by document, so that the code of an element adopts those of its first HTML. */
  sheets?: WeakMap<Document, Map<string, CSSStyleSheet>>
}

/** The first HTML of an element. */
export interface ShownFirst {
  /** The build that rendered it: only code of the same build hydrates it. */
  readonly release: string
  /** The box that the component renders into. */
  readonly box: HTMLElement
  readonly variant: string
  readonly locale: string
  /** Values of the page or of an earlier search are missing, so that the component renders other content. */
  readonly isPartial: boolean
  /** Ends the recording of what the visitor does. */
  readonly endActs: () => Acts
}

/** The detail of a stay-error. */
export interface FaultDetail {
  readonly code: string
  readonly message?: string | undefined
  readonly element?: string | undefined
}

declare global {
  interface WindowEventMap {
    'stay-error': CustomEvent<FaultDetail>
    /** A navigation within the page, to a screen that no element of the page shows. */
    'stay-go': CustomEvent<string | undefined>
  }
  var staykit: StaykitGlobal | undefined
}

const configured: PageSettings = { ...globalThis.staykit?.settings }

/** Callbacks that make the elements of the page read their settings again. */
const followers = new Set<() => void>()

const followAll = () => {
  for (const follow of followers) follow()
}

let isWatching = false

/** Calls back when the settings of the page change, or its language; returns a function that stops it. */
export function onSettings(follow: () => void): () => void {
  followers.add(follow)
  if (!isWatching)
    new MutationObserver(followAll).observe(document.documentElement, { attributeFilter: ['lang'] })
  isWatching = true
  return () => followers.delete(follow)
}

/** Sets page-wide settings from code. Elements on the page update. */
export function configure(settings: PageSettings): void {
  Object.assign(configured, settings)
  globalThis.staykit = { ...globalThis.staykit, settings: configured }
  followAll()
}

/** Defaults that a brand sets for its pages. */
type BrandDefaults = { readonly [Name in 'currency' | 'locale']?: string | undefined }

export const brandDefaults = new Map<string, BrandDefaults>()
const keyOf = ({ apiBase, refId }: Pick<Settings, 'apiBase' | 'refId'>) => `${apiBase} ${refId}`

/** Stores the defaults of a brand, for elements whose page sets none. */
export function setBrandDefaults(settings: Settings, defaults: BrandDefaults): void {
  brandDefaults.set(keyOf(settings), defaults)
  followAll()
}

function read(name: Text, ancestor: Element | undefined): string | undefined {
  const script = globalThis.staykit?.script
  for (const spelling of spellings(name)) {
    const value = ancestor?.getAttribute(spelling) ?? script?.getAttribute(`data-${spelling}`)
    if (value) return value
  }
  return configured[name]
}

type Text = Exclude<keyof PageSettings, 'messages'>

/** Precedence: own attributes, a <stay-brand> ancestor, data attributes of the script tag, configure(), the brand, defaults. */
export function settingsOf(element: Element, own: PageSettings): Settings {
  const ancestor = brandAncestor(element)
  const pick = (name: Text): string => own[name] || read(name, ancestor) || ''
  const theme = pick('theme')
  const refId = pick('refId')
  const apiBase = apiBaseOf(pick('apiBase'))
  const where = { apiBase, refId }
  const brand = brandDefaults.get(keyOf(where)) ?? brandAnswer(where)?.body?.brand
  const locale = resolveLocale(
    readTag(pick('locale')) || document.documentElement.lang,
    brand?.locale,
    configured.messages,
  )
  return {
    refId,
    apiBase,
    locale,
    currency: (pick('currency') || (brand && (brand.currency || 'USD')) || '').toUpperCase(),
    words: wordsOf(configured.messages, element.localName, locale),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    urls: Object.fromEntries(screens.map((screen) => [screen, pick(`${screen}Url`)])),
  }
}
