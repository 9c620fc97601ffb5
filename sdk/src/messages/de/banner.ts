export const messages = {
  signUpBanner: 'Registrieren Sie sich und sichern Sie sich noch bessere Angebote!',
  signUp: 'Registrieren',
}
