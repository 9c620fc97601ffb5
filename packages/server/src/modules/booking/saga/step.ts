import type { WireError } from '@staykit/contract'
import type { Outcome, Step } from '../../../kernel/saga/saga.ts'
import type { TypedCard } from '../../../ports/cards.ts'
import type { RequestRow } from '../requests.ts'

/** A step of a booking; a card of the payload is only known to the run that the request began. */
export type BookingStep = Step<RequestRow, TypedCard>

/** The saga gives up: what was held is let go next, and this is what the traveller hears. */
export function failing(error: WireError, detail: object): Outcome<RequestRow> {
  return { state: 'failing', change: { error: JSON.stringify(error) }, hasFailed: true, detail }
}
