import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Supplier,
  type SupplierCall,
  SupplierError,
  type SupplierErrorKind,
  supplierCalls,
} from '../../ports/supplier.ts'

/** The supplier acts or not (`acts`), then fails with `kind`, or only responds slowly. */
const modes: Readonly<Record<string, { acts: boolean; kind?: SupplierErrorKind }>> = {
  down: { acts: false, kind: 'UNAVAILABLE' },
  refused: { acts: false, kind: 'REFUSED' },
  'sold-out': { acts: false, kind: 'SOLD_OUT' },
  timeout: { acts: false, kind: 'UNKNOWN_OUTCOME' },
  'timeout-done': { acts: true, kind: 'UNKNOWN_OUTCOME' },
  '500': { acts: false, kind: 'UNKNOWN_OUTCOME' },
  '500-done': { acts: true, kind: 'UNKNOWN_OUTCOME' },
  html: { acts: false, kind: 'UNKNOWN_OUTCOME' },
  'truncated-done': { acts: true, kind: 'UNKNOWN_OUTCOME' },
  reset: { acts: false, kind: 'UNKNOWN_OUTCOME' },
  'reset-done': { acts: true, kind: 'UNKNOWN_OUTCOME' },
  slow: { acts: true },
}

interface Fault {
  readonly mode: string
  readonly ms: number
  remaining: number
}

/**
 * Adds faults to a supplier, for tests. The text is a list such as `book=timeout-done*1,rates=slow:3000`: call, mode,
 * milliseconds after a colon, and after a star the number of times (always without a star). Throws RangeError for an
 * invalid text.
 */
export function withFaults(supplier: Supplier, text: string): Supplier {
  const faults = readFaults(text)
  const faulty: Partial<Record<SupplierCall, unknown>> = {}
  for (const [call, fault] of faults) {
    const original = supplier[call] as (...args: unknown[]) => Promise<unknown>
    faulty[call] = async (...args: unknown[]) => {
      if (fault.remaining <= 0) return original(...args)
      fault.remaining--
      const { acts, kind } = modes[fault.mode] ?? { acts: true }
      const result = acts ? await original(...args) : undefined
      await sleep(fault.ms)
      if (kind) throw new SupplierError(kind, `fault: ${fault.mode}`)
      return result
    }
  }
  return { ...supplier, ...(faulty as Partial<Supplier>) }
}

function readFaults(text: string): Map<SupplierCall, Fault> {
  const faults = new Map<SupplierCall, Fault>()
  for (const entry of text.split(',')) {
    const [, call, mode = '', ms, times] = /^\s*(\w+)=([\w-]+)(?::(\d+))?(?:\*(\d+))?\s*$/.exec(entry) ?? []
    const callName = supplierCalls.find((name) => name === call)
    if (!callName || !(mode in modes)) throw new RangeError(`SUPPLIER_FAULTS: cannot read "${entry.trim()}"`)
    faults.set(callName, {
      mode,
      ms: Number(ms ?? 0),
      remaining: times ? Number(times) : Number.POSITIVE_INFINITY,
    })
  }
  return faults
}
