import { formatMoney, fromMajor } from '@staykit/domain'
import { useCallback } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** Formats amounts in whole units of the displayed currency. */
export function useWholeMoney(): (amount: number) => string {
  const { settings } = useWidget()
  const { locale, currency } = settings
  return useCallback(
    (amount) => formatMoney(fromMajor(Math.round(amount), currency), locale, true),
    [locale, currency],
  )
}
