export const messages = {
  nothingFree: 'Nessun hotel a {place} ha una camera dal {from} al {to}. Scelga altre date.',
  tryAgain: 'Riprova',
  noHotels: 'nessun hotel trovato',
  past: 'Sta vivendo nel passato!',
  pastHint: 'Controlli le date',
}
