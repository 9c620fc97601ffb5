import type { AnyCall } from '@staykit/contract'
import * as z from 'zod/mini'

export type Fields = Record<string, unknown>

/** Texts; for each field of the contract one of them is valid. */
const texts = ['2030-12-11', 'USD', 'x'.repeat(16), 'ann@example.com', '12345678', 'Aa1!aaaa', 'x']
const values = [...texts, 1, 2, true, ['x'], {}]

/** Generates a request that is valid for the schema of the call. */
export function requestOf(call: AnyCall): Fields {
  const shape: Record<string, z.ZodMiniType> = call.request.def.shape
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = sampleOf(schema)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export function sampleOf(schema: z.ZodMiniType): unknown {
  const { def } = schema as unknown as {
    def: {
      innerType?: z.ZodMiniType
      shape?: Record<string, z.ZodMiniType>
      entries?: Record<string, string>
      element?: z.ZodMiniType
    }
  }
  if (def.entries) return Object.values(def.entries)[0]
  if (def.element) return [sampleOf(def.element)]
  if (def.innerType) return sampleOf(def.innerType)
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, sampleOf(inner)]))
  return values.find((value) => z.safeParse(schema, value).success)
}
