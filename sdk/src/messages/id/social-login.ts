export const messages = {
  or: 'atau',
  with: 'Lanjutkan dengan {name}',
  leaving: 'Mohon tunggu: Anda diarahkan ke {name}',
  'problem.refused':
    'Anda belum masuk: layanan lain itu tidak diizinkan memberi tahu kami siapa Anda. Anda dapat mencoba lagi atau menggunakan alamat email Anda.',
  'problem.no-email':
    'Akun itu tidak memiliki alamat email yang terkonfirmasi. Silakan daftar dengan alamat Anda sendiri.',
  'problem.known-email':
    'Anda sudah memiliki akun dengan alamat email ini. Silakan masuk dengan kata sandi Anda.',
  'problem.failed': 'Upaya masuk itu tidak berhasil. Silakan coba lagi, atau gunakan alamat email Anda.',
  registration: 'Daftar',
  forgot_password: 'Lupa kata sandi?',
  platformLead: 'Anda masuk di halaman lain lalu kembali ke sini.',
  passkey: 'Masuk dengan kunci sandi',
  passkeyCancelled:
    'Kunci sandi tidak digunakan. Anda dapat mencoba lagi, atau masuk dengan kata sandi Anda.',
  passkeyRefused: 'Kunci sandi ini tidak berlaku di sini. Silakan masuk dengan kata sandi Anda.',
  passkeyImpossible:
    'Perangkat ini tidak dapat menggunakan kunci sandi di halaman ini. Silakan masuk dengan kata sandi Anda.',
}
