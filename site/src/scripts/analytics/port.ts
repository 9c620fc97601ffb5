import type { JourneyStage, PageName } from './names.ts'

/** An event: a page visit, or a stage of a journey. Never a person, an exact place or an amount. */
export type AnalyticsEvent =
  | { readonly kind: 'page'; readonly name: PageName }
  | { readonly kind: 'journey'; readonly name: JourneyStage }

/** A receiver of the events of visitors who agreed. */
export interface Recipient {
  /** True for receivers of the site's operator. Only these get events from payment pages. */
  readonly isOurs: boolean
  send(event: AnalyticsEvent): void
}

export type Send = (event: AnalyticsEvent) => void

/** Sends an event to all receivers, or, on a payment page, only to the operator's own. */
export function sendToAll(recipients: readonly Recipient[], isPaying: () => boolean): Send {
  return (event) => {
    for (const recipient of recipients) if (recipient.isOurs || !isPaying()) recipient.send(event)
  }
}
