export const messages = {
  map: 'Karte',
  mapOf: 'Karte von {place}',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  clusterOf: { one: '{count} Hotel, vergrößern', other: '{count} Hotels, vergrößern' },
  mapView: 'Kartenansicht',
  mapShows: { one: '{count} Hotel auf der Karte.', other: '{count} Hotels auf der Karte.' },
  searchArea: 'In diesem Bereich suchen',
  closeCard: 'Schließen',
  noStreets: 'Straßen sind nicht eingezeichnet',
}
