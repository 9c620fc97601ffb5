export const messages = {
  offline: 'Du är offline.',
  offlineHint: 'Det fortsätter av sig självt när du är online igen.',
  NETWORK: 'Vi kunde inte nå servern. Kontrollera din anslutning.',
  TIMEOUT: 'Det här tar längre tid än det borde. Försök igen.',
  SERVER_ERROR: 'Något gick fel på servern.',
  tryAgain: 'Försök igen',
}
