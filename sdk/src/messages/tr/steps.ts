export const messages = {
  progress: 'Rezervasyonun aşamaları',
  'step.CHOOSE_ROOM': 'Oda seçin',
  'step.DETAILS': 'Bilgileri girin',
  'step.BOOKING': 'Güvenli rezervasyon',
  'step.booked': 'Ayırtıldı!',
}
