export const messages = {
  signUpBanner: 'Registreer u en krijg nog betere aanbiedingen en meer voordeel!',
  signUp: 'Registreren',
}
