import wire from '../../reference/wire.json' with { type: 'json' }

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

interface WireCall {
  readonly method: string
  readonly base: string
  readonly path: string
  readonly summary: string
  readonly access: string
  readonly limits:
    | readonly {
        readonly points: number
        readonly seconds: number
        readonly per: string | { readonly field: string }
      }[]
    | { readonly none: string }
  readonly request: Schema
  readonly response: Schema
}

const bases: Readonly<Record<string, string>> = {
  api: '/api',
  travel: '/travel',
  rewards: '/travel',
  platform: '/platform/api/v1',
}
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

function limitsOf(limits: WireCall['limits']): string {
  if ('none' in limits) return `none: ${limits.none}`
  return limits
    .map(({ points, seconds, per }) => {
      const counted = typeof per === 'string' ? (per === 'address' ? 'IP address' : per) : per.field
      return `${points} in ${seconds} s for each ${counted}`
    })
    .join(', ')
}

/** Every call of the wire, as the reference page shows it. */
export const calls = Object.entries(wire as unknown as Readonly<Record<string, WireCall>>).map(
  ([name, call]) => ({
    name,
    method: call.method,
    address: (bases[call.base] ?? '') + call.path,
    summary: call.summary,
    access: call.access,
    limits: limitsOf(call.limits),
    fields: Object.entries(call.request.properties ?? {}).map(([field, schema]) => ({
      name: field,
      type: typeOf(schema),
      must: call.request.required?.includes(field) ?? false,
      bounds: boundsOf(schema),
    })),
    schema: JSON.stringify(call.response, null, 2),
  }),
)
