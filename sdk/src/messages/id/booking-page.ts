export const messages = {
  booking: 'Pesan masa inap Anda',
  newSearch: 'Pencarian baru',
  reservation: 'Reservasi saya',
  close: 'Tutup',
}
