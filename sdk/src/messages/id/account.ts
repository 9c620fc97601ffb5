export const messages = {
  login: 'Masuk',
  account: 'Akun Saya',
  logout: 'Keluar',
}
