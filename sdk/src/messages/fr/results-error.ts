export const messages = {
  nothingFree: 'Aucun hôtel à {place} n’a de chambre du {from} au {to}. Veuillez choisir d’autres dates.',
  tryAgain: 'Réessayer',
  noHotels: 'aucun hôtel trouvé',
  past: 'Vous vivez dans le passé !',
  pastHint: 'Veuillez vérifier vos dates',
}
