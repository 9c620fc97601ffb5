import * as z from 'zod'
import type { MailLocale } from '../../mail/languages.ts'
import { part } from '../../mail/words.ts'
import type { PaymentDescription } from '../method.ts'
import type { PaymentDetails } from '../payable.ts'

const cardDetails = z.object({ brand: z.string(), lastFour: z.string() })

export function describeCard(
  details: PaymentDetails | null,
  locale: MailLocale = 'en-US',
): PaymentDescription {
  const card = cardDetails.safeParse(details).data
  const name = card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.lastFour}`
  const source = name ? ` (${name})` : ''
  return {
    paid: part(locale, 'card.paid'),
    notTaken: part(locale, 'card.notTaken'),
    taken: part(locale, 'card.taken'),
    source,
    form: name ?? 'by card',
    notCharged: 'You were not charged.',
    screen: card ? { creditCardType: card.brand, creditCardLastFour: card.lastFour } : {},
    refund: (amount) => part(locale, 'card.refund', { amount, source }),
  }
}
