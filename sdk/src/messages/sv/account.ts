export const messages = {
  login: 'Logga in',
  account: 'Mitt konto',
  logout: 'Logga ut',
}
