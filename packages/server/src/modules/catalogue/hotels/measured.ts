import { Histogram } from 'prom-client'
import type { Metrics } from '../../../kernel/http/metrics.ts'
import { type Supplier, type SupplierCall, SupplierError, supplierCalls } from '../../../ports/supplier.ts'
import { changedSuppliers, type Suppliers } from '../../../ports/suppliers.ts'

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
    // Not every supplier cancels parts.
    const calls = supplierCalls.filter((call) => supplier[call])
    for (const call of calls) seconds.zero({ supplier: supplier.name, call, outcome: 'ok' })
    return { ...supplier, ...Object.fromEntries(calls.map((call) => [call, timed(supplier, call, seconds)])) }
  })
}

type Seconds = Histogram<'supplier' | 'call' | 'outcome'>

function timed(supplier: Supplier, call: SupplierCall, seconds: Seconds) {
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
