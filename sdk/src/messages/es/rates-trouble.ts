export const messages = {
  noRates: '¡Vaya! Este hotel se ha llenado deprisa. Sus camas deben de ser muy buenas.',
  noRatesHint: 'Pulse el botón de actualizar y haremos magia para encontrarle una habitación.',
  refresh: 'Actualizar',
  ratesFailed: 'No hemos podido preguntar a este hotel por sus habitaciones.',
  ratesFailedHint:
    'La línea está cortada por un momento; puede que sus habitaciones estén libres. Vuelva a intentarlo.',
}
