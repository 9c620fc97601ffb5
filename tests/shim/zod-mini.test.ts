import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as zod from 'zod/mini'
import * as shim from '../../sdk/src/shim/zod-mini.ts'

// The contract is loaded twice: on the real zod and on the shim of the CDN bundle. Both must judge alike and give the same data.
const real = await import('@staykit/contract')
vi.resetModules()
vi.doMock('zod/mini', () => shim)
const lean: Record<string, unknown> = await import('@staykit/contract')

interface Schema {
  readonly def: Readonly<Record<string, unknown>> & { readonly type: string }
}
const calls = Object.entries(real).flatMap(([name, call]) =>
  typeof call === 'object' && call !== null && 'request' in call && 'response' in call
    ? (['request', 'response'] as const).map((side) => ({
        name: `${name}.${side}`,
        schema: call[side] as unknown as Schema & zod.ZodMiniType,
        lean: (lean[name] as Record<string, Parameters<typeof shim.safeParse>[0]>)[side],
      }))
    : [],
)

/** Values that a schema takes, as far as its shape says. */
function valuesOf({ def }: Schema): fc.Arbitrary<unknown> {
  const inner = (name: string) => def[name] as Schema
  const list = (name: string) => def[name] as Schema[]
  switch (def.type) {
    case 'string':
      return fc.constantFrom('2030-12-12', 'USD', '12345678', 'request-1234567890', 'a', '')
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as object))
    case 'optional':
      return fc.option(valuesOf(inner('innerType')), { nil: undefined })
    case 'array':
      return fc.array(valuesOf(inner('element')), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...list('items').map(valuesOf))
    case 'union':
      return fc.oneof(...list('options').map(valuesOf))
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(inner('valueType')), { maxKeys: 3 })
    case 'object': {
      const shape = Object.entries(def.shape as Record<string, Schema>)
      const required = shape.filter(([, each]) => each.def.type !== 'optional').map(([name]) => name)
      const values: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
        shape.map(([name, each]) => [name, valuesOf(each)]),
      )
      return fc.record({ ...values, stranger: fc.anything() }, { requiredKeys: required as 'stranger'[] })
    }
    default:
      return fc.anything()
  }
}

/** The value, or the value with one thing in it gone wrong. */
const spoilt = (value: unknown) =>
  fc.tuple(fc.nat(), fc.anything(), fc.boolean()).map(([at, wrong, spoil]) => {
    if (!spoil || typeof value !== 'object' || value === null) return value
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    const keys = Object.keys(copy)
    const key = keys[at % Math.max(1, keys.length)]
    if (key === undefined || key === '__proto__') return wrong
    if (at % 2) delete copy[key]
    else copy[key] = wrong
    return copy
  })

describe('the zod of the CDN bundle', () => {
  it('covers every call of the contract', () => expect(calls.length).toBeGreaterThan(60))

  it('leaves a key __proto__ out of a record, as the real one does', () => {
    const value = JSON.parse('{"a":1,"__proto__":2}')
    const expected = zod.safeParse(zod.record(zod.string(), zod.number()), value)
    const actual = shim.safeParse(shim.record(shim.string(), shim.number()), value)
    expect(actual).toMatchObject({ success: true, data: expected.data })
    expect(Object.keys(expected.data ?? {})).toEqual(['a'])
    expect(Object.keys((actual.success && actual.data) as object)).toEqual(['a'])
  })

  it.each(calls)('judges $name as the real one does', ({ schema, lean: leanSchema }) => {
    if (!leanSchema) throw new Error('not in the lean contract')
    const given = fc.oneof(fc.anything(), valuesOf(schema).chain(spoilt), valuesOf(schema))
    fc.assert(
      fc.property(given, (value) => {
        const expected = zod.safeParse(schema, value)
        const actual = shim.safeParse(leanSchema, value)
        expect(actual.success).toBe(expected.success)
        if (actual.success) expect(actual.data).toEqual(expected.data)
      }),
      { numRuns: 60 },
    )
  })
})
