export const messages = {
  wallet: 'Sua carteira',
  loadingWallet: 'Carregando sua carteira',
  walletFailed: 'Não foi possível carregar sua carteira.',
  noCoins: 'Não há criptomoedas na sua carteira.',
  frozen: '{amount} bloqueado',
  notSpendable: 'Não pode ser gasto agora',
  upcoming: 'Próximas estadias',
  past: 'Estadias anteriores',
  tripNumber: 'Número da viagem {number}',
}
