import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { BitcoinError } from '../../../ports/bitcoin.ts'
import type { MethodDeps as Deps } from '../method.ts'
import { observe } from './settlement.ts'
import { findSource, WATCH_QUEUE } from './sources.ts'
import type { SourceState } from './tables.ts'

const HOUR = 3_600

/** Job: reads the transfers of a source, and repeats while more may arrive. */
export async function watchSource(deps: Deps, id: string): Promise<void> {
  const source = await findSource(deps.db, id)
  if (!source) return
  let state: SourceState = source.state
  if (source.provider_id && source.provider === deps.bitcoin.provider) {
    try {
      const seen = await deps.bitcoin.read(source.provider_id)
      // Read before the transaction, which must not wait for another connection.
      await deps.brands.of(source.ref_id)
      state = await deps.db.transaction().execute((trx) => observe(trx, deps, id, seen))
      crashPoint('after-transfer-recorded')
    } catch (error) {
      if (!(error instanceof BitcoinError)) throw error
      deps.log.warn({ err: error, source: id }, 'the bitcoin provider did not answer')
    }
  }
  const sinceExpiry = (deps.now().getTime() - source.expires_at.getTime()) / 1000
  // Never opened at the provider: no payer has an address.
  if (!source.provider_id && sinceExpiry > HOUR) return
  const inSeconds = nextLook(state, sinceExpiry)
  if (inSeconds !== undefined)
    await enqueue(deps.db, { queue: WATCH_QUEUE, subject: id, inSeconds, unlessWaiting: true })
}

/** Late transfers happen for days; webhooks report them sooner. */
function nextLook(state: SourceState, sinceExpiry: number): number | undefined {
  // Still open after its end: the provider does not answer, or a payment is not final yet.
  if (state === 'open' && sinceExpiry < 60) return 3
  if (sinceExpiry < HOUR) return 60
  if (sinceExpiry < 24 * HOUR) return HOUR / 4
  return sinceExpiry < 14 * 24 * HOUR ? 6 * HOUR : undefined
}
