import { cardIcon } from '../../../../ui/icon/icons.ts'
import type { PaymentMethod } from '../method.ts'
import { CardPayment } from './card-payment.tsx'

/** Available to all (OQ-06). */
export const card: PaymentMethod = {
  name: 'CREDIT',
  pm: 'CreditCard',
  icon: cardIcon,
  isOffered: () => true,
  Panel: CardPayment,
}
