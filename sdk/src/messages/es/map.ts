export const messages = {
  map: 'Mapa',
  mapOf: 'Mapa de {place}',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  clusterOf: { one: '{count} hotel, acercar', other: '{count} hoteles, acercar' },
  mapView: 'Ver mapa',
  mapShows: { one: '{count} hotel en el mapa.', other: '{count} hoteles en el mapa.' },
  searchArea: 'Buscar en esta zona',
  closeCard: 'Cerrar',
  noStreets: 'No se dibujan las calles',
}
