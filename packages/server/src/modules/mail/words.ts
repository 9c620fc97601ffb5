import {
  agesText,
  clockText,
  dateTimeText,
  formatMoney,
  longDate,
  type Money,
  percentText,
  type StayDate,
  yearDate,
} from '@staykit/domain'
import { type english, type Key, texts } from '@staykit/words/mail'
import type { Given } from '@staykit/words/typed'
import { type MailLocale, mailLocaleFor } from './languages.ts'

type Source = typeof english

/** A language of mails with its formats. */
export interface Words {
  readonly locale: MailLocale
  readonly dir: 'ltr' | 'rtl'
  say<K extends Key>(key: K, ...values: Given<Source[K]>): string
  money(amount: Money): string
  /** "50%" of basis points; undefined with a fraction. */
  percent(bps: number): string | undefined
  /** "Thu, Dec 10, 2026" */
  date(date: StayDate): string
  longDate(date: StayDate): string
  /** "3:00 PM" in the format of this language; an invalid time stays unchanged. */
  clock(text: string): string
  /** An instant in a time zone: "Thu, Dec 10, 2026, 3:00 PM". */
  moment(instant: Date, timeZone: string | undefined): string
  /** ISO 3166-1 alpha-2 as a name. */
  country(code: string): string | undefined
  /** Ages in whole years: "4 years and 9 years". */
  ages(years: readonly number[]): string
  /** Isolates a name or number of another script within right-to-left text. */
  whole(text: string): string
}

/** The language of a mail: that of its row, else of its brand, else English. */
export function wordsFor(locale: string | null | undefined, brand: { readonly locale: string }): Words {
  return wordsOf(mailLocaleFor(locale) ?? mailLocaleFor(brand.locale) ?? 'en-US')
}

/** A text of mails with unchanged values: part of another text, which isolates it as a whole. */
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
  // Digits of trip numbers, codes and telephones.
  const intl = `${locale}-u-nu-latn`
  const whole = (text: string) => {
    if (dir === 'ltr' || /^https?:/.test(text)) return text
    // Isolated parts have no letter that would set the direction.
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
      // Reads left to right with its currency at the end, whatever surrounds it; a mark at the end keeps the dot of
      // "د.إ.".
      return dir === 'rtl' ? `\u2066${sum.replace(/^\u200f+/, '')}\u2069` : sum
    },
    percent: (bps) => percentText(bps, intl),
    date: (date) => yearDate(date, intl),
    longDate: (date) => longDate(date, intl),
    clock: (text) => clockText(text, intl),
    moment: (instant, timeZone) => dateTimeText(instant, intl, timeZone),
    country: (code) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code),
  }
}
