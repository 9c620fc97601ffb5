export const messages = {
  paying: 'A pagar com a sua carteira',
  walletFailed: 'Houve um problema com o pagamento da reserva',
  noCoins: 'Não há criptomoedas na sua carteira.',
  reloadCoins: 'Carregar novamente',
  loadingCoins: 'A carregar a sua carteira',
  chooseCoins: 'Escolha as criptomoedas com que quer pagar. São usadas pela ordem em que as escolher.',
  selected: 'Selecionado {amount}',
  ofTotal: 'de {total} a pagar agora',
  wholePrice: 'O preço total é {coins}',
  uses: 'usa {coins}, {amount}',
  frozen: '{amount} bloqueados',
  insufficient: 'Saldo insuficiente',
}
