export const messages = {
  login: 'Accedi',
  account: 'Il mio account',
  logout: 'Esci',
}
