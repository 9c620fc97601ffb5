/** What a playground shows at first: attributes that make an element show something. 9000001 is Testville. */
export const samples: Readonly<Record<string, Record<string, string>>> = {
  'stay-results': { 'location-id': '9000001', 'location-type': 'city' },
  'stay-hotel': { 'hotel-id': '9000001-16' },
  'stay-rates': { 'hotel-id': '9000001-16' },
  'stay-data-layer': { consent: 'granted' },
}

/** Height of the frame, in px, where it is not the usual 520. */
export const heights: Readonly<Record<string, number>> = {
  'stay-booking': 640,
  'stay-data-layer': 640,
  'stay-results': 720,
  'stay-hotel': 720,
  'stay-account': 120,
}
