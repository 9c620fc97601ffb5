import * as z from 'zod'
import { type Variables, variables } from '../../kernel/environment.ts'
import { type AdapterName, adapterShape, supplierAdapters } from './list.ts'

const SANDBOX = 'sandbox'
export type SupplierName = AdapterName | typeof SANDBOX
const names: readonly SupplierName[] = [...supplierAdapters.map(({ name }) => name), SANDBOX]

const own = variables({
  shape: {
    /** `liteapi,duffel`: those that sell rooms, the preferred one first. */
    SUPPLIERS: z
      .string()
      .transform((list) => [...new Set(list.split(/[\s,]+/).filter(Boolean))])
      .pipe(z.array(z.enum(names, `names of ${names.join(', ')}`)).min(1))
      .optional(),
  },
})

/** The variables of suppliers, with their rules. */
export const supplierParts: readonly Variables[] = [own, ...supplierAdapters.map((each) => each.variables)]
export const supplierShape = { ...own.shape, ...adapterShape }
const schema = z.object(supplierShape)
export type SupplierValues = z.output<typeof schema>

/** The key that messages name while there is none. */
export const FIRST_KEY = supplierAdapters[0].key

/** A line when no supplier has a key: one is enough. */
export function missingSupplier(values: SupplierValues): string[] {
  if (supplierAdapters.some(({ key }) => values[key])) return []
  const [{ key, hint }, ...others] = supplierAdapters
  return [`${key} is missing: ${hint}, or set ${others.map((other) => other.key).join(' or ')}`]
}

/** The address of each supplier whose key is live, as the names of its two variables. */
export const liveAddresses = (values: SupplierValues) =>
  supplierAdapters.flatMap(({ base, key, isTestKey }) => {
    const value = values[key]
    return value === undefined || isTestKey(value) ? [] : [[base, key] as const]
  })

/** A supplier with settings. */
export interface Configured {
  readonly name: SupplierName
  /** Its setting, for messages. */
  readonly variable: string
  /** Whether its rooms cost real money. */
  readonly isLive: boolean
  readonly isSelling: boolean
}

/** Suppliers with settings, those that sell first, in order of preference: all real ones without SUPPLIERS. */
export function configuredSuppliers(values: SupplierValues, sandbox: boolean): Configured[] {
  const all = [
    ...supplierAdapters.flatMap(({ name, key, isTestKey }) => {
      const value = values[key]
      return value === undefined ? [] : [{ name, variable: key, isLive: !isTestKey(value) }]
    }),
    ...(sandbox ? [{ name: SANDBOX, variable: 'SANDBOX', isLive: false } as const] : []),
  ]
  const real = all.filter(({ name }) => name !== SANDBOX).map(({ name }) => name)
  const order: readonly SupplierName[] = values.SUPPLIERS ?? (real.length > 0 ? real : [SANDBOX])
  const rankOf = (name: SupplierName) => (order.includes(name) ? order.indexOf(name) : order.length)
  return all
    .map((each) => ({ ...each, isSelling: order.includes(each.name) }))
    .sort((a, b) => rankOf(a.name) - rankOf(b.name))
}

/** A line for each supplier of SUPPLIERS without settings. */
export function suppliersWithoutSettings(values: SupplierValues, sandbox: boolean): string[] {
  const configured = new Set(configuredSuppliers(values, sandbox).map(({ name }) => name))
  return (values.SUPPLIERS ?? [])
    .filter((name) => !configured.has(name))
    .map((name) => `SUPPLIERS names ${name}, which has no settings: remove it, or set its key`)
}
