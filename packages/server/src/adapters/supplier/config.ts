import * as z from 'zod'
import { type ValuesOf, variables } from '../../kernel/environment.ts'
import type { duffelVariables } from '../duffel/config.ts'
import { DUFFEL } from '../duffel/ids.ts'
import type { liteapiVariables } from '../liteapi/config.ts'
import { LITEAPI } from '../liteapi/ids.ts'

const SANDBOX = 'sandbox'
const names = [DUFFEL, LITEAPI, SANDBOX] as const
export type SupplierName = (typeof names)[number]

export const supplierVariables = variables({
  shape: {
    /** `liteapi,duffel`: those that sell rooms, the preferred one first. */
    SUPPLIERS: z
      .string()
      .transform((list) => [...new Set(list.split(/[\s,]+/).filter(Boolean))])
      .pipe(z.array(z.enum(names, `names of ${names.join(', ')}`)).min(1))
      .optional(),
  },
})

type Values = ValuesOf<typeof supplierVariables> &
  ValuesOf<typeof duffelVariables> &
  ValuesOf<typeof liteapiVariables>

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
export function configuredSuppliers(values: Values, sandbox: boolean): Configured[] {
  const { DUFFEL_ACCESS_TOKEN: token, LITEAPI_KEY: key, SUPPLIERS: list } = values
  const all = [
    ...(token === undefined
      ? []
      : [
          {
            name: DUFFEL,
            variable: 'DUFFEL_ACCESS_TOKEN',
            isLive: !token.startsWith('duffel_test_'),
          } as const,
        ]),
    ...(key === undefined
      ? []
      : [{ name: LITEAPI, variable: 'LITEAPI_KEY', isLive: !key.startsWith('sand_') } as const]),
    ...(sandbox ? [{ name: SANDBOX, variable: 'SANDBOX', isLive: false } as const] : []),
  ]
  const real = all.filter(({ name }) => name !== SANDBOX).map(({ name }) => name)
  const order: readonly SupplierName[] = list ?? (real.length > 0 ? real : [SANDBOX])
  const rankOf = (name: SupplierName) => (order.includes(name) ? order.indexOf(name) : order.length)
  return all
    .map((each) => ({ ...each, isSelling: order.includes(each.name) }))
    .sort((a, b) => rankOf(a.name) - rankOf(b.name))
}

/** A line for each supplier of SUPPLIERS without settings. */
export function suppliersWithoutSettings(values: Values, sandbox: boolean): string[] {
  const configured = new Set(configuredSuppliers(values, sandbox).map(({ name }) => name))
  return (values.SUPPLIERS ?? [])
    .filter((name) => !configured.has(name))
    .map((name) => `SUPPLIERS names ${name}, which has no settings: remove it, or set its key`)
}
