import { expect, it } from 'vitest'
import { rideLink } from './ride.ts'

const hotel = { lat: 38.7139, lng: -9.1394, name: 'Casa & Mar', address: 'Rua Áurea 1, Lisbon' }

it('[PLT-042] a ride goes from where the traveller is to the hotel, by its place, name and address', () => {
  const fields = (pickup?: { lat: number; lng: number }) => [
    ...new URL(rideLink(hotel, pickup)).searchParams.entries(),
  ]
  const dropoff = [
    ['dropoff[latitude]', '38.7139'],
    ['dropoff[longitude]', '-9.1394'],
    ['dropoff[nickname]', 'Casa & Mar'],
    ['dropoff[formatted_address]', 'Rua Áurea 1, Lisbon'],
  ]
  expect(fields({ lat: 38.7, lng: -9.2 })).toEqual([
    ['action', 'setPickup'],
    ['pickup[latitude]', '38.7'],
    ['pickup[longitude]', '-9.2'],
    ...dropoff,
  ])
  expect(fields()).toEqual([['action', 'setPickup'], ['pickup', 'my_location'], ...dropoff])
  expect(new URL(rideLink(hotel)).origin).toBe('https://m.uber.com')
})
