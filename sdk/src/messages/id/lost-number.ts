export const messages = {
  title: 'Nomor perjalanan saya hilang',
  lead: 'Masukkan email yang Anda gunakan saat memesan. Kami mengirim perjalanan Anda yang akan datang dan yang baru lalu ke sana, beserta nomornya.',
  email: 'Email',
  send: 'Kirim nomor perjalanan saya',
  sending: 'Mohon tunggu',
  sentTitle: 'Periksa email Anda',
  sent: 'Jika ada perjalanan yang dipesan dengan {email} di sini, nomornya sedang dikirim ke sana.',
  nothing:
    'Belum ada yang datang setelah beberapa menit? Periksa folder spam, atau coba email lain yang mungkin Anda gunakan.',
  another: 'Coba email lain',
  back: 'Kembali ke Lihat/Batalkan Reservasi',
}
