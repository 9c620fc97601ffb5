export const messages = {
  nothingFree: 'Ingen hoteller i {place} har et rom fra {from} til {to}. Velg andre datoer.',
  tryAgain: 'Prøv igjen',
  noHotels: 'ingen hoteller funnet',
  past: 'Du lever i fortiden!',
  pastHint: 'Kontroller datoene dine',
}
