import {
  agesText,
  clockText,
  dateTimeText,
  formatMoney,
  longDate,
  type Money,
  type StayDate,
  yearDate,
} from '@staykit/domain'
import { type english, type Key, texts } from '@staykit/words/mail'
import type { Given } from '@staykit/words/typed'
import { type MailLocale, mailLocaleFor } from './languages.ts'

type Source = typeof english

/** A language, as mails are written in it. */
export interface Words {
  readonly locale: MailLocale
  readonly dir: 'ltr' | 'rtl'
  say<K extends Key>(key: K, ...values: Given<Source[K]>): string
  money(amount: Money): string
  /** "Thu, Dec 10, 2026" */
  date(date: StayDate): string
  longDate(date: StayDate): string
  /** "3:00 PM" as this language writes it; what is no time of day stays as it is. */
  clock(text: string): string
  /** An instant by the clock of a zone: "Thu, Dec 10, 2026, 3:00 PM". */
  moment(instant: Date, timeZone: string | undefined): string
  /** ISO 3166-1 alpha-2 as a name. */
  country(code: string): string | undefined
  /** Ages in whole years: "4 years and 9 years". */
  ages(years: readonly number[]): string
  /** Keeps a name or number of another script whole within a text that runs from right to left. */
  whole(text: string): string
}

/** The language of a mail: what its row says, else its brand's, else English. */
export function wordsFor(locale: string | null | undefined, brand: { readonly locale: string }): Words {
  return wordsOf(mailLocaleFor(locale) ?? mailLocaleFor(brand.locale) ?? 'en-US')
}

/** A text of mails with its values as they are: a part of another text, which isolates it whole. */
export const part = <K extends Key>(locale: MailLocale, key: K, ...values: Given<Source[K]>): string =>
  sayer(locale)(key, values[0] ?? {}, (value) => value)

function sayer(locale: MailLocale) {
  const rules = new Intl.PluralRules(locale)
  return (
    key: Key,
    values: Readonly<Record<string, string | number>>,
    write: (value: string) => string,
  ): string => {
    const text = texts[locale][key]
    const form = typeof text === 'string' ? text : (text[rules.select(Number(values.count))] ?? text.other)
    return (form ?? '').replace(/\{(\w+)\}/g, (_, name: string) => write(String(values[name])))
  }
}

export function wordsOf(locale: MailLocale): Words {
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  // The digits of trip numbers, codes and telephones.
  const intl = `${locale}-u-nu-latn`
  const whole = (text: string) => {
    if (dir === 'ltr' || /^https?:/.test(text)) return text
    // What is put together of isolated parts has no letter of its own that would say its direction.
    return `${/[\u0600-\u06ff\u2066-\u2068]/.test(text) ? '\u2067' : '\u2068'}${text}\u2069`
  }
  const say = sayer(locale)
  return {
    locale,
    dir,
    whole,
    ages: (years) => agesText(years, intl),
    say: (key, ...values) => say(key, values[0] ?? {}, whole),
    money: (amount) => {
      const sum = formatMoney(amount, intl)
      // Read from left to right, its currency behind it, whatever stands around it; a mark at the end holds the dot of "د.إ.".
      return dir === 'rtl' ? `\u2066${sum.replace(/^\u200f+/, '')}\u2069` : sum
    },
    date: (date) => yearDate(date, intl),
    longDate: (date) => longDate(date, intl),
    clock: (text) => clockText(text, intl),
    moment: (instant, timeZone) => dateTimeText(instant, intl, timeZone),
    country: (code) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code),
  }
}
