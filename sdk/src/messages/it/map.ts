export const messages = {
  map: 'Mappa',
  mapOf: 'Mappa di {place}',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  clusterOf: { one: '{count} hotel, ingrandisci', other: '{count} hotel, ingrandisci' },
  mapView: 'Mappa',
  mapShows: { one: '{count} hotel sulla mappa.', other: '{count} hotel sulla mappa.' },
  searchArea: 'Cerca in questa zona',
  closeCard: 'Chiudi',
  noStreets: 'Le strade non sono disegnate',
}
