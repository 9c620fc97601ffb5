export const messages = {
  'sort.most_popular': 'Terpopuler',
  'sort.price_asc': 'Harga terendah dulu',
  'sort.price_desc': 'Harga tertinggi dulu',
  'sort.stars_desc': 'Bintang',
  'sort.score_desc': 'Skor tamu',
  'sort.savings': 'Penghematan terbesar',
  'amenity.6': 'Internet Gratis',
  'amenity.12': 'Bebas Rokok',
  'amenity.11': 'Ramah Difabel',
  'amenity.5': 'Sarapan Gratis',
  'amenity.10': 'Parkir Gratis',
  'amenity.4': 'Antar-Jemput Bandara Gratis',
  'amenity.9': 'Pusat Kebugaran',
  'amenity.15': 'Kolam Renang',
  'amenity.13': 'Boleh Membawa Hewan Peliharaan',
  'amenity.2': 'Pusat Bisnis',
  'score.Superb': 'Istimewa',
  'score.Fabulous': 'Luar biasa',
  'score.Very Good': 'Sangat baik',
  'score.Good': 'Baik',
  'score.Pleasant': 'Menyenangkan',
  'traveler.Couple': 'Pasangan',
  'traveler.Family': 'Keluarga',
  'traveler.Solo traveller': 'Bepergian sendiri',
  'traveler.Business traveller': 'Perjalanan bisnis',
  'traveler.Group of friends': 'Grup teman',
  'Incorrect email or password.': 'Email atau kata sandi salah.',
  'Incorrect password.': 'Kata sandi salah.',
  'This code is not right. Please check it, or ask for a new one.':
    'Kode ini tidak benar. Periksa lagi atau minta kode baru.',
  'This code has expired. Please ask for a new one.': 'Kode ini sudah kedaluwarsa. Minta kode baru.',
  'Attempt limit exceeded. Please try again after some time.': 'Terlalu banyak percobaan. Coba lagi nanti.',
  'We do not know this deal code.': 'Kami tidak mengenal kode promo ini.',
  'This deal code has expired.': 'Kode promo ini sudah kedaluwarsa.',
  'Your session has ended. Please log in again.': 'Sesi Anda telah berakhir. Silakan masuk lagi.',
  'This price has expired. Please choose the room again.': 'Harga ini sudah kedaluwarsa. Pilih kamar lagi.',
  'Unable to find Location': 'Lokasi tidak ditemukan',
  'Your card was declined.': 'Kartu Anda ditolak.',
  'Your card has insufficient funds.': 'Dana kartu Anda tidak mencukupi.',
  'Your card has expired.': 'Kartu Anda telah kedaluwarsa.',
  "Your card's security code is incorrect.": 'Kode keamanan kartu Anda salah.',
  'We could not verify this card with your bank. You were not charged.':
    'Kami tidak dapat memverifikasi kartu ini di bank Anda. Anda tidak dikenai biaya.',
  'This payment has ended. Please pay again.': 'Pembayaran ini sudah berakhir. Silakan bayar lagi.',
  'The card provider does not answer. Please try again.': 'Penyedia kartu tidak menjawab. Silakan coba lagi.',
  'We are very busy. Please try again in a moment.':
    'Kami sedang sangat sibuk. Silakan coba lagi sebentar lagi.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Terlalu banyak kartu ditolak. Coba lagi nanti, atau bayar dengan cara lain.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Tarif ini ditawarkan terlalu lama yang lalu. Pilih tarif lagi.',
  'This rate cannot be read. Please choose a rate again.': 'Tarif ini tidak dapat dibaca. Pilih tarif lagi.',
  'The payment was not completed. You were not charged.':
    'Pembayaran tidak selesai. Anda tidak dikenai biaya.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Bank Anda ingin mengonfirmasi kartu ini. Gunakan formulir kartu atau kartu lain.',
  'This booking can no longer be cancelled free of charge.':
    'Pemesanan ini tidak dapat lagi dibatalkan secara gratis.',
  'This passkey does not work here. Please try another way.':
    'Kunci sandi ini tidak berfungsi di sini. Coba cara lain.',
  'Please log in again to use your saved cards.': 'Masuk lagi untuk menggunakan kartu tersimpan Anda.',
  'Please log in again to change your e-mail address.': 'Masuk lagi untuk mengubah alamat email Anda.',
  'Please log in again to add a passkey.': 'Masuk lagi untuk menambahkan kunci sandi.',
  'Please confirm your sign-up with the code we mailed you.':
    'Konfirmasi pendaftaran Anda dengan kode yang kami kirim.',
  'Please set a new password first: choose "Forgot password".':
    'Atur kata sandi baru terlebih dahulu melalui “Lupa Kata Sandi”.',
  'Bitcoin payments are not available now. You were not charged.':
    'Pembayaran Bitcoin tidak tersedia saat ini. Anda tidak dikenai biaya.',
  'Your transfer has arrived: your room is being booked with it.':
    'Transfer Anda sudah masuk: kamar Anda sedang dipesan dengannya.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Masih ada penginapan mendatang: batalkan, atau kembali setelah selesai.',
  'These coins were given back. Please choose the room again.':
    'Koin ini sudah dikembalikan. Pilih kamar lagi.',
  'The wallet does not answer. You were not charged.': 'Dompet tidak menjawab. Anda tidak dikenai biaya.',
  'This contract is not one of ours. Please choose the room again.':
    'Kontrak ini bukan milik kami. Pilih kamar lagi.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Pilih gambar: JPEG, PNG, WebP, atau GIF',
  'There is no such card.': 'Kartu ini sudah tidak ada.',
  RATE_LIMITED: 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.',
}
