export const messages = {
  map: 'Harita',
  mapOf: '{place} haritası',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  clusterOf: { one: '{count} otel, yakınlaştır', other: '{count} otel, yakınlaştır' },
  mapView: 'Harita görünümü',
  mapShows: { one: 'Haritada {count} otel.', other: 'Haritada {count} otel.' },
  searchArea: 'Bu bölgede ara',
  closeCard: 'Kapat',
  noStreets: 'Sokaklar çizilmemiştir',
}
