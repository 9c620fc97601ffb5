export const messages = {
  yourCards: 'Os seus cartões',
  newCard: 'Outro cartão',
  saveCard: 'Guardar este cartão para a minha próxima reserva',
  ending: '{type} •••• {last}',
  expires: 'Válido até {date}',
  default: 'Predefinido',
  cardsFailed: 'Não foi possível carregar os seus cartões guardados. Pode pagar com outro cartão.',
  cardExpired: 'Expirou em {date}',
}
