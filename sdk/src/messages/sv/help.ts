export const messages = {
  help: 'Hjälp',
  'link.contact': 'Kontakta oss',
  'link.review': 'Visa/avboka bokningar',
  'link.flights': 'Visa/avboka flyg',
  'link.cars': 'Visa/avboka hyrbilar',
  'link.faq': 'Vanliga frågor',
  'link.privacy': 'Integritetspolicy',
  'link.terms': 'Allmänna villkor',
  'link.search': 'Sök',
}
