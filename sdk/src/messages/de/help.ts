export const messages = {
  help: 'Hilfe',
  'link.contact': 'Kontakt',
  'link.review': 'Reservierung ansehen/stornieren',
  'link.flights': 'Flüge ansehen/stornieren',
  'link.cars': 'Mietwagen ansehen/stornieren',
  'link.faq': 'Häufige Fragen',
  'link.privacy': 'Datenschutz',
  'link.terms': 'Nutzungsbedingungen',
  'link.search': 'Suche',
}
