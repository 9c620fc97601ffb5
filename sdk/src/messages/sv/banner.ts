export const messages = {
  signUpBanner: 'Registrera dig och få ännu bättre erbjudanden och priser!',
  signUp: 'Registrera dig',
}
