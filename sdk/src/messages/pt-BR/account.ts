export const messages = {
  login: 'Entrar',
  account: 'Minha conta',
  logout: 'Sair',
}
