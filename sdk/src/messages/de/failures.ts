export const messages = {
  offline: 'Sie sind offline.',
  offlineHint: 'Es geht von selbst weiter, sobald Sie wieder online sind.',
  NETWORK: 'Der Server war nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung.',
  TIMEOUT: 'Das dauert länger, als es sollte. Bitte versuchen Sie es erneut.',
  SERVER_ERROR: 'Auf dem Server ist etwas schiefgegangen.',
  tryAgain: 'Erneut versuchen',
}
