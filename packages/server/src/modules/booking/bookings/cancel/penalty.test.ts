import { addNights } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { dossierOf } from '../../../operations/admin/bookings/find.ts'
import { calendarOf, receiptOf } from '../../documents/files.ts'
import { readPdf } from '../../documents/testing/read-pdf.ts'
import { receiptText } from '../../documents/testing/receipt-text.ts'
import { daysUntil, minor, serverWithClock } from '../testing/clock.ts'
import { moneyOf, sums } from '../testing/difference.ts'
import { cancel, details, REF_ID, refusal } from '../testing/traveller.ts'
import { findTrip } from '../trip-view.ts'

/** The second Sunday of March, when clocks change in Testville, in a year from now on. */
function nextMarchSunday(): string {
  const now = new Date()
  for (let year = now.getUTCFullYear(); ; year++) {
    const first = new Date(Date.UTC(year, 2, 1)).getUTCDay()
    const date = `${year}-03-${String(((7 - first) % 7) + 8).padStart(2, '0')}`
    if (daysUntil(date) > 8) return date
  }
}

const inDays = (days: number) => addNights(new Date().toISOString().slice(0, 10), days)

const plain = (text = '') => text.replaceAll('\u202f', ' ').replace(/\r?\n /g, '')

describe('a cancellation by tiers', () => {
  it('[T51] says the same on page, API, mail and calendar file one second before, at and after a boundary, on the day of a change of clocks', async () => {
    const { server, maya, set, book, mailOf } = await serverWithClock()
    const sunday = nextMarchSunday()
    // A cancellation costs half from five days before check-in at 18:00, which is the Sunday.
    const { trip, email, agreed } = await book('The Two Tiers', addNights(sunday, 5))
    const { tiers = [] } = agreed.cancellationPolicy ?? {}
    expect(tiers[1]?.from).toBe(`${sunday}T18:00:00-05:00`)
    expect(tiers.map(({ kind, bps }) => [kind, bps])).toEqual([
      ['percentage', 0],
      ['percentage', 5_000],
      ['percentage', 10_000],
    ])
    const due = minor(agreed.rate.price.dueNow)
    for (const { penalty, refund } of tiers) expect(minor(penalty) + minor(refund)).toBe(due)
    const written = plain(await mailOf(email, 'confirmation'))
    expect(written).toMatch(
      /Free cancellation until Sun, Mar \d+, \d{4}, 6:00 PM \(hotel time\)\. From .*, it costs 50% \(\$/,
    )
    const boundary = Date.parse(tiers[1]?.from ?? '')
    for (const [second, isFree] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      set(boundary + second * 1_000)
      const { booking, capability } = await details(maya, trip, email)
      const current = tiers[isFree ? 0 : 1]
      expect(booking.isCancellable, `${second} s`).toBe(isFree)
      expect(booking.cancelNow).toEqual({
        penalty: current?.penalty,
        refund: current?.refund,
        currencyCode: 'USD',
      })
      expect(booking.cancellationPolicy?.tiers[0]).toMatchObject({ penalty: current?.penalty })
      const found = await findTrip(server.deps.db, trip)
      if (!found) throw new Error('no trip')
      const { content } = await calendarOf(server.deps, found)
      expect(plain(content.toString()).includes('Free cancellation until'), `${second} s`).toBe(isFree)
      expect(plain(content.toString()).includes('Cancellation costs 50%')).toBe(!isFree)
      // A page before 0.3.0 says no amount, and cancels free of charge only.
      if (!isFree)
        expect(await cancel(maya, trip, capability)).toMatchObject({
          status: 'SUCCESS',
          getHotelCancelRequest: { error: { code: 'NOT_CANCELLABLE' } },
        })
    }
  })

  it('[T11] refunds to the cent what the page said, keeps the rest in the ledger, and says both in the mail', async () => {
    const { server, maya, set, book, mailOf } = await serverWithClock()
    const checkIn = addNights(new Date().toISOString().slice(0, 10), 30)
    const booked = await book('The Two Tiers', checkIn, 1)
    const { trip, email, agreed } = booked
    const due = minor(agreed.rate.price.dueNow)
    set(Date.parse(agreed.cancellationPolicy?.tiers[1]?.from ?? ''))
    const { booking, capability } = await details(maya, trip, email)
    const { penalty = 0, refund = 0 } = booking.cancelNow ?? {}
    expect(minor(penalty)).toBe(Math.round(due / 2))
    const answer = await cancel(maya, trip, capability, REF_ID, refund)
    expect(answer).toMatchObject({ status: 'CANCELED', refund: { amount: refund, penalty, state: 'sent' } })
    expect(await moneyOf(server, booked)).toEqual({ captured: due, refunded: minor(refund) })
    expect(minor(penalty) + minor(refund)).toBe(due)
    // What the hotel keeps is owed to it, and is in our account.
    const balance = await sums(server, trip)
    expect(balance).toEqual({ card_clearing: minor(penalty), supplier_payable: -minor(penalty) })
    const mail = await mailOf(email, 'cancellation')
    expect(mail).toContain(`Kept by the hotel: $${penalty.toFixed(2)}`)
    expect(mail).toContain(`Refund: $${refund.toFixed(2)}`)
    expect(mail).not.toMatch(/\d[.,]\d+ ?%/)
    const found = await findTrip(server.deps.db, trip)
    if (!found) throw new Error('no trip')
    const { content } = await receiptOf(server.deps, found)
    const { squeezed } = await readPdf(content)
    expect(squeezed).toContain(`Keptbythehotel$${penalty.toFixed(2)}Refund$${refund.toFixed(2)}`)
    const dossier = await dossierOf(server.deps.db, trip)
    expect(dossier?.policy).toContain('it costs 50% ($')
    expect(Number(dossier?.cancellation?.penalty_minor)).toBe(minor(penalty))
    // A repeat moves no money.
    expect(await cancel(maya, trip, capability, REF_ID, refund)).toMatchObject({ status: 'CANCELED' })
    expect(await moneyOf(server, booked)).toEqual({ captured: due, refunded: minor(refund) })
  })

  it('refuses when a boundary passed since the page was shown, and never refunds less in silence', async () => {
    const { server, maya, set, book } = await serverWithClock()
    const checkIn = addNights(new Date().toISOString().slice(0, 10), 30)
    const booked = await book('The One Night Penalty', checkIn, 3)
    const { trip, email, agreed } = booked
    const { tiers = [] } = agreed.cancellationPolicy ?? {}
    const [free, night, nothing] = tiers
    const due = minor(agreed.rate.price.dueNow)
    expect(night).toMatchObject({ kind: 'nights', nights: 1 })
    expect(minor(night?.penalty)).toBe(Math.round(due / 3))
    /** The page is shown a second before the instant. */
    const shownBefore = async (instant = '') => {
      set(Date.parse(instant) - 1_000)
      const { capability } = await details(maya, trip, email)
      set(Date.parse(instant))
      return capability
    }
    const early = await shownBefore(night?.from)
    expect(await refusal(cancel(maya, trip, early, REF_ID, free?.refund))).toMatchObject({
      status: 409,
      code: 'NOT_CHANGEABLE',
      reason: 'refundChanged',
      params: { trip, amount: night?.refund, currency: 'USD' },
    })
    expect(await moneyOf(server, booked)).toEqual({ captured: due, refunded: 0 })
    const late = await shownBefore(nothing?.from)
    expect(await refusal(cancel(maya, trip, late, REF_ID, night?.refund))).toMatchObject({
      reason: 'refundChanged',
      params: { amount: 0 },
    })
    const { booking } = await details(maya, trip, email)
    expect(booking).toMatchObject({ status: 'SUCCESS', isCancellable: false })
    expect(booking).not.toHaveProperty('cancelNow')
    set(Date.parse(nothing?.from ?? '') - 1_000)
    expect(await cancel(maya, trip, late, REF_ID, night?.refund)).toMatchObject({
      status: 'CANCELED',
      refund: { amount: night?.refund, penalty: night?.penalty },
    })
  })
})

it('a cancellation that met a tier while the hotel was silent says what comes back now, and cancels on these terms', async () => {
  const hotel = { half: 0, isSilent: true }
  const clock = await serverWithClock((deps) =>
    suppliersWith(deps, (supplier) => ({
      async cancel(...args) {
        if (!hotel.isSilent) return supplier.cancel(...args)
        clock.set(hotel.half)
        throw new SupplierError('UNKNOWN_OUTCOME', 'no answer')
      },
    })),
  )
  const { server, maya, book } = clock
  const booked = await book('The Two Tiers', addNights(new Date().toISOString().slice(0, 10), 30))
  const { trip, email, agreed } = booked
  const [, half] = agreed.cancellationPolicy?.tiers ?? []
  hotel.half = Date.parse(half?.from ?? '')
  const before = await details(maya, trip, email)
  const amount = half?.refund ?? 0
  const first = cancel(maya, trip, before.capability, REF_ID, before.booking.cancelNow?.refund)
  expect(await refusal(first)).toMatchObject({
    reason: 'refundChanged',
    params: { trip, amount, currency: 'USD' },
  })
  const { booking, capability } = await details(maya, trip, email)
  expect(booking).toMatchObject({ status: 'SUCCESS', cancelNow: { refund: amount } })
  expect(await clock.mailOf(email, `refused:${trip}`)).toContain(
    'did not cancel your trip on the terms that you saw',
  )
  hotel.isSilent = false
  expect(await cancel(maya, trip, capability, REF_ID, amount)).toMatchObject({
    status: 'CANCELED',
    refund: { amount, penalty: half?.penalty },
  })
  expect(await moneyOf(server, booked)).toMatchObject({ refunded: minor(amount) })
})

it('the receipt of a trip that the hotel did not cancel says nothing of a penalty', async () => {
  const clock = await serverWithClock((deps) =>
    suppliersWith(deps, () => ({
      cancel: () => Promise.reject(new SupplierError('NOT_CANCELLABLE', 'no')),
    })),
  )
  const { server, maya, book, set } = clock
  const { trip, email, agreed } = await book('The Two Tiers', inDays(30))
  set(Date.parse(agreed.cancellationPolicy?.tiers[1]?.from ?? ''))
  const { booking, capability } = await details(maya, trip, email)
  expect(booking.cancelNow?.penalty).toBeGreaterThan(0)
  const answer = await cancel(maya, trip, capability, REF_ID, booking.cancelNow?.refund)
  expect(answer).toMatchObject({ status: 'SUCCESS' })
  expect(await receiptText(server.deps, trip)).not.toContain('Keptbythehotel')
})
