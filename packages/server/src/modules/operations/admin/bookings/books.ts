import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { type Html, html } from '../../../../kernel/http/html.ts'
import type { Suppliers } from '../../../../ports/suppliers.ts'
import { type Stranded, strandedBookings } from '../../health/without-settings.ts'
import { type FormKey, page } from '../pages/layout.ts'
import { bookingPath } from './pages.ts'
import { type AwaitedRefund, wordsOf } from './second-operator.ts'

/** Unresolved differences, the last compared days, and bookings that no supplier of this server knows. */
export async function openDifferences(db: Kysely<Database>, suppliers: Suppliers) {
  const differences = await db
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('found_at', 'desc')
    .limit(200)
    .execute()
  const runs = await db
    .selectFrom('reconciliation_runs')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(14)
    .execute()
  const { rows: stranded } = await strandedBookings(suppliers).execute(db)
  return { differences, runs, stranded }
}

type Books = Awaited<ReturnType<typeof openDifferences>>

const dayOf = (day: string | Date) => (day instanceof Date ? day.toISOString() : day).slice(0, 10)

const strandedOf = (stranded: readonly Stranded[]): Html | false =>
  stranded.length > 0 &&
  html`<section class="card"><h2>Suppliers without settings</h2><p>These bookings cannot be cancelled, and no day with one of them is compared. Set the key of the supplier again; to stop selling its rooms, leave it out of SUPPLIERS.</p>
<table class="list"><thead><tr><th scope="col">Supplier</th><th scope="col" class="num">Bookings</th></tr></thead><tbody>${stranded.map(({ name, count }) => html`<tr><th scope="row">${name}</th><td class="num" data-label="Bookings">${count}</td></tr>`)}</tbody></table></section>`

const awaitedOf = (awaited: readonly AwaitedRefund[]): Html | false =>
  awaited.length > 0 &&
  html`<section class="card"><h2>Refunds that wait for a second operator</h2><table class="list"><thead><tr><th scope="col">Trip</th><th scope="col">Operator</th><th scope="col" class="num">Amount</th></tr></thead><tbody>${awaited.map((each) => html`<tr><th scope="row"><a href="${bookingPath(each.trip_number)}">${each.trip_number}</a></th><td data-label="Operator">${each.name}</td><td class="num" data-label="Amount">${wordsOf(each)}</td></tr>`)}</tbody></table></section>`

export function booksPage(
  { differences, runs, stranded }: Books,
  awaited: readonly AwaitedRefund[],
  formKey: FormKey,
): string {
  const rows = differences.map(({ kind, subject, day, detail }) => {
    const trip = typeof detail.trip === 'string' ? detail.trip : undefined
    return html`<tr><th scope="row">${kind}</th><td data-label="What">${subject}</td><td data-label="Trip">${trip ? html`<a href="${bookingPath(trip)}">${trip}</a>` : 'none'}</td><td data-label="Day">${dayOf(day)}</td><td data-label="Detail"><code>${JSON.stringify(detail)}</code></td></tr>`
  })
  const days = runs.map(
    ({ day, payments, stays, found }) =>
      html`<tr><th scope="row">${dayOf(day)}</th><td class="num" data-label="Payments">${payments}</td><td class="num" data-label="Stays">${stays}</td><td class="num" data-label="Differences">${found}</td></tr>`,
  )
  return page(
    'Books',
    html`<div class="head"><h1>Books</h1></div>${awaitedOf(awaited)}${strandedOf(stranded)}
<section class="card"><h2>Differences</h2>${
      rows.length === 0
        ? html`<p>Our books agree with those of the payment provider and of the supplier.</p>`
        : html`<table class="list"><thead><tr><th scope="col">Kind</th><th scope="col">What</th><th scope="col">Trip</th><th scope="col">Day</th><th scope="col">Detail</th></tr></thead><tbody>${rows}</tbody></table>`
    }</section>
<section class="card"><h2>Days</h2>${
      days.length === 0
        ? html`<p>No day has been compared yet: the server compares each one two hours after midnight, UTC.</p>`
        : html`<table class="list"><thead><tr><th scope="col">Day</th><th scope="col" class="num">Payments</th><th scope="col" class="num">Stays</th><th scope="col" class="num">Differences</th></tr></thead><tbody>${days}</tbody></table>`
    }</section>`,
    formKey,
  )
}
