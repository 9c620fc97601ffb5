export const messages = {
  sorry: 'Sorry, hier is iets misgegaan.',
  mountAnew: 'Opnieuw proberen',
}
