import { type Partner, partnerOrigin } from './legacy-links.ts'
import { withQuery } from './links.ts'

/** Products that a partner sells and supports. */
export type HandedOff = 'flights' | 'cars'

/** Entries of the help sidebar, in its order (ACC-128, ACC-129). */
export type HelpEntry = 'contact' | 'review' | HandedOff | 'faq' | 'privacy' | 'terms' | 'search'

export interface HelpLink {
  readonly name: HelpEntry
  readonly href: string
}

export interface HelpPlaces {
  readonly refId: string
  readonly supportEmail: string
  /** Partner site of the brand, where it has one: contact, search and what is handed off are there. */
  readonly partner?: Partner | undefined
  /** Products whose reservations are reviewed at the partner and have an entry of their own. */
  readonly handedOff?: readonly HandedOff[] | undefined
  /** Addresses of the pages; one that is left out, or `none`, has no entry. */
  readonly pages: Readonly<Partial<Record<'review' | 'faq' | 'privacy' | 'terms', string | undefined>>>
}

/** Address where flights and cars are reviewed and cancelled, at the brand's partner (ACC-137, OQ-52). */
export function partnerReview(partner: Partner, product: HandedOff, refId: string): string {
  const path = product === 'flights' ? 'flights' : 'rental_cars'
  return withQuery(`${partnerOrigin(partner)}/${path}/review`, { refid: refId })
}

/** The help sidebar. Contact is the partner's help page with the referral id, else a mail to the brand (AQ-05). */
export function helpLinks({ refId, supportEmail, partner, handedOff = [], pages }: HelpPlaces): HelpLink[] {
  const at = (path: string) => partner && withQuery(`${partnerOrigin(partner)}/${path}`, { refid: refId })
  const places: Readonly<Record<HelpEntry, string | undefined>> = {
    contact: at('help/') ?? `mailto:${supportEmail}`,
    review: pages.review,
    flights: partner && handedOff.includes('flights') ? partnerReview(partner, 'flights', refId) : undefined,
    cars: partner && handedOff.includes('cars') ? partnerReview(partner, 'cars', refId) : undefined,
    faq: pages.faq,
    privacy: pages.privacy,
    terms: pages.terms,
    search: at(''),
  }
  return (Object.entries(places) as [HelpEntry, string | undefined][]).flatMap(([name, href]) =>
    href && href !== 'none' ? { name, href } : [],
  )
}
