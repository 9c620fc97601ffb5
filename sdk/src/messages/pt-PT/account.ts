export const messages = {
  login: 'Iniciar sessão',
  account: 'A minha conta',
  logout: 'Terminar sessão',
}
