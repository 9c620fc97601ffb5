export const messages = {
  where: 'Où allez-vous ?',
  location: 'Destination',
  placeholder: 'Ville ou aéroport',
  clear: 'Effacer',
  search: 'Rechercher',
  edit: 'Modifier la recherche',
  enterLocation: 'Indiquez une destination',
  selectLocation: 'Choisissez une destination dans la liste',
  enterCity: 'Indiquez une ville ou un aéroport',
  selectCheckIn: 'Choisissez une date d’arrivée',
  selectCheckOut: 'Choisissez une date de départ',
  unknownBrand: 'Cette recherche n’est pas bien configurée.',
}
