export const messages = {
  map: 'Map',
  mapOf: 'Map of {place}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  clusterOf: { one: '{count} hotel, zoom in', other: '{count} hotels, zoom in' },
  mapView: 'Map View',
  mapShows: { one: '{count} hotel on the map.', other: '{count} hotels on the map.' },
  searchArea: 'Search this area',
  closeCard: 'Close',
  noStreets: 'Streets are not drawn',
}
