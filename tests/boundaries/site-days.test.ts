import { afterEach, expect, it, vi } from 'vitest'
import { dateInZone } from '../../packages/domain/src/index.ts'
import { stayAndHotel, tonightIn } from '../../site/src/server/stay.ts'

afterEach(() => vi.useRealTimers())

/** Says nothing about a hotel for a night that is over there, as the API. */
const hotelIn =
  (timeZone: string) =>
  async ({ checkIn }: { checkIn: string }) =>
    checkIn < dateInZone(new Date(), timeZone) ? undefined : timeZone

it('titles and data of a hotel are there at any hour, for tonight or for the night of the address', async () => {
  for (const hour of ['01', '09', '17', '23']) {
    vi.setSystemTime(`2027-06-15T${hour}:30:00Z`)
    for (const zone of ['Asia/Tokyo', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Europe/Lisbon']) {
      expect([hour, zone, (await stayAndHotel({}, hotelIn(zone))).hotel]).toEqual([hour, zone, zone])
      const tonight = dateInZone(new Date(), zone)
      const { stay } = await stayAndHotel({ checkIn: tonight }, hotelIn(zone))
      expect([hour, zone, stay.checkIn]).toEqual([hour, zone, tonight])
      expect([hour, zone, tonightIn(zone).checkIn]).toEqual([hour, zone, tonight])
    }
  }
})

it('28 nights of an address keep their arrival, and an arrival that is over becomes tonight', async () => {
  vi.setSystemTime('2027-02-01T12:00:00Z')
  const stayOf = async (checkIn: string, checkOut: string) =>
    (await stayAndHotel({ checkIn, checkOut }, hotelIn('UTC'))).stay
  expect(await stayOf('2027-03-02', '2027-03-30')).toMatchObject({
    checkIn: '2027-03-02',
    checkOut: '2027-03-23',
  })
  expect(await stayOf('2027-01-02', '2027-01-05')).toMatchObject({
    checkIn: '2027-02-01',
    checkOut: '2027-02-02',
  })
})
