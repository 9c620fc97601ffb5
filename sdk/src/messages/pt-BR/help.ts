export const messages = {
  help: 'Ajuda',
  'link.contact': 'Fale conosco',
  'link.review': 'Ver/cancelar reservas',
  'link.flights': 'Ver/cancelar voos',
  'link.cars': 'Ver/cancelar aluguel de carros',
  'link.faq': 'Perguntas frequentes',
  'link.privacy': 'Política de privacidade',
  'link.terms': 'Termos e condições',
  'link.search': 'Buscar',
}
