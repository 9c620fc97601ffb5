export const messages = {
  booking: 'Reserve a sua estadia',
  newSearch: 'Nova pesquisa',
  reservation: 'A minha reserva',
  close: 'Fechar',
}
