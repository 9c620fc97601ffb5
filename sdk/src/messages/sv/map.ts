export const messages = {
  map: 'Karta',
  mapOf: 'Karta över {place}',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  clusterOf: { one: '{count} hotell, zooma in', other: '{count} hotell, zooma in' },
  mapView: 'Kartvy',
  mapShows: { one: '{count} hotell på kartan.', other: '{count} hotell på kartan.' },
  searchArea: 'Sök i det här området',
  closeCard: 'Stäng',
  noStreets: 'Gator är inte utritade',
}
