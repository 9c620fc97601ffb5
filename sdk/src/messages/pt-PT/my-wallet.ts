export const messages = {
  wallet: 'A sua carteira',
  loadingWallet: 'A carregar a sua carteira',
  walletFailed: 'Não foi possível carregar a sua carteira.',
  noCoins: 'Não há criptomoedas na sua carteira.',
  frozen: '{amount} bloqueados',
  notSpendable: 'Não pode ser gasto agora',
  upcoming: 'Próximas estadias',
  past: 'Estadias anteriores',
  tripNumber: 'Número da viagem {number}',
}
