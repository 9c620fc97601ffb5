export const messages = {
  booking: 'Reserve sua estadia',
  newSearch: 'Nova busca',
  reservation: 'Minha reserva',
  close: 'Fechar',
}
