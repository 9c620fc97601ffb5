/** "3:00 PM" for "15:00" or "03:00 PM"; an empty text for an invalid time. */
export function clock(time: string | null | undefined): string {
  const [, hours, minutes, half = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?/i.exec(time ?? '') ?? []
  if (!hours) return ''
  const typed = Number(hours)
  const hour = half ? (typed % 12) + (/p/i.test(half) ? 12 : 0) : typed
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
