export const messages = {
  wallet: 'Su monedero',
  loadingWallet: 'Cargando su monedero',
  walletFailed: 'No se ha podido cargar su monedero.',
  noCoins: 'No hay criptomonedas en su monedero.',
  frozen: '{amount} bloqueados',
  notSpendable: 'No se puede gastar ahora',
  upcoming: 'Próximas estancias',
  past: 'Estancias anteriores',
  tripNumber: 'Número de viaje {number}',
}
