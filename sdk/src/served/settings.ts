import type { Brand } from '@staykit/contract'
import type { LinkName } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import type { PageMessages } from '../messages/words.ts'

/** What a server says of the page that it renders. */
export interface ServedSettings {
  /** The brand. */
  readonly refId: string
  /** Origin of the API as browsers reach it: the style sheets come from there. */
  readonly apiBase: string
  /** The same as this server reaches it, where that differs. */
  readonly internalApiBase?: string | undefined
  /** Language tag; the brand’s when left out. Say it on the page too, as the `lang` of <html> or as `locale` of an element. */
  readonly locale?: string | undefined
  /** ISO 4217 code of shown prices; the brand’s when left out. */
  readonly currency?: string | undefined
  /** Words of your own, as configure() takes them. */
  readonly messages?: PageMessages | undefined
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** URL templates of your screens, above the brand's. */
  readonly urls?: Readonly<Partial<Record<LinkName, string>>> | undefined
  /** Whole address of the page: what the attributes leave out is read from it, as the elements do. */
  readonly pageUrl?: string | undefined
  /** Where the form of search leads without script: an address of yours that redirects to searchAddress(); /search when left out. */
  readonly action?: string | undefined
  /** Address below which the style sheets are; those of this version at the API when left out. */
  readonly stylesheets?: string | undefined
  /** With it the brand's colours are in the first state too, in a <style> with this nonce; '' where the page allows inline styles. */
  readonly nonce?: string | undefined
  /** How long the API may take, in ms, before the page goes out with the space alone; 1500 when left out. */
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
}

/** The first state of an element: all of its HTML, or in parts for frameworks that write the element's tag themselves. */
export interface Served {
  /** `<stay-search …><template shadowrootmode="open">…</template></stay-search>` */
  readonly html: string
  /** The template alone: the inner HTML of the element. */
  readonly template: string
  /** The attributes as HTML spells them, with values as text. */
  readonly attributes: Readonly<Record<string, string>>
}

/** What a brand says of a first state. */
export interface ServedBrand {
  readonly links: Links
  readonly tokens: Readonly<Record<string, string>>
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  /** What visitors may see. */
  readonly flags: Pick<Brand['flags'], 'restrictedRates' | 'userAuthRequired' | 'cugLite'>
}
