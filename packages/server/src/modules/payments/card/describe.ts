import * as z from 'zod'
import type { MailLocale } from '../../mail/languages.ts'
import type { PaymentDescription } from '../method.ts'
import type { PaymentDetails } from '../payable.ts'
import { words } from './words.ts'

const kept = z.object({ brand: z.string(), lastFour: z.string() })

export function describeCard(
  details: PaymentDetails | null,
  locale: MailLocale = 'en-US',
): PaymentDescription {
  const card = kept.safeParse(details).data
  const name = card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.lastFour}`
  const { paid, notTaken, taken, refund } = words[locale]
  const source = name ? ` (${name})` : ''
  return {
    ...{ paid, notTaken, taken },
    source,
    form: name ?? 'by card',
    notCharged: 'You were not charged.',
    screen: card ? { creditCardType: card.brand, creditCardLastFour: card.lastFour } : {},
    refund: (amount) => refund(amount, source),
  }
}
