export const messages = {
  CreditCard: 'Kreditkort',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} går tilbage til dit kort.',
}
