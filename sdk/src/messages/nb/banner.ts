export const messages = {
  signUpBanner: 'Registrer deg og få tilgang til enda bedre tilbud og besparelser!',
  signUp: 'Registrer deg',
}
