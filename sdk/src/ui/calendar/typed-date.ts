import { foldTyped, readDate, type StayDate } from '@staykit/domain'

type Part = 'day' | 'month' | 'year'
const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

interface DateFormat {
  readonly write: (date: StayDate) => string
  /** Undefined for a text that is no date, or could be two. */
  readonly read: (text: string) => StayDate | undefined
  /** The format in the letters of a language, which are in the order "DD MM YYYY": "MM/DD/YYYY". */
  readonly placeholder: (letters: string) => string
}

/** With one sign between its numbers, for spaces too. A year of two digits is one of this century. */
const plain = (text: string) =>
  foldTyped(text)
    .replace(/\s*([./-])\s*|\s+/g, (_, sign = '/') => sign)
    .replace(/^(\d\d?[./-]\d\d?[./-])(\d\d)$/, '$120$2')

/** In place of a format that is not known yet. */
export const noFormat: DateFormat = { write: () => '', read: () => undefined, placeholder: () => '' }

/** Typed dates of a locale: `MM/DD/YYYY` in American English, else in its order and with its sign (HOT-342, OQ-58). */
export function dateFormat(locale: string): DateFormat {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(0)
  const order = parts.map(({ type }) => type).filter(isPart)
  const between = parts.find(({ type }) => type === 'literal')?.value ?? ''
  const sign = /[./-]/.exec(foldTyped(between))?.[0] ?? '/'
  const join = (values: Readonly<Record<Part, string>>) => order.map((part) => values[part]).join(sign)
  const isMonthFirst = order.indexOf('month') < order.indexOf('day')
  return {
    write: (date) => {
      const [year = '', month = '', day = ''] = date.split('-')
      return join({ year, month, day })
    },
    read: (text) => readDate(plain(text), isMonthFirst ? 'month-first' : 'day-first'),
    placeholder: (letters) => {
      const [day = '', month = '', year = ''] = letters.split(' ')
      return join({ day, month, year })
    },
  }
}
