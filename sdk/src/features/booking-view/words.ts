import type { Contract } from '@staykit/contract'
import type { Translate } from '../../messages/translate.ts'

/** "2 guests, 1 room" */
export function stayWords(contract: Contract, t: Translate): string {
  const guests = t('guestCount', { count: contract.adultCount + contract.childCount })
  return t('stay', { guests, rooms: t('roomCount', { count: contract.roomCount }) })
}
