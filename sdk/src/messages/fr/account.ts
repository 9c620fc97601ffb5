export const messages = {
  login: 'Connexion',
  account: 'Mon compte',
  logout: 'Déconnexion',
}
