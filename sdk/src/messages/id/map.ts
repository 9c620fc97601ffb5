export const messages = {
  map: 'Peta',
  mapOf: 'Peta {place}',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  clusterOf: '{count} hotel, perbesar',
  mapView: 'Tampilan Peta',
  mapShows: '{count} hotel di peta.',
  searchArea: 'Cari di area ini',
  closeCard: 'Tutup',
  noStreets: 'Jalan tidak digambar',
}
