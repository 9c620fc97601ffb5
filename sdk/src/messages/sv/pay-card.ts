export const messages = {
  CreditCard: 'Kreditkort',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} går tillbaka till ditt kort.',
}
