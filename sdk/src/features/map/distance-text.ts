import type { Distance } from '@staykit/domain'

/** "500 m", "1 mi", formatted for the locale. */
export function distanceText({ value, unit }: Distance, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}
