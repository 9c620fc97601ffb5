import { type OfferKey, type Supplier, SupplierError } from './supplier.ts'

/** All suppliers with settings. A booking belongs to its supplier for ever, also when that one sells no more. */
export interface Suppliers {
  readonly all: readonly Supplier[]
  /** Those whose rooms are in lists and rates, the preferred one first. */
  readonly selling: readonly Supplier[]
  /** Throws UNAVAILABLE when it has no settings: its bookings wait for them. */
  of(name: string): Supplier
  /** The supplier of a hotel id; undefined for an invalid id. */
  ofHotel(hotelId: string): Supplier | undefined
  /** The supplier of an offer. Offers and bookings of earlier versions do not name theirs: it follows from the hotel. */
  ofOffer(key: Pick<OfferKey, 'hotelId'> & { readonly supplier?: string | null | undefined }): Supplier
}

/** The same suppliers, each as `change` returns it. */
export function changedSuppliers(
  { all, selling }: Suppliers,
  change: (supplier: Supplier) => Supplier,
): Suppliers {
  const changed = new Map(all.map((supplier) => [supplier, change(supplier)]))
  return createSuppliers(
    [...changed.values()],
    selling.map((supplier) => changed.get(supplier) ?? supplier),
  )
}

export function createSuppliers(all: readonly Supplier[], selling: readonly Supplier[] = all): Suppliers {
  const of = (name: string) => {
    const found = all.find((supplier) => supplier.name === name)
    if (!found) throw new SupplierError('UNAVAILABLE', `the supplier ${name} has no settings`)
    return found
  }
  const ofHotel = (hotelId: string) => all.find((supplier) => supplier.owns(hotelId))
  return {
    all,
    selling,
    of,
    ofHotel,
    ofOffer({ supplier, hotelId }) {
      if (supplier) return of(supplier)
      const found = ofHotel(hotelId) ?? selling[0]
      if (!found) throw new SupplierError('UNAVAILABLE', `no supplier has the hotel ${hotelId}`)
      return found
    },
  }
}
