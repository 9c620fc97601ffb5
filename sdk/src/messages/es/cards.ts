export const messages = {
  yourCards: 'Sus tarjetas',
  newCard: 'Otra tarjeta',
  saveCard: 'Guardar esta tarjeta para mi próxima reserva',
  ending: '{type} •••• {last}',
  expires: 'Caduca el {date}',
  default: 'Predeterminada',
  cardsFailed: 'No se han podido cargar sus tarjetas guardadas. Puede pagar con otra tarjeta.',
  cardExpired: 'Caducó el {date}',
}
