// Prints the dates that the product computes with the ICU of the running Node.js.
import { dateInZone, LAST_ZONE, languages } from '../../packages/domain/src/index.ts'
import { dateFormat } from '../../sdk/src/ui/calendar/typed-date.ts'
import { writeMonthFirst } from './month-first.ts'

if (process.argv.includes('month-first')) writeMonthFirst()

const instant = new Date('2026-12-31T11:30:00Z')
const zones = ['UTC', 'Pacific/Kiritimati', 'America/Toronto', 'Asia/Riyadh', LAST_ZONE]
const locales = [
  'en-US',
  'en-CA',
  'fr-CA',
  'ar-SA',
  'fa-IR',
  'th-TH',
  'ja-JP-u-ca-japanese',
  ...languages.map(({ tag }) => tag),
]
const typed = (locale: string) => {
  const format = dateFormat(locale)
  return format.read(format.write('2027-02-24'))
}
console.log(
  JSON.stringify({
    days: zones.map((zone) => dateInZone(instant, zone)),
    typed: [...new Set(locales.map(typed))],
  }),
)
