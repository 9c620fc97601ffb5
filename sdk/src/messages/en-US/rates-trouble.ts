export const messages = {
  noRates: 'Oh shoot! This hotel booked up fast. Their sheets must have a high thread count.',
  noRatesHint: 'Hit the refresh button and let us work our magic to see if we can find a room for you.',
  refresh: 'Refresh',
  ratesFailed: 'We could not ask this hotel for its rooms.',
  ratesFailedHint: 'The line to it is down for a moment; its rooms may well be free. Please try again.',
}
