export const messages = {
  signUpBanner: 'Cadastre-se e libere ofertas e descontos ainda melhores!',
  signUp: 'Cadastre-se',
}
