export const messages = {
  login: 'Giriş yap',
  account: 'Hesabım',
  logout: 'Çıkış yap',
}
