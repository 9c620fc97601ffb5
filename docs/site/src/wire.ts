import type { AnyCall } from '@staykit/contract'
import * as contract from '@staykit/contract'
import * as z from 'zod/mini'

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value

/** JSON Schema 2020-12. It leaves out refinements that JSON Schema cannot express, such as a valid date. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

const unbounded = Number.MAX_SAFE_INTEGER

function typeOf({ type, enum: values, const: value, anyOf, items }: Schema): string {
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ')
  if (value !== undefined) return JSON.stringify(value)
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (type === 'array' && items) return `${typeOf(items)}[]`
  return type ?? 'any'
}

function boundsOf({ minLength, maxLength, minimum, maximum, maxItems }: Schema): string {
  const isLimit = (limit: number | undefined): limit is number =>
    limit !== undefined && Math.abs(limit) < unbounded
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (isLimit(least) && isLimit(most)) return `${least} to ${most}${unit}`
    if (isLimit(most)) return `at most ${most}${unit}`
    return isLimit(least) ? `at least ${least}${unit}` : ''
  }
  return [
    range(minLength, maxLength, ' letters'),
    range(minimum, maximum, ''),
    isLimit(maxItems) ? `at most ${maxItems} entries` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function limitsOf(limits: AnyCall['limits']): string {
  if ('none' in limits) return `none: ${limits.none}`
  return limits
    .map(({ points, seconds, per }) => {
      const counted = typeof per === 'string' ? (per === 'address' ? 'IP address' : per) : per.field
      return `${points} in ${seconds} s for each ${counted}`
    })
    .join(', ')
}

/** Every call of the API, in the format of the reference page. */
export const calls = Object.entries<unknown>(contract)
  .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, { method, base, path, summary, access, limits, request, response }]) => {
    const { properties = {}, required = [] } = schemaOf(request, 'input')
    return {
      name,
      method,
      address: contract.basePaths[base] + path,
      summary,
      access,
      limits: limitsOf(limits),
      fields: Object.entries(properties).map(([field, schema]) => ({
        name: field,
        type: typeOf(schema),
        must: required.includes(field),
        bounds: boundsOf(schema),
      })),
      schema: JSON.stringify(schemaOf(response, 'output'), null, 2),
    }
  })
