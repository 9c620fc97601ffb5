import { roomsText } from '@staykit/domain'
import { LRUCache } from 'lru-cache'
import type { StayRequest, Supplier } from '../../../../ports/supplier.ts'
import type { Suppliers } from '../../../../ports/suppliers.ts'
import { Absent } from './gather.ts'
import { findIn } from './match.ts'
import type { Pairs } from './pairs.ts'

/** A hotel at one supplier. */
export interface Member {
  readonly supplier: Supplier
  readonly id: string
}

/** A supplier that sells, and the id of a hotel there; `id` throws Absent when it does not have it. */
export interface Seller {
  readonly supplier: Supplier
  id(): Promise<string>
}

/** The same hotel at its suppliers. */
export interface Groups {
  publicId(hotelId: string): Promise<string>
  /** At all suppliers, that of the public id first, then those that sell. Empty for an invalid id. */
  all(hotelId: string): Promise<readonly Member[]>
  /**
   * The suppliers that sell, the preferred one first; none for an invalid id. `id` looks for the hotel at a supplier whose
   * list of this place has not been merged yet.
   */
  selling(hotelId: string, request: StayRequest): Promise<readonly Seller[]>
}

/** How long a hotel that a supplier does not have for a stay is not looked for there again. */
const ABSENT_MS = 10 * 60_000

export function createGroups({ all: configured, selling, ofHotel }: Suppliers, pairs: Pairs): Groups {
  const absent = new LRUCache<string, true>({ max: 10_000, ttl: ABSENT_MS })
  const isAlone = configured.length === 1
  const idsOf = async (hotelId: string): Promise<readonly string[]> => {
    // Ids of a supplier whose keys are gone lead to the same hotel at the one that is left.
    if (isAlone && ofHotel(hotelId)) return [hotelId]
    const verdicts = await pairs.of([hotelId])
    const publicId = verdicts.publicId(hotelId)
    return [publicId, ...verdicts.sameAs(publicId)]
  }
  const all = async (hotelId: string): Promise<readonly Member[]> => {
    const members = (await idsOf(hotelId)).flatMap((id) => {
      const supplier = ofHotel(id)
      return supplier ? [{ supplier, id }] : []
    })
    const [first, ...others] = members
    return first ? [first, ...others.sort((a, b) => rankOf(a) - rankOf(b))] : []
  }
  const rankOf = ({ supplier }: Member) => {
    const rank = selling.indexOf(supplier)
    return rank === -1 ? selling.length : rank
  }
  const lookFor = async (member: Member, at: Supplier, request: StayRequest): Promise<string> => {
    const { stay, occupancy, currency } = request
    const key = [at.name, member.id, stay.checkIn, stay.checkOut, roomsText(occupancy)].join(' ')
    const none = new Absent(`${at.name} does not have the hotel ${member.id}`)
    if (absent.has(key)) throw none
    const hotel = await member.supplier.hotel(member.id)
    const list = await at.search({ place: { cityId: hotel.location.cityId }, stay, occupancy, currency })
    const verdicts = await pairs.of([member.id])
    const index = findIn(list, hotel, verdicts)
    const id = index === undefined ? undefined : list.idOf(index)
    const isOther = id !== undefined && (await pairs.of([id])).sameAs(id).some(member.supplier.owns)
    if (id === undefined || isOther) {
      absent.set(key, true)
      throw none
    }
    pairs.note([{ publicId: verdicts.publicId(member.id), otherId: id }])
    return id
  }
  return {
    publicId: async (hotelId) => (await idsOf(hotelId))[0] ?? hotelId,
    all,
    async selling(hotelId, request) {
      const members = await all(hotelId)
      const [first] = members
      if (!first) return []
      return selling.flatMap((supplier): Seller[] => {
        const member = members.find((each) => each.supplier === supplier)
        if (member) return [{ supplier, id: async () => member.id }]
        return isAlone ? [] : [{ supplier, id: () => lookFor(first, supplier, request) }]
      })
    },
  }
}
