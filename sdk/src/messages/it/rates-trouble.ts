export const messages = {
  noRates: 'Accidenti! Questo hotel si è riempito in fretta. I letti devono essere ottimi.',
  noRatesHint: 'Prema il pulsante di aggiornamento e faremo la nostra magia per trovarLe una camera.',
  refresh: 'Aggiorna',
  ratesFailed: 'Non siamo riusciti a chiedere le camere a questo hotel.',
  ratesFailedHint:
    'La linea è interrotta per un momento; le camere possono benissimo essere libere. Riprovi.',
}
