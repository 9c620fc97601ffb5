import { Histogram } from 'prom-client'
import type { Metrics } from '../../../kernel/http/metrics.ts'
import { type Supplier, SupplierError } from '../../../ports/supplier.ts'

/** Calls that may leave the machine. */
export const outside = [
  'search',
  'memberPrices',
  'hotel',
  'lowest',
  'rates',
  'check',
  'reviews',
  'book',
  'findBooking',
  'cancel',
] as const

/** The supplier with a measurement of each call, by its result: ok, or the kind of its error. */
export function measured(supplier: Supplier, { registry }: Metrics): Supplier {
  const seconds = new Histogram({
    name: 'supplier_call_seconds',
    help: 'Time that the supplier takes, by call and outcome',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  for (const call of outside) seconds.zero({ call, outcome: 'ok' })
  const timed = (call: (typeof outside)[number]) => {
    const ask = supplier[call] as (...args: unknown[]) => Promise<unknown>
    return async (...args: unknown[]) => {
      const began = performance.now()
      const note = (outcome: string) => seconds.observe({ call, outcome }, (performance.now() - began) / 1000)
      try {
        const answer = await ask.apply(supplier, args)
        note('ok')
        return answer
      } catch (error) {
        note(error instanceof SupplierError ? error.kind : 'BROKEN')
        throw error
      }
    }
  }
  return { ...supplier, ...Object.fromEntries(outside.map((call) => [call, timed(call)])) }
}
