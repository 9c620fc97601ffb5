import type { Contract } from '@staykit/contract'
import { rulesOf } from '@staykit/stores/payments'
import type { Translate } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'

/** "2 guests, 1 room" */
export function stayWords(contract: Contract, t: Translate): string {
  const guests = t('guestCount', { count: contract.adultCount + contract.childCount })
  return t('stay', { guests, rooms: t('roomCount', { count: contract.roomCount }) })
}

/** The card, wallet or transfer of the payment, such as "Visa •••• 4242". */
export function usePaidWith({ paymentMethod, ...booking }: Contract): string | undefined {
  const { t } = useWidget()
  const paid = rulesOf(paymentMethod).paidWith({ paymentMethod, ...booking })
  return paid && t(`paidWith.${paymentMethod}`, paid)
}
