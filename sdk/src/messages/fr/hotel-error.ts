export const messages = {
  awkward: 'C’est embarrassant. Quelque chose n’a pas marché.',
  awkwardHint: 'Actualisez, et nous réessayons.',
  moreHotels: 'Voir d’autres hôtels',
  refresh: 'Actualiser',
}
