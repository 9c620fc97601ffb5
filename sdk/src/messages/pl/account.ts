export const messages = {
  login: 'Zaloguj się',
  account: 'Moje konto',
  logout: 'Wyloguj się',
}
