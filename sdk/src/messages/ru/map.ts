export const messages = {
  map: 'Карта',
  mapOf: 'Карта: {place}',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  clusterOf: {
    one: '{count} отель, приблизить',
    few: '{count} отеля, приблизить',
    many: '{count} отелей, приблизить',
    other: '{count} отеля, приблизить',
  },
  mapView: 'На карте',
  mapShows: {
    one: '{count} отель на карте.',
    few: '{count} отеля на карте.',
    many: '{count} отелей на карте.',
    other: '{count} отеля на карте.',
  },
  searchArea: 'Искать в этой области',
  closeCard: 'Закрыть',
  noStreets: 'Улицы не показаны',
}
