export const messages = {
  noRates: 'Wie schade! Dieses Hotel war schnell ausgebucht. Die Betten müssen traumhaft sein.',
  noRatesHint: 'Laden Sie neu, und wir versuchen unser Bestes, ein Zimmer für Sie zu finden.',
  refresh: 'Neu laden',
  ratesFailed: 'Wir konnten dieses Hotel nicht nach Zimmern fragen.',
  ratesFailedHint:
    'Die Leitung dorthin ist kurz unterbrochen; Zimmer können durchaus frei sein. Bitte versuchen Sie es erneut.',
}
