export const messages = {
  paying: 'Pagando com sua carteira',
  walletFailed: 'Houve um problema com o pagamento da reserva',
  noCoins: 'Não há criptomoedas na sua carteira.',
  reloadCoins: 'Carregar novamente',
  loadingCoins: 'Carregando sua carteira',
  chooseCoins: 'Escolha as criptomoedas para pagar. Elas são usadas na ordem em que você as escolhe.',
  selected: '{amount} selecionado',
  ofTotal: 'de {total} a pagar agora',
  wholePrice: 'O preço total é {coins}',
  uses: 'usa {coins}, {amount}',
  frozen: '{amount} bloqueado',
  insufficient: 'Saldo insuficiente',
}
