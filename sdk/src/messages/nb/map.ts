export const messages = {
  map: 'Kart',
  mapOf: 'Kart over {place}',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  clusterOf: { one: '{count} hotell, zoom inn', other: '{count} hoteller, zoom inn' },
  mapView: 'Kartvisning',
  mapShows: { one: '{count} hotell på kartet.', other: '{count} hoteller på kartet.' },
  searchArea: 'Søk i dette området',
  closeCard: 'Lukk',
  noStreets: 'Gater er ikke tegnet inn',
}
