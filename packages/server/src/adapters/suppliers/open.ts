import { ConfigError } from '../../kernel/environment.ts'
import type { Supplier } from '../../ports/supplier.ts'
import { createSuppliers, type Suppliers } from '../../ports/suppliers.ts'
import { ecbCurrencies } from '../ecb/ecb.ts'
import type { SupplierNeeds } from '../supplier/adapter.ts'
import { type BookingRows, type BookingTable, memoryRows } from '../supplier/booking-rows.ts'
import { configuredSuppliers, type SupplierValues } from './config.ts'
import { type AdapterName, supplierAdapters } from './list.ts'

type OnTrial = Omit<SupplierNeeds, 'rows' | 'currencies'>
type Needs = OnTrial & { readonly rowsOf: (table: BookingTable) => BookingRows }

/** A real supplier that has settings. */
function openSupplier(
  name: AdapterName,
  values: SupplierValues,
  { rowsOf, ...needs }: Needs,
): Promise<Supplier> {
  const adapter = supplierAdapters.find((each) => each.name === name)
  if (!adapter) throw new ConfigError(`there is no supplier ${name}`)
  return adapter.open(values, { ...needs, currencies: ecbCurrencies, rows: rowsOf(adapter.bookings) })
}

/** All suppliers with settings, and the sandbox if it is on. */
export async function openSuppliers(
  values: SupplierValues & { readonly SANDBOX: boolean },
  { sandbox, ...needs }: Needs & { readonly sandbox: () => Supplier },
): Promise<Suppliers> {
  const configured = configuredSuppliers(values, values.SANDBOX)
  const all = await Promise.all(
    configured.map(({ name }) => (name === 'sandbox' ? sandbox() : openSupplier(name, values, needs))),
  )
  const selling = all.filter((_, index) => configured[index]?.isSelling)
  if (selling.length === 0)
    throw new ConfigError(
      `there is no supplier of rooms: set ${supplierAdapters.map(({ key }) => key).join(' or ')}`,
    )
  return createSuppliers(all, selling)
}

/** The suppliers of test keys, whose bookings stay in this process. */
export function openOnTrial(values: SupplierValues, needs: OnTrial): Promise<Supplier[]> {
  return Promise.all(
    configuredSuppliers(values, false).flatMap(({ name, isLive }) =>
      isLive || name === 'sandbox' ? [] : [openSupplier(name, values, { ...needs, rowsOf: memoryRows })],
    ),
  )
}
