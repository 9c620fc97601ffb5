import * as z from 'zod'
import type { PaymentDescription } from '../method.ts'
import type { PaymentDetails } from '../payable.ts'

const kept = z.object({ brand: z.string(), lastFour: z.string() })

export function describeCard(details: PaymentDetails | null): PaymentDescription {
  const card = kept.safeParse(details).data
  const source = card
    ? ` (${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.lastFour})`
    : ''
  return {
    paid: 'Paid by card',
    source,
    receipt: card ? `by card ending in ${card.lastFour}` : 'by card',
    notCharged: 'You were not charged.',
    notTaken: 'No money was taken; a hold that your bank may still show goes away by itself.',
    screen: card ? { creditCardType: card.brand, creditCardLastFour: card.lastFour } : {},
    refund: (amount) => `${amount}${source}, within 5 to 10 days`,
  }
}
