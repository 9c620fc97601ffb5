import { addNights, type StayPart, spreadGuests } from '@staykit/domain'
import { expect, it } from 'vitest'
import { failure, isFree, type Under } from './under.ts'

/** Cancellation of a part of a booking. */
export function testParts({ subject, reference, offersOf, book }: Under): void {
  it('cancels a room and the last night alone, once for each key, where it says that it can', async () => {
    const { supplier } = subject()
    const { canCancelRoom = false, canShorten = false, cancelPart } = supplier
    if (!canCancelRoom && !canShorten) return expect(cancelPart).toBeUndefined()
    const two = { occupancy: spreadGuests(2, 3) }
    const offer = (await offersOf('The Free Cancellation', two)).find(isFree)
    if (!offer || !cancelPart) throw new Error('no free cancellation of two rooms')
    const under = reference()
    await book(under, offer)
    const twice = (part: StayPart, key: string) =>
      Promise.all([1, 2].map(() => cancelPart(under, part, `${under}:${key}`)))
    const { checkOut } = subject().stay
    let left = { status: 'booked', rooms: 2, checkOut }
    if (canCancelRoom) {
      left = { ...left, rooms: 1 }
      for (const answer of await twice({ kind: 'room', room: 0 }, '1')) expect(answer).toMatchObject(left)
      expect(await failure(cancelPart(under, { kind: 'room', room: 0 }, `${under}:2`))).toBe(
        'NOT_CANCELLABLE',
      )
    }
    if (canShorten) {
      left = { ...left, checkOut: addNights(checkOut, -1) }
      for (const answer of await twice({ kind: 'night' }, '3')) expect(answer).toMatchObject(left)
    }
    expect(await supplier.findBooking(under)).toMatchObject(left)
    expect(await failure(cancelPart('nobody', { kind: 'night' }, 'nobody:1'))).toBe('NOT_FOUND')
    await supplier.cancel(under)
    expect(await failure(cancelPart(under, { kind: 'night' }, `${under}:4`))).toBe('NOT_CANCELLABLE')
  })
}
