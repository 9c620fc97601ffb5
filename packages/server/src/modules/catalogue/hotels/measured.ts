import { Histogram } from 'prom-client'
import type { Metrics } from '../../../kernel/http/metrics.ts'
import { type Supplier, SupplierError } from '../../../ports/supplier.ts'
import { changedSuppliers, type Suppliers } from '../../../ports/suppliers.ts'

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

/** The suppliers with a measurement of each call, by its result: ok, or the kind of its error. */
export function measured(suppliers: Suppliers, { registry }: Metrics): Suppliers {
  const seconds = new Histogram({
    name: 'supplier_call_seconds',
    help: 'Time that the supplier takes, by its name, call and outcome',
    labelNames: ['supplier', 'call', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return changedSuppliers(suppliers, (supplier) => {
    for (const call of outside) seconds.zero({ supplier: supplier.name, call, outcome: 'ok' })
    return {
      ...supplier,
      ...Object.fromEntries(outside.map((call) => [call, timed(supplier, call, seconds)])),
    }
  })
}

type Seconds = Histogram<'supplier' | 'call' | 'outcome'>

function timed(supplier: Supplier, call: (typeof outside)[number], seconds: Seconds) {
  const ask = supplier[call] as (...args: unknown[]) => Promise<unknown>
  return async (...args: unknown[]) => {
    const began = performance.now()
    const note = (outcome: string) =>
      seconds.observe({ supplier: supplier.name, call, outcome }, (performance.now() - began) / 1000)
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
