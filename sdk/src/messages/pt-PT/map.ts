export const messages = {
  map: 'Mapa',
  mapOf: 'Mapa de {place}',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  clusterOf: { one: '{count} hotel, ampliar', other: '{count} hotéis, ampliar' },
  mapView: 'Ver mapa',
  mapShows: { one: '{count} hotel no mapa.', other: '{count} hotéis no mapa.' },
  searchArea: 'Pesquisar nesta zona',
  closeCard: 'Fechar',
  noStreets: 'As ruas não estão desenhadas',
}
