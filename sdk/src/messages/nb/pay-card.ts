export const messages = {
  CreditCard: 'Kredittkort',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} går tilbake til kortet ditt.',
}
