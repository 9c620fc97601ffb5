export const messages = {
  offline: 'U bent offline.',
  offlineHint: 'Dit gaat vanzelf verder zodra u weer online bent.',
  NETWORK: 'We konden de server niet bereiken. Controleer uw verbinding.',
  TIMEOUT: 'Dit duurt langer dan het hoort. Probeer het opnieuw.',
  SERVER_ERROR: 'Er is iets misgegaan op de server.',
  tryAgain: 'Opnieuw proberen',
}
