import type { LinkName } from '@staykit/domain'
import type { PageMessages } from '../messages/words.ts'

/** Settings of server-side rendering for a page. */
export interface ServedSettings {
  /** The refId of the brand. */
  readonly refId: string
  /** Origin of the API as browsers reach it; style sheets load from it. */
  readonly apiBase: string
  /** Origin of the API as this server reaches it, if different. */
  readonly internalApiBase?: string | undefined
  /** Language tag; default: the brand’s. Set it on the page too, as `lang` of <html> or `locale` of an element. */
  readonly locale?: string | undefined
  /** ISO 4217 code of displayed prices; default: the brand’s. */
  readonly currency?: string | undefined
  /** Custom texts, as in configure(). */
  readonly messages?: PageMessages | undefined
  /**
   * The traveller may have prices of their own, which the element loads: no price is rendered. Read it from the request:
   * `hasOwnPrices(cookieHeader)`. A cached page needs one entry for each value. Default: false.
   */
  readonly ownPrices?: boolean | undefined
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** URL templates of your screens; they override the brand's. */
  readonly urls?: Readonly<Partial<Record<LinkName, string>>> | undefined
  /**
   * Address of the page, with or without its origin; values that the attributes omit are read from it, as the elements do.
   * Links to screens on the same page begin with it. Default: `/`.
   */
  readonly pageUrl?: string | undefined
  /** Target of the search form without script: an address of yours that redirects to searchAddress(). Default: /search. */
  readonly action?: string | undefined
  /** Base address of the style sheets; default: those of this version at the API. */
  readonly stylesheets?: string | undefined
  /** Nonce of a <style> with the brand's colours; '' if inline styles are allowed. Default: the colours load with the script. */
  readonly nonce?: string | undefined
  /** Time limit for the API in ms, after which a placeholder is rendered; default: 1500. */
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
}

/** A server-rendered element: its whole HTML, or its parts for frameworks that write the tag themselves. */
export interface Served {
  /** `<stay-search …><template shadowrootmode="open">…</template></stay-search>` */
  readonly html: string
  /** Only the template: the inner HTML of the element. */
  readonly template: string
  /** The attributes with their HTML names and text values. */
  readonly attributes: Readonly<Record<string, string>>
}
