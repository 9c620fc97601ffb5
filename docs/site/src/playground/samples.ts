/** Initial settings of a playground: attributes with a visible result. 9000001 is Testville. */
export const samples: Readonly<Record<string, Record<string, string>>> = {
  'stay-results': { 'location-id': '9000001', 'location-type': 'city' },
  'stay-hotel': { 'hotel-id': '9000001-16' },
  'stay-rates': { 'hotel-id': '9000001-16' },
  'stay-data-layer': { consent: 'granted' },
}

/** Height of the frame in px, where it differs from 520. */
export const heights: Readonly<Record<string, number>> = {
  'stay-booking': 640,
  'stay-data-layer': 640,
  'stay-results': 720,
  'stay-hotel': 720,
  'stay-account': 120,
}
