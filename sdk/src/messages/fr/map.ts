export const messages = {
  map: 'Carte',
  mapOf: 'Carte de {place}',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  clusterOf: { one: '{count} hôtel, agrandir', other: '{count} hôtels, agrandir' },
  mapView: 'Vue carte',
  mapShows: { one: '{count} hôtel sur la carte.', other: '{count} hôtels sur la carte.' },
  searchArea: 'Chercher dans cette zone',
  closeCard: 'Fermer',
  noStreets: 'Les rues ne sont pas dessinées',
}
