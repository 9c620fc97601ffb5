/** "15:00" of "3:00 PM" or "15:00"; undefined for what is no time of day. */
export function clockOf(text: string | undefined): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?:\s*([AP])M)?$/i.exec(text?.trim() ?? '') ?? []
  if (!hour || !minute) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** A time of day as hotels say it ("3:00 PM"), in the way of a locale (BCP 47): "15:00". What is none stays as it is, as English does. */
export function clockText(text: string, locale: string): string {
  const clock = clockOf(text)
  if (!clock || locale.startsWith('en')) return text
  const at = new Date(`2000-01-01T${clock}Z`)
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at)
}

/** "Thu, Dec 10, 2026, 3:00 PM": a deadline on screen and in mails, in an IANA time zone; the zone of the process when undefined. */
export function dateTimeText(instant: Date, locale: string, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(instant)
}
