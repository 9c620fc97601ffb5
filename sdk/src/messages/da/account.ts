export const messages = {
  login: 'Log ind',
  account: 'Min konto',
  logout: 'Log ud',
}
