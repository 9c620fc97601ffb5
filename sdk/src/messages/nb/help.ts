export const messages = {
  help: 'Hjelp',
  'link.contact': 'Kontakt oss',
  'link.review': 'Se/avbestill reservasjoner',
  'link.flights': 'Se/avbestill fly',
  'link.cars': 'Se/avbestill leiebil',
  'link.faq': 'Vanlige spørsmål',
  'link.privacy': 'Personvernerklæring',
  'link.terms': 'Vilkår og betingelser',
  'link.search': 'Søk',
}
