import { defaultLinks, fillTemplate, withQuery } from '@staykit/domain'
import type { Links } from './links.ts'

/** Identifies a rate at the checkout. */
export interface RateLink {
  readonly ppn_book_bundle: string
  readonly sop?: string | undefined
  readonly isCUG: boolean
  readonly ratePlanCode: string
}

/** The checkout of a rate at a section; ratePlan only for member-only rates with a plan code, sop only where there is one. */
export function checkoutLink(links: Links, rate: RateLink, section = 'customer'): string {
  const template = links.checkout || defaultLinks.checkout
  return withQuery(fillTemplate(template, { section }), {
    rate: rate.ppn_book_bundle,
    sop: rate.sop,
    ratePlan: rate.isCUG ? rate.ratePlanCode : undefined,
  })
}
