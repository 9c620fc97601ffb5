import type { AnyCall } from '@staykit/contract'
import fc from 'fast-check'
import type * as z from 'zod/mini'
import { type Fields, sampleOf } from './requests.ts'

/** Real values by field name, so that calls pass the checks of their shapes. */
export type Pool = Readonly<Record<string, readonly unknown[]>>

interface Definition {
  readonly type: string
  readonly innerType?: z.ZodMiniType
  readonly shape?: Record<string, z.ZodMiniType>
  readonly entries?: Record<string, string>
  readonly element?: z.ZodMiniType
  readonly items?: readonly z.ZodMiniType[]
  readonly options?: readonly z.ZodMiniType[]
  readonly values?: readonly unknown[]
  readonly in?: z.ZodMiniType
}

const hostile = [
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(5_000),
  '👩‍🚀مايا',
  "'); drop table bookings;--",
  '<script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  'NaN',
  '-1',
  '1e309',
  'a.b',
  'eyJhIjoxfQ.AAAA',
  '2030-02-30',
  '0000-00-00',
  null,
  true,
  0,
  -1,
  -0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  { $ne: null },
  { length: -1 },
]

const defOf = (schema: z.ZodMiniType) => (schema as unknown as { def: Definition }).def

/** Values that the schema accepts in most cases. */
function like(schema: z.ZodMiniType, pool: Pool): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  if (def.type === 'optional') return fc.oneof(fc.constant(undefined), like(inner(def), pool))
  if (def.innerType || def.in) return like(inner(def), pool)
  if (def.entries) return fc.constantFrom(...Object.values(def.entries))
  if (def.values) return fc.constantFrom(...def.values)
  if (def.shape) return record(def.shape, pool)
  if (def.items) return fc.tuple(...def.items.map((item) => like(item, pool)))
  if (def.element) return fc.array(like(def.element, pool), { maxLength: 3 })
  if (def.options) return fc.oneof(...def.options.map((option) => like(option, pool)))
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'number')
    return fc.oneof(
      fc.integer({ min: -2, max: 50 }),
      fc.double({ noNaN: true }),
      fc.constant(sampleOf(schema)),
    )
  if (def.type === 'string')
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(sampleOf(schema) ?? 'x') },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    )
  return fc.jsonValue({ maxDepth: 3 })
}

function inner(def: Definition): z.ZodMiniType {
  const schema = def.innerType ?? def.in
  if (!schema) throw new Error(`${def.type} has no inner schema`)
  return schema
}

function record(shape: Record<string, z.ZodMiniType>, pool: Pool): fc.Arbitrary<Fields> {
  return fc.record(
    Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, field(name, schema, pool)])),
  )
}

function field(name: string, schema: z.ZodMiniType, pool: Pool): fc.Arbitrary<unknown> {
  const examples = pool[name]
  return fc.oneof(
    { weight: 6, arbitrary: like(schema, pool) },
    ...(examples ? [{ weight: 60, arbitrary: fc.constantFrom(...examples) }] : []),
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  )
}

/** Bodies for a call: valid ones, the same with missing, extra and replaced parts, and bodies of another type. */
export function bodiesOf(call: AnyCall, pool: Pool): fc.Arbitrary<Fields | string> {
  const shape: Record<string, z.ZodMiniType> = call.request.def.shape
  const right = record(shape, pool)
  const names = Object.keys(shape)
  const broken = fc
    .tuple(right, fc.subarray(names), fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 5 }))
    .map(([body, left, value, more]): Fields => {
      const [first, ...missing] = left
      const remaining = Object.entries(body).filter(([name]) => !missing.includes(name))
      return { ...Object.fromEntries(remaining), ...(first && { [first]: value }), more }
    })
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json({ maxDepth: 6 }),
    fc.constant('{"a":'.repeat(40)),
  )
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 3, arbitrary: broken },
    { weight: 1, arbitrary: text },
  )
}
