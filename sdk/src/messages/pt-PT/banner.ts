export const messages = {
  signUpBanner: 'Registe-se e tenha acesso a ofertas e poupanças ainda melhores!',
  signUp: 'Registar-se',
}
