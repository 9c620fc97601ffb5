import { expect, it } from 'vitest'
import type { Supplier } from '../../ports/supplier.ts'
import { listed } from '../suppliers.ts'
import { failure, isFree, type Under } from './under.ts'

/** How a test makes a provider lie. */
export interface Hostile {
  /** The adapter in another process: it has no answers yet. */
  fresh(): Supplier
  /** Replaces the bodies of the provider's answers, until it is called again without a change. */
  distort(change?: (call: string, body: object) => object): void
  /** The call that confirms the price of an offer. */
  readonly confirmation: RegExp
  /** Wrong confirmations by name: each changes the answer in place. */
  readonly lies: Readonly<Record<string, (answer: never) => void>>
}

type Path = readonly (string | number)[]

/** Values that no field of an answer should have. */
const hostileValues: readonly unknown[] = [
  ...[null, -1, 0, 1e300, '', '0', '-5', 'XYZ', [], {}],
  ...['nul\0', 'half \ud800', '&#0;&#55296;', '<'.repeat(200_000), 'x'.repeat(2_000_000)],
]

/** Bytes that one item may add to a list, whatever the provider writes into it. */
const ITEM_BYTES = 100_000

/** Leaves of the first item of each list. */
function leavesOfItems(value: unknown, path: Path = [], isItem = false): Path[] {
  if (typeof value !== 'object' || value === null) return isItem ? [path] : []
  if (Array.isArray(value))
    return value.slice(0, 1).flatMap((each) => leavesOfItems(each, [...path, 0], isItem || value.length > 4))
  return Object.entries(value).flatMap(([key, each]) => leavesOfItems(each, [...path, key], isItem))
}

/** A copy with another value at a path. */
function replaced(body: object, path: Path, value: unknown): object {
  const copy = structuredClone(body)
  let at = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  at[path.at(-1) ?? ''] = value
  return copy
}

/** A supplier that lies costs the item that it lies about, and nothing is sold that was not asked for. */
export function testHostile({ subject, request, offerOf }: Under): void {
  const hostile = () => subject().hostile
  const listOf = (supplier: Supplier) =>
    listed(supplier, {
      ...{ ...request(), place: { cityId: subject().cityId } },
      ...{ from: 0, to: 200, sort: 'most_popular', filters: {} },
    })
  const pricesOf = async (supplier: Supplier) =>
    new Map((await listOf(supplier)).hotels.map(({ hotel, price }) => [hotel.id, price?.final.minor]))

  it('leaves one hotel out for one bad value in an answer, and keeps the others with their prices', async (test) => {
    const lying = hostile()
    if (!lying) return test.skip()
    const answers = new Map<string, object>()
    lying.distort((call, body) => {
      answers.set(call, body)
      return body
    })
    const honest = await pricesOf(lying.fresh())
    const trials = [...answers].flatMap(([call, body]) =>
      leavesOfItems(body).flatMap((path) => hostileValues.map((value) => ({ call, path, value }))),
    )
    // Evenly over all leaves and values.
    const step = Math.max(1, Math.floor(trials.length / 200))
    const chosen = trials.filter((_, index) => index % step === 0)
    expect(chosen.length).toBeGreaterThan(100)
    for (const { call, path, value } of chosen) {
      const name = `${call} ${path.join('.')} ${JSON.stringify(value)?.slice(0, 20)}`
      lying.distort((called, body) => (called === call ? replaced(body, path, value) : body))
      const { hotels } = await listOf(lying.fresh())
      const found = new Map(hotels.map(({ hotel, price }) => [hotel.id, price?.final.minor]))
      const others = [...honest].filter(([id, minor]) => found.get(id) !== minor)
      expect(others.length, name).toBeLessThanOrEqual(1)
      for (const minor of found.values()) expect(minor, name).toBeGreaterThan(0)
      const item = hotels.find(({ hotel }) => hotel.id === others[0]?.[0] || !honest.has(hotel.id))
      expect(JSON.stringify(item ?? '').length, name).toBeLessThan(ITEM_BYTES)
      expect(JSON.stringify(hotels), name).not.toMatch(/\\u0000|\\ud[89ab]/)
    }
    lying.distort()
  })

  it('sells nothing where the provider confirms another offer', async (test) => {
    const lying = hostile()
    if (!lying) return test.skip()
    const { key } = await offerOf('The Free Cancellation', isFree)
    for (const [name, change] of Object.entries(lying.lies)) {
      lying.distort((call, body) => {
        if (!lying.confirmation.test(call)) return body
        const copy = structuredClone(body)
        change(copy as never)
        return copy
      })
      expect(await failure(lying.fresh().check(key)), name).toBe('SOLD_OUT')
    }
    lying.distort()
    expect(await failure(lying.fresh().check(key))).toBe(undefined)
  })
}
