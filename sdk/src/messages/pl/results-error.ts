export const messages = {
  nothingFree: '{place}: żaden hotel nie ma wolnego pokoju od {from} do {to}. Wybierz inne daty.',
  tryAgain: 'Spróbuj ponownie',
  noHotels: 'nie znaleziono hoteli',
  past: 'Żyjesz przeszłością!',
  pastHint: 'Sprawdź daty',
}
