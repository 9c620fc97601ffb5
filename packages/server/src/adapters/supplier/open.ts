import { ConfigError, type ValuesOf } from '../../kernel/environment.ts'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { Supplier } from '../../ports/supplier.ts'
import { createSuppliers, type Suppliers } from '../../ports/suppliers.ts'
import type { duffelVariables } from '../duffel/config.ts'
import { DUFFEL } from '../duffel/ids.ts'
import { ecbCurrencies } from '../ecb/ecb.ts'
import type { liteapiVariables } from '../liteapi/config.ts'
import type { LITEAPI } from '../liteapi/ids.ts'
import { type BookingRows, type BookingTable, memoryRows } from './booking-rows.ts'
import type { CityPlaces } from './city-places.ts'
import { configuredSuppliers, type supplierVariables } from './config.ts'

type Values = ValuesOf<typeof supplierVariables> &
  ValuesOf<typeof duffelVariables> &
  ValuesOf<typeof liteapiVariables>

interface Needs {
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  readonly places: CityPlaces
  readonly now: () => Date
  readonly rowsOf: (table: BookingTable) => BookingRows
}

/** A real supplier that has settings. Loads its client only on use. */
async function openSupplier(
  name: typeof DUFFEL | typeof LITEAPI,
  values: Values,
  { rowsOf, ...needs }: Needs,
): Promise<Supplier> {
  const selling = { ...needs, currencies: ecbCurrencies }
  if (name === DUFFEL) {
    const { createDuffelSupplier } = await import('../duffel/duffel.ts')
    return createDuffelSupplier({
      ...selling,
      rows: rowsOf('duffel_bookings'),
      token: values.DUFFEL_ACCESS_TOKEN ?? '',
      base: values.DUFFEL_API_BASE,
    })
  }
  const { createLiteapiSupplier } = await import('../liteapi/liteapi.ts')
  return createLiteapiSupplier({
    ...selling,
    rows: rowsOf('liteapi_bookings'),
    key: values.LITEAPI_KEY ?? '',
    base: values.LITEAPI_API_BASE,
    payment: values.LITEAPI_PAYMENT,
    nationality: values.LITEAPI_NATIONALITY,
  })
}

/** All suppliers with settings, and the sandbox if it is on. */
export async function openSuppliers(
  values: Values & { readonly SANDBOX: boolean },
  { sandbox, ...needs }: Needs & { readonly sandbox: () => Supplier },
): Promise<Suppliers> {
  const configured = configuredSuppliers(values, values.SANDBOX)
  const all = await Promise.all(
    configured.map(({ name }) => (name === 'sandbox' ? sandbox() : openSupplier(name, values, needs))),
  )
  const selling = all.filter((_, index) => configured[index]?.isSelling)
  if (selling.length === 0)
    throw new ConfigError('there is no supplier of rooms: set DUFFEL_ACCESS_TOKEN or LITEAPI_KEY')
  return createSuppliers(all, selling)
}

/** The suppliers of test keys, whose bookings stay in this process. */
export function openOnTrial(values: Values, needs: Omit<Needs, 'rowsOf'>): Promise<Supplier[]> {
  return Promise.all(
    configuredSuppliers(values, false).flatMap(({ name, isLive }) =>
      isLive || name === 'sandbox' ? [] : [openSupplier(name, values, { ...needs, rowsOf: memoryRows })],
    ),
  )
}
