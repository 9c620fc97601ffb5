import { setTimeout as sleep } from 'node:timers/promises'
import { SupplierError } from '../../../../ports/supplier.ts'

export interface Gathered<Value> {
  /** In the order of the suppliers. */
  readonly answers: readonly Value[]
  /** Whether a supplier failed, or has not answered yet. */
  readonly isIncomplete: boolean
}

export interface Wait<Value> {
  readonly withinMs: number
  /** By default every answer is something. */
  readonly isSomething?: (value: Value) => boolean
  /** Whether to wait for the first supplier that has something only, in their order. */
  readonly isFirstEnough?: boolean
}

/**
 * The answers of several suppliers that arrive within a time; a slow or failing one does not keep the others back. Waits
 * longer for the first that is something. Throws when all fail.
 */
export async function gather<Each, Value>(
  suppliers: readonly Each[],
  ask: (supplier: Each) => Promise<Value>,
  { withinMs, isSomething = () => true, isFirstEnough = false }: Wait<Value>,
): Promise<Gathered<Value>> {
  const [only] = suppliers
  if (only && suppliers.length === 1) return { answers: [await ask(only)], isIncomplete: false }
  const answers = new Map<Each, Value>()
  const errors = new Map<Each, unknown>()
  const open = new Map<Each, Promise<unknown>>()
  for (const supplier of suppliers)
    open.set(
      supplier,
      ask(supplier)
        .then(
          (value) => answers.set(supplier, value),
          (error: unknown) => errors.set(supplier, error),
        )
        .finally(() => open.delete(supplier)),
    )
  const answered = () => suppliers.filter((supplier) => answers.has(supplier))
  const hasSomething = (supplier: Each) =>
    answers.has(supplier) && isSomething(answers.get(supplier) as Value)
  const isFirstThere = () => {
    const first = suppliers.find((supplier) => open.has(supplier) || hasSomething(supplier))
    return first !== undefined && !open.has(first)
  }
  const timer = new AbortController()
  let isLate = false
  const limit = sleep(withinMs, undefined, { signal: timer.signal }).then(
    () => {
      isLate = true
    },
    () => undefined,
  )
  const isEnough = () => (isLate ? suppliers.some(hasSomething) : isFirstEnough && isFirstThere())
  while (open.size > 0 && !isEnough()) await Promise.race([...open.values(), ...(isLate ? [] : [limit])])
  timer.abort()
  if (answers.size === 0 && errors.size > 0) throw failureOf([...errors.values()])
  const isMissing = (supplier: Each) => !answers.has(supplier) && !isNone(errors.get(supplier))
  return {
    answers: answered().map((supplier) => answers.get(supplier) as Value),
    isIncomplete: suppliers.some(isMissing),
  }
}

/** The first answer that is something, in the order of the suppliers; undefined when all have none. Throws as `gather`. */
export async function firstOf<Each, Value>(
  suppliers: readonly Each[],
  ask: (supplier: Each) => Promise<Value | undefined>,
  withinMs: number,
): Promise<Value | undefined> {
  const isSomething = (value: Value | undefined) => value !== undefined
  const found = await gather(suppliers, ask, { withinMs, isSomething, isFirstEnough: true })
  return found.answers.find(isSomething)
}

/** A supplier that does not have the place, the hotel or such a room is not missing. */
const isNone = (error: unknown) =>
  error instanceof SupplierError && ['NOT_FOUND', 'ROOM_TOO_SMALL'].includes(error.kind)

/** Of several errors the one that says most: a supplier may have what others do not know. */
const failureOf = (errors: readonly unknown[]): unknown =>
  errors.find((error) => !isNone(error)) ??
  errors.find((error) => error instanceof SupplierError && error.kind !== 'NOT_FOUND') ??
  errors[0]
