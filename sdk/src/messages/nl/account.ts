export const messages = {
  login: 'Inloggen',
  account: 'Mijn account',
  logout: 'Uitloggen',
}
