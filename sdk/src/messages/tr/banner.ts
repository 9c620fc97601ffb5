export const messages = {
  signUpBanner: 'Kaydolun, çok daha iyi fırsatların ve indirimlerin kilidini açın!',
  signUp: 'Kaydol',
}
