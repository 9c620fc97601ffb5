export const messages = {
  help: 'Hulp',
  'link.contact': 'Contact',
  'link.review': 'Boeking bekijken/annuleren',
  'link.flights': 'Vluchten bekijken/annuleren',
  'link.cars': 'Huurauto’s bekijken/annuleren',
  'link.faq': 'Veelgestelde vragen',
  'link.privacy': 'Privacybeleid',
  'link.terms': 'Algemene voorwaarden',
  'link.search': 'Zoeken',
}
