import type { ValuesOf } from '../../kernel/environment.ts'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { Supplier } from '../../ports/supplier.ts'
import type { duffelVariables } from '../duffel/config.ts'
import { ecbCurrencies } from '../ecb/ecb.ts'
import type { liteapiVariables } from '../liteapi/config.ts'
import { type BookingRows, type BookingTable, memoryRows } from './booking-rows.ts'
import type { CityPlaces } from './city-places.ts'

type Values = ValuesOf<typeof duffelVariables> & ValuesOf<typeof liteapiVariables>

interface Needs {
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  readonly places: CityPlaces
  readonly now: () => Date
  readonly rowsOf: (table: BookingTable) => BookingRows
}

/** The supplier of a token or a key; undefined without one. Loads its client only on use. */
export async function openSupplier(
  values: Values,
  { rowsOf, ...needs }: Needs,
): Promise<Supplier | undefined> {
  const { DUFFEL_ACCESS_TOKEN: token, LITEAPI_KEY: key } = values
  const selling = { ...needs, currencies: ecbCurrencies }
  if (token) {
    const { createDuffelSupplier } = await import('../duffel/duffel.ts')
    return createDuffelSupplier({
      ...selling,
      rows: rowsOf('duffel_bookings'),
      token,
      base: values.DUFFEL_API_BASE,
    })
  }
  if (!key) return undefined
  const { createLiteapiSupplier } = await import('../liteapi/liteapi.ts')
  return createLiteapiSupplier({
    ...selling,
    rows: rowsOf('liteapi_bookings'),
    key,
    base: values.LITEAPI_API_BASE,
    payment: values.LITEAPI_PAYMENT,
    nationality: values.LITEAPI_NATIONALITY,
  })
}

/** The supplier of a test key, whose bookings stay in this process; undefined without such a key. */
export async function openOnTrial(
  values: Values,
  needs: Omit<Needs, 'rowsOf'>,
): Promise<Supplier | undefined> {
  const { DUFFEL_ACCESS_TOKEN: token = '', LITEAPI_KEY: key = '' } = values
  const isTest = token.startsWith('duffel_test_') || (token === '' && key.startsWith('sand_'))
  return isTest ? openSupplier(values, { ...needs, rowsOf: memoryRows }) : undefined
}
