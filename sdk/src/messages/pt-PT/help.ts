export const messages = {
  help: 'Ajuda',
  'link.contact': 'Contacte-nos',
  'link.review': 'Ver/cancelar reservas',
  'link.flights': 'Ver/cancelar voos',
  'link.cars': 'Ver/cancelar aluguer de carros',
  'link.faq': 'Perguntas frequentes',
  'link.privacy': 'Política de privacidade',
  'link.terms': 'Termos e condições',
  'link.search': 'Pesquisar',
}
