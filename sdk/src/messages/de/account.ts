export const messages = {
  login: 'Anmelden',
  account: 'Mein Konto',
  logout: 'Abmelden',
}
