import * as z from 'zod'
import type { PaymentDescription } from '../method.ts'
import type { PaymentDetails } from '../payable.ts'

const kept = z.object({ brand: z.string(), lastFour: z.string() })

export function describeCard(details: PaymentDetails | null): PaymentDescription {
  const card = kept.safeParse(details).data
  const name = card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.lastFour}`
  const source = name ? ` (${name})` : ''
  return {
    paid: 'Paid by card',
    source,
    receipt: name ?? 'by card',
    notCharged: 'You were not charged.',
    notTaken: 'No money was taken; a hold that your bank may still show goes away by itself.',
    taken: 'What was charged is on its way back to your card.',
    screen: card ? { creditCardType: card.brand, creditCardLastFour: card.lastFour } : {},
    refund: (amount) => `${amount}${source}, within 5 to 10 days`,
  }
}
