export const messages = {
  yourCards: 'Kartu Anda',
  newCard: 'Kartu lain',
  saveCard: 'Simpan kartu ini untuk pemesanan saya berikutnya',
  ending: '{type} •••• {last}',
  expires: 'Berlaku hingga {date}',
  default: 'Utama',
  cardsFailed: 'Kartu tersimpan Anda tidak dapat dimuat. Anda dapat membayar dengan kartu lain.',
  cardExpired: 'Kedaluwarsa {date}',
}
