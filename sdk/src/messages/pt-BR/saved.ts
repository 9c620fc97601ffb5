export const messages = {
  saveHotel: 'Salvar',
  savedHotel: 'Salvo',
  listFull: 'Sua lista está cheia: remova um hotel para salvar outro.',
  notSaved: 'Não foi possível salvar. Tente novamente.',
  favorites: 'Tem suas favoritas: {names}',
}
