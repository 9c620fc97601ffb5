import type { JourneyStage, PageName } from './names.ts'

/** What is told: that a page was visited, or that a journey came to a stage. Never who, where exactly, or for how much. */
export type AnalyticsEvent =
  | { readonly kind: 'page'; readonly name: PageName }
  | { readonly kind: 'journey'; readonly name: JourneyStage }

/** Somebody who is told, of visitors who agreed. */
export interface Recipient {
  /** Of whoever runs this site. Where people pay, nobody else is told anything. */
  readonly isOurs: boolean
  tell(event: AnalyticsEvent): void
}

export type Tell = (event: AnalyticsEvent) => void

/** Tells all of them, or, on a page where people pay, those that are ours. */
export function tellAll(recipients: readonly Recipient[], isPaying: () => boolean): Tell {
  return (event) => {
    for (const recipient of recipients) if (recipient.isOurs || !isPaying()) recipient.tell(event)
  }
}
