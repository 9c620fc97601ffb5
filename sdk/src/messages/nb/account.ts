export const messages = {
  login: 'Logg inn',
  account: 'Min konto',
  logout: 'Logg ut',
}
