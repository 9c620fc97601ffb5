export const messages = {
  offline: 'È offline.',
  offlineHint: 'Si riprende da sé appena torna la connessione.',
  NETWORK: 'Non siamo riusciti a raggiungere il server. Controlli la connessione.',
  TIMEOUT: 'Ci vuole più del dovuto. Riprovi.',
  SERVER_ERROR: 'Qualcosa è andato storto sul server.',
  tryAgain: 'Riprova',
}
