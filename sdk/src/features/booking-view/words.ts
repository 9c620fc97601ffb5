import type { Contract } from '@staykit/contract'
import { agesText, guestCount, isPlain } from '@staykit/domain'
import { rulesOf } from '@staykit/stores/payments'
import type { Translate } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'

/** "2 guests, 1 room" */
export function stayWords(contract: Contract, t: Translate): string {
  const { occupancy } = contract
  const guests = t('guestCount', { count: guestCount(occupancy) })
  return t('stay', { guests, rooms: t('roomCount', { count: occupancy.length }) })
}

/** Who stays in which room; undefined where the numbers of rooms and guests say it, or in one room. */
export function partyWords({ occupancy }: Contract, t: Translate, locale: string): string | undefined {
  if (occupancy.length === 1 || isPlain(occupancy)) return undefined
  const words = occupancy.map(({ adults, childAges }, index) => {
    const children = childAges.length > 0 ? [`${t('childAges')}: ${agesText(childAges, locale)}`] : []
    const party = [t('adults', { count: adults }), ...children].join(', ')
    return `${t('roomNumber', { number: index + 1 })}: ${party}`
  })
  return words.join(' · ')
}

/** Ages of the children in one room. */
export function ageWords({ occupancy }: Contract, locale: string): string | undefined {
  const [{ childAges } = { childAges: [] }] = occupancy
  return occupancy.length === 1 && childAges.length > 0 ? agesText(childAges, locale) : undefined
}

/** The card, wallet or transfer of the payment, such as "Visa •••• 4242". */
export function usePaidWith({ paymentMethod, ...booking }: Contract): string | undefined {
  const { t } = useWidget()
  const paid = rulesOf(paymentMethod).paidWith({ paymentMethod, ...booking })
  return paid && t(`paidWith.${paymentMethod}`, paid)
}
