export const messages = {
  dealTitle: 'Save up to 60% with a deal code',
  dealHint: 'No code? Members see the deals at once.',
  dealCode: 'Deal code',
  enterDealCode: 'Please enter your deal code',
  applyCode: 'Apply',
  signUp: 'Sign Up',
}
