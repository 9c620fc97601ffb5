export const messages = {
  nothingFree: 'Intet hotel i {place} har et værelse fra {from} til {to}. Vælg andre datoer.',
  tryAgain: 'Prøv igen',
  noHotels: 'ingen hoteller fundet',
  past: 'Du lever i fortiden!',
  pastHint: 'Kontrollér dine datoer',
}
