export const messages = {
  nothingFree:
    'Tidak ada hotel di {place} yang memiliki kamar dari {from} hingga {to}. Silakan pilih tanggal lain.',
  tryAgain: 'Coba Lagi',
  noHotels: 'tidak ada hotel yang ditemukan',
  past: 'Anda Hidup di Masa Lalu!',
  pastHint: 'Silakan periksa tanggal Anda',
}
