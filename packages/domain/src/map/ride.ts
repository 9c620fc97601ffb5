interface Point {
  readonly lat: number
  readonly lng: number
}

/** Destination of a ride. */
export interface Dropoff extends Point {
  readonly name: string
  readonly address: string
}

const UNIVERSAL_LINK = 'https://m.uber.com/ul/'

/**
 * A link that opens the traveller's ride app, or its page, with both ends filled in (PLT-042); degrees of WGS 84. Without a `pickup`
 * the app takes where the traveller is. https://developer.uber.com/docs/riders/ride-requests/tutorials/deep-links/introduction
 */
export function rideLink({ lat, lng, name, address }: Dropoff, pickup?: Point): string {
  const url = new URL(UNIVERSAL_LINK)
  const set = (key: string, value: string | number) => url.searchParams.set(key, String(value))
  set('action', 'setPickup')
  if (pickup) {
    set('pickup[latitude]', pickup.lat)
    set('pickup[longitude]', pickup.lng)
  } else set('pickup', 'my_location')
  set('dropoff[latitude]', lat)
  set('dropoff[longitude]', lng)
  set('dropoff[nickname]', name)
  set('dropoff[formatted_address]', address)
  return url.href
}
