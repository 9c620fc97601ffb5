export const messages = {
  NO_LOCATIONS: 'Aucun lieu trouvé',
  LOCATION_FAILED: 'Recherche du lieu impossible : les suggestions n’ont pas pu être chargées.',
  suggestionsOffline:
    'Vous êtes hors ligne. Les suggestions viendront dès que vous serez de nouveau en ligne.',
  suggestAgain: 'Réessayer',
  recent: 'Recherches récentes',
  foundRecent: { one: '{count} recherche récente', other: '{count} recherches récentes' },
  back: 'Retour',
  suggestions: 'Destinations',
  cities: 'Villes',
  airports: 'Aéroports',
  places: 'Quartiers et lieux',
  hotels: 'Hôtels',
  hotelCount: { one: '{count} hôtel', other: '{count} hôtels' },
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  useLocation: 'Utiliser ma position',
  locating: 'Recherche de votre position',
  notLocated: 'Position introuvable',
  locationDenied:
    'Vous avez refusé l’accès à votre position. Vous pouvez le rétablir dans les réglages du navigateur.',
}
