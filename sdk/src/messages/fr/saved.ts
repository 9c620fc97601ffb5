export const messages = {
  saveHotel: 'Enregistrer',
  savedHotel: 'Enregistré',
  listFull: 'Votre liste est pleine : retirez un hôtel pour en enregistrer un autre.',
  notSaved: 'L’enregistrement a échoué. Veuillez réessayer.',
  favorites: 'A vos préférences : {names}',
}
