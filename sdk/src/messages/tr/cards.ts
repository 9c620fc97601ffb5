export const messages = {
  yourCards: 'Kartlarınız',
  newCard: 'Başka bir kart',
  saveCard: 'Bu kartı bir sonraki rezervasyonum için kaydet',
  ending: '{type} •••• {last}',
  expires: 'Son kullanma {date}',
  default: 'Varsayılan',
  cardsFailed: 'Kayıtlı kartlarınız yüklenemedi. Başka bir kartla ödeyebilirsiniz.',
  cardExpired: 'Süresi doldu: {date}',
}
