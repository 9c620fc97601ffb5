export const messages = {
  login: 'Iniciar sesión',
  account: 'Mi cuenta',
  logout: 'Cerrar sesión',
}
