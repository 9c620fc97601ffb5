import type { AnyCall } from '@staykit/contract'
import * as contract from '@staykit/contract'
import * as z from 'zod/mini'

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value

/** JSON Schema 2020-12; what a schema refines beyond it (a date that exists) is left out. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

/** Every call by its name, as it is on the wire: what docs/reference/wire.json holds. */
export function wire(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries<unknown>(contract)
      .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { request, response, ...call }]) => [
        name,
        { ...call, request: schemaOf(request, 'input'), response: schemaOf(response, 'output') },
      ]),
  )
}

export const wireFile = new URL('../../docs/reference/wire.json', import.meta.url)
export const wireText = () => `${JSON.stringify(wire(), null, 2)}\n`
