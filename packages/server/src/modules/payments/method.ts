import type { PaymentMethod, WireError } from '@staykit/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import type { Clearing } from '../../kernel/ledger/tables.ts'
import type { KeptCard, TypedCard } from '../../ports/cards.ts'
import type { RequestRow } from '../booking/saga/requests.ts'
import type { SagaDeps } from '../booking/saga/step.ts'

/** The amount is held for the booking, or why it is not. */
export type Hold =
  | { readonly payment: string; readonly card?: KeptCard | undefined }
  | { readonly problem: WireError; readonly status?: string | undefined }

/**
 * One way to pay. Every method may be called again after a crash, and throws Later when it has to wait; what is written
 * in the same transaction as the saga's own step has a method of its own, named `on…`.
 */
export interface Way {
  readonly method: PaymentMethod
  readonly clearing: Clearing
  hold(deps: SagaDeps, row: RequestRow, card: TypedCard | undefined): Promise<Hold>
  /** Takes what is held; false when a cancellation let it go before. */
  take(deps: SagaDeps, row: RequestRow): Promise<boolean>
  onTaken?(trx: Kysely<Database>, row: RequestRow): Promise<void>
  /** After a booking that could not be made: lets go what is held, or gives back what was taken. */
  drop(deps: SagaDeps, row: RequestRow): Promise<void>
  onDropped?(trx: Kysely<Database>, deps: SagaDeps, row: RequestRow): Promise<void>
  /** After a cancellation: gives everything back; answers whether it had been taken. */
  payBack(deps: SagaDeps, row: RequestRow): Promise<boolean>
  onPaidBack?(trx: Kysely<Database>, deps: SagaDeps, row: RequestRow): Promise<void>
}
