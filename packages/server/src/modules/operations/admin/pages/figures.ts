import { type Html, html } from '../../../../kernel/http/html.ts'
import type { BrandDay } from '../../../../kernel/statistics/statistics.ts'

export interface Totals {
  readonly searches: number
  readonly bookings: number
}

export const totalsOf = (days: readonly BrandDay[]): Totals => ({
  searches: days.reduce((sum, { searches }) => sum + searches, 0),
  bookings: days.reduce((sum, { bookings }) => sum + bookings, 0),
})

/** Percentage; a dash when there is none. */
export const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`

/** Bookings per hundred searches. */
export const conversion = ({ searches, bookings }: Totals): string => share(bookings, searches)

export const whole = (count: number) => count.toLocaleString('en-US')

const BAR = 12
const HEIGHT = 80

/** Searches, bookings and conversion of the last 30 days: total, bars, and by day. */
export function figures(days: readonly BrandDay[]): Html {
  const totals = totalsOf(days)
  const rows = [...days]
    .reverse()
    .map(
      (day) =>
        html`<tr><th scope="row">${day.day}</th><td>${whole(day.searches)}</td><td>${whole(day.bookings)}</td><td>${conversion(day)}</td></tr>`,
    )
  return html`<dl class="figures"><div><dt>Searches</dt><dd>${whole(totals.searches)}</dd></div>
<div><dt>Bookings</dt><dd>${whole(totals.bookings)}</dd></div><div><dt>Conversion</dt><dd>${conversion(totals)}</dd></div></dl>
${bars(days)}
<details><summary>Day by day</summary><div class="scroll" tabindex="0" role="region" aria-label="Day by day"><table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">Searches</th><th scope="col">Bookings</th><th scope="col">Conversion</th></tr></thead><tbody>${rows}</tbody></table></div></details>`
}

function bars(days: readonly BrandDay[]): Html {
  const most = Math.max(1, ...days.map(({ searches, bookings }) => Math.max(searches, bookings)))
  const bar = (count: number, index: number, kind: string) => {
    const tall = count === 0 ? 0 : Math.max(2, Math.round((count / most) * HEIGHT))
    return html`<rect class="${kind}" x="${index * BAR + 1}" y="${HEIGHT - tall}" width="${BAR - 2}" height="${tall}" rx="2"/>`
  }
  const drawn = days.flatMap(({ searches, bookings }, index) => [
    bar(searches, index, 'searches'),
    bar(bookings, index, 'bookings'),
  ])
  return html`<svg class="bars" viewBox="0 0 ${days.length * BAR} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>
<p class="legend" aria-hidden="true"><span class="key searches"></span>Searches <span class="key bookings"></span>Bookings</p>`
}
