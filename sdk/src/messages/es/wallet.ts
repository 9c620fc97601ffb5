export const messages = {
  paying: 'Pagando con su monedero',
  walletFailed: 'Ha habido un problema con el pago de la reserva',
  noCoins: 'No hay criptomonedas en su monedero.',
  reloadCoins: 'Cargar de nuevo',
  loadingCoins: 'Cargando su monedero',
  chooseCoins: 'Elija las criptomonedas con las que pagar. Se usan en el orden en que las elija.',
  selected: 'Seleccionado {amount}',
  ofTotal: 'de {total} a pagar ahora',
  wholePrice: 'Precio completo: {coins}',
  uses: 'usa {coins}, {amount}',
  frozen: '{amount} bloqueados',
  insufficient: 'Fondos insuficientes',
}
