import { useMemo } from 'react'
import { useWidget } from '../../runtime/widget.ts'

/** Says amounts in whole units of the shown currency. */
export function useWholeMoney(): (amount: number) => string {
  const { settings } = useWidget()
  const { locale, currency } = settings
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
    return (amount) => format.format(amount)
  }, [locale, currency])
}
