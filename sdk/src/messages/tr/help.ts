export const messages = {
  help: 'Yardım',
  'link.contact': 'Bize ulaşın',
  'link.review': 'Rezervasyonları görüntüle/iptal et',
  'link.flights': 'Uçuşları görüntüle/iptal et',
  'link.cars': 'Araçları görüntüle/iptal et',
  'link.faq': 'Sıkça sorulan sorular',
  'link.privacy': 'Gizlilik politikası',
  'link.terms': 'Şartlar ve koşullar',
  'link.search': 'Ara',
}
