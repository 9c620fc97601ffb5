import type { Saga } from '../../../../kernel/saga/saga.ts'
import type { TypedCard } from '../../../../ports/cards.ts'
import { BOOKING_QUEUE, type RequestRow, requestTable } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { authorise } from './authorise.ts'
import { book } from './book.ts'
import { capture } from './capture.ts'
import { voidPayment } from './void.ts'

/** A booking: authorise, book, then capture or void. */
export const bookingSaga = (deps: SagaDeps): Saga<RequestRow, TypedCard> => ({
  ...requestTable,
  queue: BOOKING_QUEUE,
  journalOf: ({ id }) => id,
  steps: {
    stored: authorise(deps),
    authorised: book(deps),
    booked: capture(deps),
    failing: voidPayment(deps),
  },
})
