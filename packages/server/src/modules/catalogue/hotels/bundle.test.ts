import { money, nonRefundable, spreadGuests, stayPrice } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../../ports/supplier.ts'
import { BUNDLE_LIFE_MS, createBundles } from './bundle.ts'

const now = new Date('2026-03-01T10:00:00Z')
const bundles = createBundles('x'.repeat(32))
const offer: Offer = {
  key: {
    supplier: 'sandbox',
    hotelId: '2267057-3',
    roomCode: 'STD',
    planCode: 'PUB',
    stay: { checkIn: '2026-05-14', checkOut: '2026-05-17' },
    occupancy: spreadGuests(1, 2),
    currency: 'USD',
    quoteId: 'quote',
    dealPercent: undefined,
  },
  title: 'Double Room',
  description: '',
  hasBreakfast: false,
  memberOnly: false,
  cancellation: nonRefundable('Europe/Lisbon'),
  prepaid: true,
  sellingOut: false,
  sleeps: 2,
  importantInformation: [],
  price: stayPrice({ nightly: [money(10_000, 'USD')], rooms: 1, taxRate: 0.1 }),
}

describe('ppn_book_bundle', () => {
  it('contains the offer and the shown total', () => {
    const opened = bundles.open(bundles.seal(offer, now), now)
    expect(opened).toEqual({ key: offer.key, final: money(11_000, 'USD'), issuedAt: now })
  })

  it('works for half an hour and no longer', () => {
    const sealed = bundles.seal(offer, now)
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    expect(bundles.open(sealed, at(29)).key.hotelId).toBe('2267057-3')
    for (const minutes of [31, 29 * 60])
      expect(() => bundles.open(sealed, at(minutes))).toThrow(
        expect.objectContaining({ code: 'CONTRACT_EXPIRED' }),
      )
  })

  it('expires after 30 minutes', () => {
    const sealed = bundles.seal(offer, now)
    const at = (ms: number) => new Date(now.getTime() + ms)
    expect(bundles.open(sealed, at(BUNDLE_LIFE_MS)).key.hotelId).toBe('2267057-3')
    expect(() => bundles.open(sealed, at(BUNDLE_LIFE_MS + 1))).toThrow(
      expect.objectContaining({ code: 'CONTRACT_EXPIRED' }),
    )
  })

  it('fails when any letter was changed, or another server signed it', () => {
    const sealed = bundles.seal(offer, now)
    const invalid = expect.objectContaining({ code: 'CONTRACT_INVALID' })
    for (let index = 0; index < sealed.length; index++) {
      // The last letter of base64 has unused bits: changing only those is no change.
      const letter = sealed[index] === 'A' ? 'z' : 'A'
      const changed = sealed.slice(0, index) + letter + sealed.slice(index + 1)
      expect(() => bundles.open(changed, now)).toThrow(invalid)
    }
    expect(() => createBundles('y'.repeat(32)).open(sealed, now)).toThrow(invalid)
    for (const text of ['', '.', 'b1', 'b1.e30', '…']) expect(() => bundles.open(text, now)).toThrow(invalid)
  })
})
