export const messages = {
  map: 'Mapa',
  mapOf: 'Mapa: {place}',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  clusterOf: {
    one: '{count} hotel, powiększ',
    few: '{count} hotele, powiększ',
    many: '{count} hoteli, powiększ',
    other: '{count} hotelu, powiększ',
  },
  mapView: 'Widok mapy',
  mapShows: {
    one: '{count} hotel na mapie.',
    few: '{count} hotele na mapie.',
    many: '{count} hoteli na mapie.',
    other: '{count} hotelu na mapie.',
  },
  searchArea: 'Szukaj w tym obszarze',
  closeCard: 'Zamknij',
  noStreets: 'Ulice nie są narysowane',
}
