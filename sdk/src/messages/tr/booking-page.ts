export const messages = {
  booking: 'Konaklamanızı ayırtın',
  newSearch: 'Yeni arama',
  reservation: 'Rezervasyonum',
  close: 'Kapat',
}
