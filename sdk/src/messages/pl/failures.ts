export const messages = {
  offline: 'Brak połączenia z internetem.',
  offlineHint: 'Wszystko ruszy samo, gdy połączenie wróci.',
  NETWORK: 'Nie udało się połączyć z serwerem. Sprawdź połączenie.',
  TIMEOUT: 'To trwa zbyt długo. Spróbuj ponownie.',
  SERVER_ERROR: 'Coś poszło nie tak na serwerze.',
  tryAgain: 'Spróbuj ponownie',
}
