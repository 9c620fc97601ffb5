export const messages = {
  map: 'Mapa',
  mapOf: 'Mapa de {place}',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  clusterOf: { one: '{count} hotel, aproximar', other: '{count} hotéis, aproximar' },
  mapView: 'Ver mapa',
  mapShows: { one: '{count} hotel no mapa.', other: '{count} hotéis no mapa.' },
  searchArea: 'Buscar nesta área',
  closeCard: 'Fechar',
  noStreets: 'As ruas não são desenhadas',
}
