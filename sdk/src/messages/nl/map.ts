export const messages = {
  map: 'Kaart',
  mapOf: 'Kaart van {place}',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  clusterOf: { one: '{count} hotel, inzoomen', other: '{count} hotels, inzoomen' },
  mapView: 'Kaartweergave',
  mapShows: { one: '{count} hotel op de kaart.', other: '{count} hotels op de kaart.' },
  searchArea: 'In dit gebied zoeken',
  closeCard: 'Sluiten',
  noStreets: 'Straten zijn niet getekend',
}
