export const messages = {
  help: 'Ayuda',
  'link.contact': 'Contacto',
  'link.review': 'Consultar o cancelar una reserva',
  'link.flights': 'Consultar o cancelar vuelos',
  'link.cars': 'Consultar o cancelar coches de alquiler',
  'link.faq': 'Preguntas frecuentes',
  'link.privacy': 'Política de privacidad',
  'link.terms': 'Términos y condiciones',
  'link.search': 'Buscar',
}
