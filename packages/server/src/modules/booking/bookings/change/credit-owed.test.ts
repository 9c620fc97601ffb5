import { expect, it } from 'vitest'
import { CardError, type Cards } from '../../../../ports/cards.ts'
import { tryAgain } from '../../../operations/admin/bookings/actions.ts'
import { createCancellations } from '../cancel/cancellations.ts'
import { bookTrip, cancellationOf, changeTrip, moneyOf, sums, untilCharged } from '../testing/difference.ts'
import { bookingServerForThisTest } from '../testing/server.ts'
import { cancel, details, finalStatus, travellerAt } from '../testing/traveller.ts'

it('refunds the rest of a changed trip later when the provider refuses it at first, and never the credit', async () => {
  let isRefusing = true
  const server = await bookingServerForThisTest({
    replace: ({ cards }) => ({
      cards: {
        ...cards,
        async refund(...request: Parameters<Cards['refund']>) {
          if (isRefusing) throw new CardError('REFUSED', 'the balance is empty')
          return cards.refund(...request)
        },
      },
    }),
  })
  const { deps } = server
  const who = travellerAt(server)
  const old = await bookTrip(who, server, { nights: 3 })
  const change = await changeTrip(who, old, { inDays: 40, nights: 2 })
  await change.book()
  const { bookingId: trip = '' } = await finalStatus(who, change.id, change.email)
  await untilCharged(server, trip)
  const state = async () => (await cancellationOf(server, old.trip))?.state
  const resume = () => createCancellations(deps).resume(old.trip)
  for (let attempts = 0; attempts < 9; attempts++) await resume()
  expect(await state()).toBe('owed')
  // What is owed stays with the old trip: the new one has only its credit.
  isRefusing = false
  const { capability } = await details(who, trip, change.email)
  await cancel(who, trip, capability)
  expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: change.due })
  await tryAgain({ db: deps.db, trip: old.trip, operator: 'Ann' })
  expect(await state()).toBe('credited')
  await resume()
  expect(await state()).toBe('done')
  expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
  expect(await sums(server, old.trip)).toEqual({})
  expect(await sums(server, trip)).toEqual({})
})
