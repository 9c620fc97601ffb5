export const messages = {
  paying: 'Menyiapkan kuotasi Anda',
  bitcoinLead: 'Anda mendapat alamat dan jumlah dalam bitcoin yang berlaku selama sepuluh menit.',
  sendExactly: 'Kirim tepat',
  stillMissing: 'Masih kurang',
  received: '{amount} telah diterima.',
  left: 'tersisa untuk kuotasi ini',
  qr: 'Kode QR permintaan pembayaran',
  copyAddress: 'Salin alamat',
  copied: 'Alamat telah disalin.',
  copyFailed: 'Alamat tidak dapat disalin. Silakan blok sendiri.',
  openWallet: 'Buka di dompet',
  watching:
    'Kami memantau transfer Anda dan memesan kamar begitu transfer diterima. Biarkan halaman ini terbuka.',
  checkAgain: 'Periksa lagi',
  expired: 'Transfer bitcoin Anda telah kedaluwarsa',
  expiredLead: 'Kuotasi berlaku sepuluh menit. Tidak ada yang ditagih.',
  sentBack:
    '{amount} telah diterima, tetapi kurang. Jumlah itu tetap milik Anda: sebuah email menjelaskan cara mendapatkannya kembali.',
  payOtherwise: 'Bayar dengan cara lain',
  ended: 'Pembayaran ini telah berakhir. Jangan kirim apa pun lagi ke alamatnya.',
  notEnded: 'Pembayaran tidak dapat diakhiri. Silakan coba lagi.',
  startAgain: 'Mulai pembayaran baru',
  expiredTooLate:
    'Kuotasi berlaku sepuluh menit. Yang diterima terlambat tetap milik Anda: sebuah email menjelaskan cara mendapatkannya kembali.',
}
