export const messages = {
  help: 'Hjælp',
  'link.contact': 'Kontakt os',
  'link.review': 'Se/afbestil reservationer',
  'link.flights': 'Se/afbestil fly',
  'link.cars': 'Se/afbestil biler',
  'link.faq': 'Ofte stillede spørgsmål',
  'link.privacy': 'Privatlivspolitik',
  'link.terms': 'Vilkår og betingelser',
  'link.search': 'Søg',
}
