export const messages = {
  nothingFree: 'Geen hotel in {place} heeft een kamer van {from} tot {to}. Kies andere data.',
  tryAgain: 'Opnieuw proberen',
  noHotels: 'geen hotels gevonden',
  past: 'U leeft in het verleden!',
  pastHint: 'Controleer uw data',
}
