export const messages = {
  paying: 'Membayar dengan dompet Anda',
  walletFailed: 'Ada masalah dengan pembayaran pemesanan',
  noCoins: 'Tidak ada koin kripto di dompet Anda.',
  reloadCoins: 'Muat lagi',
  loadingCoins: 'Memuat dompet Anda',
  chooseCoins: 'Pilih koin untuk membayar. Koin digunakan sesuai urutan Anda memilihnya.',
  selected: 'Dipilih {amount}',
  ofTotal: 'dari {total} yang dibayar sekarang',
  wholePrice: 'Harga penuhnya {coins}',
  uses: 'menggunakan {coins}, {amount}',
  frozen: '{amount} dibekukan',
  insufficient: 'Saldo tidak cukup',
}
