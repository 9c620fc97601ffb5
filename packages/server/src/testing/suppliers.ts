import type { WireRate } from '@staykit/contract'
import { addNights, DEFAULT_OCCUPANCY, localDate } from '@staykit/domain'
import { type Listing, type ListQuery, listingOf } from '../modules/catalogue/hotels/listing.ts'
import type { SearchQuery, Supplier } from '../ports/supplier.ts'
import { changedSuppliers, type Suppliers } from '../ports/suppliers.ts'
import { TESTVILLE } from '../sandbox/testville/city.ts'

interface WithSuppliers {
  readonly suppliers: Suppliers
}

/** The sandbox of a server. */
export const sandboxOf = ({ suppliers }: WithSuppliers): Supplier => suppliers.of('sandbox')

/** The suppliers of a server with other calls. */
export const suppliersWith = (
  { suppliers }: WithSuppliers,
  change: Partial<Supplier> | ((supplier: Supplier) => Partial<Supplier>),
): WithSuppliers => ({
  suppliers: changedSuppliers(suppliers, (supplier) => ({
    ...supplier,
    ...(typeof change === 'function' ? change(supplier) : change),
  })),
})

/** The list of a place as a page shows it. */
export const listed = async (supplier: Supplier, query: SearchQuery & ListQuery): Promise<Listing> =>
  listingOf(await supplier.search(query), query)

/** Id of a hotel of Testville at a supplier, by its name. */
export async function hotelOf(supplier: Supplier, hotelName: string): Promise<string> {
  const checkIn = addNights(localDate(new Date()), 30)
  const { hotels } = await listed(supplier, {
    place: { cityId: TESTVILLE },
    stay: { checkIn, checkOut: addNights(checkIn, 2) },
    occupancy: DEFAULT_OCCUPANCY,
    currency: 'USD',
    from: 0,
    to: 1,
    sort: 'most_popular',
    filters: { hotelName },
  })
  return hotels[0]?.hotel.id ?? ''
}

/** The supplier that the signed bundle of a rate names. */
export const sellerOf = ({ ppn_book_bundle: bundle }: WireRate): string =>
  JSON.parse(Buffer.from(bundle.split('.')[0] ?? '', 'base64url').toString()).s
