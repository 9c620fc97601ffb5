import { setTimeout as sleep } from 'node:timers/promises'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'

export interface Answer<Value> {
  readonly supplier: Supplier
  readonly value: Value
}

export interface Gathered<Value> {
  /** In the order of the suppliers. */
  readonly answers: readonly Answer<Value>[]
  /** Whether a supplier failed, or has not answered yet. */
  readonly isIncomplete: boolean
}

/**
 * The answers of several suppliers that arrive within a time; a slow or failing one does not keep the others back. Waits
 * longer for the first that is something. Throws the error of the first supplier when all fail.
 */
export async function gather<Value>(
  suppliers: readonly Supplier[],
  ask: (supplier: Supplier) => Promise<Value>,
  withinMs: number,
  isSomething: (value: Value) => boolean = () => true,
): Promise<Gathered<Value>> {
  const [first] = suppliers
  if (first && suppliers.length === 1)
    return { answers: [{ supplier: first, value: await ask(first) }], isIncomplete: false }
  const answers = new Map<Supplier, Answer<Value>>()
  const errors = new Map<Supplier, unknown>()
  const asking = suppliers.map(async (supplier) => {
    try {
      answers.set(supplier, { supplier, value: await ask(supplier) })
    } catch (error) {
      errors.set(supplier, error)
      throw error
    }
  })
  const all = Promise.allSettled(asking)
  const timer = new AbortController()
  await Promise.race([all, sleep(withinMs, undefined, { signal: timer.signal }).catch(() => undefined)])
  timer.abort()
  const hasSomething = () => [...answers.values()].some(({ value }) => isSomething(value))
  for (const left = new Set(asking); left.size > 0 && !hasSomething(); )
    await Promise.race([...left].map((each) => each.catch(() => undefined).finally(() => left.delete(each))))
  if (answers.size === 0) throw suppliers.map((supplier) => errors.get(supplier)).find(Boolean)
  const isMissing = (supplier: Supplier) => !answers.has(supplier) && !isNone(errors.get(supplier))
  return {
    answers: suppliers.flatMap((supplier) => answers.get(supplier) ?? []),
    isIncomplete: suppliers.some(isMissing),
  }
}

/** A supplier that does not have the place, the hotel or such a room is not missing. */
const isNone = (error: unknown) =>
  error instanceof SupplierError && ['NOT_FOUND', 'ROOM_TOO_SMALL'].includes(error.kind)
