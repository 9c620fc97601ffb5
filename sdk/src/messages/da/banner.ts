export const messages = {
  signUpBanner: 'Tilmeld dig, og få adgang til endnu bedre tilbud og besparelser!',
  signUp: 'Tilmeld dig',
}
