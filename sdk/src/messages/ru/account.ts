export const messages = {
  login: 'Войти',
  account: 'Мой аккаунт',
  logout: 'Выйти',
}
