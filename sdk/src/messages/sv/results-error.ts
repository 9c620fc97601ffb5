export const messages = {
  nothingFree: 'Inget hotell i {place} har ett rum från {from} till {to}. Välj andra datum.',
  tryAgain: 'Försök igen',
  noHotels: 'inga hotell hittades',
  past: 'Du lever i det förflutna!',
  pastHint: 'Kontrollera dina datum',
}
