import { SupplierError } from '../../../../ports/supplier.ts'

export interface Gathered<Value> {
  /** In the order of the suppliers. */
  readonly answers: readonly Value[]
  /** Whether a supplier failed, or has not answered yet. */
  readonly isIncomplete: boolean
}

/** A supplier does not have what it was asked for: it is skipped. */
export class Absent extends Error {
  override readonly name = 'Absent'
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
 * longer for the first that is something. Throws the error of the first supplier when all fail, an outage before NOT_FOUND.
 */
export async function gather<Each, Value>(
  suppliers: readonly Each[],
  ask: (supplier: Each) => Promise<Value>,
  { withinMs, isSomething = () => true, isFirstEnough = false }: Wait<Value>,
): Promise<Gathered<Value>> {
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
  const hasSomething = (supplier: Each) =>
    answers.has(supplier) && isSomething(answers.get(supplier) as Value)
  const isFirstThere = () => {
    const first = suppliers.find((supplier) => open.has(supplier) || hasSomething(supplier))
    return first !== undefined && !open.has(first)
  }
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve()
    }, withinMs)
  })
  const isEnough = () => (isLate ? suppliers.some(hasSomething) : isFirstEnough && isFirstThere())
  while (open.size > 0 && !isEnough()) await Promise.race([...open.values(), ...(isLate ? [] : [limit])])
  clearTimeout(timer)
  const failures = suppliers.flatMap((supplier) => errors.get(supplier) ?? [])
  // A hotel that one supplier does not have may be at another one, which failed.
  const failure =
    failures.find((error) => !isNone(error)) ?? failures.find((error) => !(error instanceof Absent))
  if (answers.size === 0 && failure) throw failure
  const isMissing = (supplier: Each) => !answers.has(supplier) && !isNone(errors.get(supplier))
  return {
    answers: suppliers.flatMap((supplier) => (answers.has(supplier) ? [answers.get(supplier) as Value] : [])),
    isIncomplete: suppliers.some(isMissing),
  }
}

/** The first answer that is something, in the order of the suppliers; undefined when all have none. Throws when one is missing. */
export async function firstOf<Each, Value>(
  suppliers: readonly Each[],
  ask: (supplier: Each) => Promise<Value | undefined>,
  withinMs: number,
): Promise<Value | undefined> {
  const isSomething = (value: Value | undefined) => value !== undefined
  const found = await gather(suppliers, ask, { withinMs, isSomething, isFirstEnough: true })
  const first = found.answers.find(isSomething)
  if (first === undefined && found.isIncomplete) throw nothingYet()
  return first
}

/** Others have nothing, and one is missing: that is not sold out. */
export const nothingYet = () =>
  new SupplierError('UNAVAILABLE', 'a supplier is missing, and the others have nothing')

/** A supplier that does not have the place, the hotel or such a room is not missing. */
const isNone = (error: unknown) =>
  error instanceof Absent ||
  (error instanceof SupplierError && ['NOT_FOUND', 'ROOM_TOO_SMALL'].includes(error.kind))
