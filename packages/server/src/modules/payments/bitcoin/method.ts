import { Later } from '../../booking/saga/step.ts'
import type { Way } from '../method.ts'
import { findSource, giveAllBack, settleSource, transferExpired } from './sources.ts'

// The watch wakes the booking when the transfer is there; this only bears a lost wake-up.
const LOOK_AGAIN_SECONDS = 30

/** A bitcoin transfer: the supplier is asked only after all of it arrived. What came stays here until it is settled. */
export const byBitcoin: Way = {
  method: 'BITCOIN',
  clearing: 'bitcoin_clearing',
  async hold({ db }, row) {
    const source = await findSource(db, row.payment_intent ?? '')
    if (source?.state === 'open') throw new Later('the transfer is waited for', LOOK_AGAIN_SECONDS)
    if (source?.state === 'paid') return { payment: source.id }
    return { problem: transferExpired, status: source?.state }
  },
  take: async () => true,
  onTaken: (trx, row) => settleSource(trx, row.payment_intent ?? ''),
  drop: async () => undefined,
  onDropped: (trx, deps, row) => giveAllBack(trx, deps, row.payment_intent ?? ''),
  async payBack({ db }, row) {
    return (await findSource(db, row.payment_intent ?? ''))?.state === 'settled'
  },
  onPaidBack: (trx, deps, row) => giveAllBack(trx, deps, row.payment_intent ?? ''),
}
