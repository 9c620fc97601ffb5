export const messages = {
  map: 'Kort',
  mapOf: 'Kort over {place}',
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
  clusterOf: { one: '{count} hotel, zoom ind', other: '{count} hoteller, zoom ind' },
  mapView: 'Kortvisning',
  mapShows: { one: '{count} hotel på kortet.', other: '{count} hoteller på kortet.' },
  searchArea: 'Søg i dette område',
  closeCard: 'Luk',
  noStreets: 'Gader er ikke tegnet',
}
