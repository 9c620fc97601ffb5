export const messages = {
  signUpBanner: 'Inscrivez-vous pour débloquer des offres encore meilleures !',
  signUp: 'S’inscrire',
}
