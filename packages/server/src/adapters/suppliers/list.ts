import { duffel } from '../duffel/adapter.ts'
import { liteapi } from '../liteapi/adapter.ts'

/** All suppliers of real rooms, in the order of preference. */
export const supplierAdapters = [duffel, liteapi] as const

type Adapter = (typeof supplierAdapters)[number]
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never

export type AdapterName = Adapter['name']

/** The variables of all of them. */
export const adapterShape = Object.assign(
  {},
  ...supplierAdapters.map(({ variables }) => variables.shape),
) as All<Adapter['variables']['shape']>
