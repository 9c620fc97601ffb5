export const messages = {
  signUpBanner: 'Si registri e scopra offerte e risparmi ancora migliori!',
  signUp: 'Registrati',
}
