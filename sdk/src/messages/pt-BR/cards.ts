export const messages = {
  yourCards: 'Seus cartões',
  newCard: 'Outro cartão',
  saveCard: 'Salvar este cartão para minha próxima reserva',
  ending: '{type} •••• {last}',
  expires: 'Válido até {date}',
  default: 'Padrão',
  cardsFailed: 'Não foi possível carregar seus cartões salvos. Você pode pagar com outro cartão.',
  cardExpired: 'Venceu em {date}',
}
