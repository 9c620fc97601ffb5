import { bookCalendar, bookReceipt, bookTrips, loyaltyMovements } from '@staykit/contract'
import { formatMoney, fromMajor } from '@staykit/domain'
import { expect, it } from 'vitest'
import { measured } from '../../../catalogue/hotels/measured.ts'
import { reconcile } from '../../../operations/reconciliation/reconcile.ts'
import { readPdf, squeeze } from '../../documents/testing/read-pdf.ts'
import { signedIn } from '../testing/member.ts'
import { bookRooms } from '../testing/parts.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../testing/server.ts'
import { REF_ID, travellerAt } from '../testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)

it('a member sees what is left of a trip in the list of trips and in the points', async () => {
  const member = await signedIn(server)
  const { trip, price, minor, offer, cancelPart, view } = await bookRooms(server, member)
  const pointsOf = async () => {
    const { movements } = await member.api(loyaltyMovements, { userID: member.id, refId: REF_ID })
    return movements.map(({ points }) => points)
  }
  const before = await pointsOf()
  const { rooms } = await offer()
  await cancelPart({ room: 0, refund: rooms[0]?.refund ?? 0 })
  const { lastNight, done } = await offer()
  await cancelPart({ done, refund: lastNight?.refund ?? 0 })
  const { points = 0, checkOutDate, rate } = await view()
  expect(await pointsOf()).toEqual([points])
  expect(before[0]).toBeGreaterThan(points)
  const { trips } = await member.api(bookTrips, { userId: member.id, refId: REF_ID })
  expect(trips).toMatchObject([
    {
      trip_number: trip,
      final_total: rate.price.final,
      input_data: { num_rooms: 2, num_adults: 2, check_out: checkOutDate },
    },
  ])
  expect(minor(rate.price.final)).toBeLessThan(minor(price.final))
})

it('receipt and calendar say what is left, what was paid and what came back', async () => {
  const { trip, capability, price, offer, cancelPart, view } = await bookRooms(server, maya, { inDays: 44 })
  const claim = { bookingId: trip, capability, refId: REF_ID }
  const calendar = async () => Buffer.from((await maya.api(bookCalendar, claim)).content, 'base64').toString()
  expect(await calendar()).toContain('SEQUENCE:0')
  const refund = (await offer()).lastNight?.refund ?? 0
  await cancelPart({ refund })
  const { checkOutDate, rate } = await view()
  const later = await calendar()
  expect(later).toContain('SEQUENCE:1')
  expect(later).toMatch(new RegExp(`DTEND;TZID=[^:]+:${checkOutDate.replaceAll('-', '')}T`))
  const { squeezed } = await readPdf(Buffer.from((await maya.api(bookReceipt, claim)).content, 'base64'))
  for (const amount of [rate.price.final, price.dueNow, refund])
    expect(squeezed).toContain(squeeze(formatMoney(fromMajor(amount, 'USD'))))
})

it('the books of the day agree with provider and supplier after a part and the rest are cancelled', async () => {
  const { offer, cancelPart, endAll } = await bookRooms(server, maya, { inDays: 48 })
  await cancelPart({ room: 2, refund: (await offer()).rooms[2]?.refund ?? 0 })
  const agree = async () =>
    expect(await reconcile(server.deps, new Date().toISOString().slice(0, 10))).toMatchObject({
      differences: [],
    })
  await agree()
  await endAll()
  await agree()
})

it('the release of a part at the supplier is measured like its other calls', async () => {
  const own = await bookingServerForThisTest({
    replace({ suppliers, metrics }) {
      metrics.registry.removeSingleMetric('supplier_call_seconds')
      return { metrics, suppliers: measured(suppliers, metrics) }
    },
  })
  const { offer, cancelPart } = await bookRooms(own, travellerAt(own))
  await cancelPart({ refund: (await offer()).lastNight?.refund ?? 0 })
  expect(await (await own.app.request('/metrics')).text()).toContain(
    'supplier_call_seconds_count{supplier="sandbox",call="cancelPart",outcome="ok"} 1\n',
  )
})
