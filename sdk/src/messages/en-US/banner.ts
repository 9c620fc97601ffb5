export const messages = {
  signUpBanner: 'Sign Up & Unlock even better deals and savings!',
  signUp: 'Sign Up',
}
