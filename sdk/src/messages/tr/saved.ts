export const messages = {
  saveHotel: 'Kaydet',
  savedHotel: 'Kaydedildi',
  listFull: 'Listeniz dolu: başka bir otel kaydetmek için birini kaldırın.',
  notSaved: 'Kaydedilemedi. Lütfen tekrar deneyin.',
  favorites: 'Favorileriniz var: {names}',
}
