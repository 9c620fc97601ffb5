export const messages = {
  nothingFree: 'Vom {from} bis {to} hat kein Hotel in {place} ein Zimmer. Bitte wählen Sie andere Daten.',
  tryAgain: 'Erneut versuchen',
  noHotels: 'keine Hotels gefunden',
  past: 'Sie leben in der Vergangenheit!',
  pastHint: 'Bitte prüfen Sie Ihre Daten',
}
