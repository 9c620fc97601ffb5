export const messages = {
  wallet: 'Dompet Anda',
  loadingWallet: 'Memuat dompet Anda',
  walletFailed: 'Dompet Anda tidak dapat dimuat.',
  noCoins: 'Tidak ada koin kripto di dompet Anda.',
  frozen: '{amount} dibekukan',
  notSpendable: 'Tidak dapat digunakan sekarang',
  upcoming: 'Masa inap mendatang',
  past: 'Masa inap sebelumnya',
  tripNumber: 'Nomor perjalanan {number}',
}
