export const messages = {
  signUpBanner: '¡Regístrese y disfrute de ofertas y ahorros aún mejores!',
  signUp: 'Registrarse',
}
