export const messages = {
  signUpBanner: 'Daftar & dapatkan penawaran yang lebih baik serta lebih hemat!',
  signUp: 'Daftar',
}
