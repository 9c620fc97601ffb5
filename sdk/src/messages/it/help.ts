export const messages = {
  help: 'Aiuto',
  'link.contact': 'Contatti',
  'link.review': 'Vedi/annulla una prenotazione',
  'link.flights': 'Vedi/annulla voli',
  'link.cars': 'Vedi/annulla noleggi auto',
  'link.faq': 'Domande frequenti',
  'link.privacy': 'Informativa sulla privacy',
  'link.terms': 'Termini e condizioni',
  'link.search': 'Cerca',
}
