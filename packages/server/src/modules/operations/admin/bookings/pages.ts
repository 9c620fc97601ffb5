import { randomUUID } from 'node:crypto'
import { formatMoney, type Money, money } from '@staykit/domain'
import { type Html, html } from '../../../../kernel/http/html.ts'
import { isRunning } from '../../../booking/bookings/cancel/rows.ts'
import { isOpenPart, isReleased } from '../../../booking/bookings/part/rows.ts'
import { dueNowOf } from '../../../booking/quotes/quote.ts'
import type { Operator } from '../operators/operators.ts'
import { done, type FormKey, keyField, nameField, page, problem } from '../pages/layout.ts'
import type { Dossier, FoundBooking } from './find.ts'
import { type AwaitedRefund, wordsOf } from './second-operator.ts'

export const bookingPath = (trip: string) => `/admin/bookings/${encodeURIComponent(trip)}`

/** To the minute, UTC: "2026-11-21 14:05". */
const clock = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

export function bookingListPage(text: string, found: readonly FoundBooking[], formKey: FormKey): string {
  const rows = found.map(
    ({ trip, email, state, cancelling, at }) =>
      html`<tr><th scope="row"><a href="${bookingPath(trip)}">${trip}</a></th><td data-label="Email">${email}</td>
<td data-label="State">${state}${cancelling !== null && html` · ${cancelling}`}</td><td data-label="Begun (UTC)">${clock(at)}</td></tr>`,
  )
  const none = text ? 'Nothing is known under this text.' : 'There are no bookings yet.'
  return page(
    'Bookings',
    html`<div class="head"><h1>Bookings</h1></div>
<section class="card stack"><form action="/admin/bookings" class="stack"><p class="field"><label for="q">Trip number, e-mail, confirmation, payment or reference</label><input id="q" name="q" value="${text}" type="search"></p><p class="actions"><button class="primary">Find</button></p></form></section>
<section class="card">${
      found.length === 0
        ? html`<p>${none}</p>`
        : html`<table class="list"><caption>${text ? 'What was found' : 'The newest'}, at most 50.</caption><thead><tr><th scope="col">Trip</th><th scope="col">Email</th><th scope="col">State</th><th scope="col">Begun (UTC)</th></tr></thead><tbody>${rows}</tbody></table>`
    }</section>`,
    formKey,
  )
}

export interface BookingView {
  readonly dossier: Dossier
  /** Refundable amount while the stay stands; zero if there is none. */
  readonly refundable: Money
  readonly formKey: FormKey
  readonly operator: Operator | undefined
  readonly awaited: readonly AwaitedRefund[]
  readonly wrong?: string | undefined
  readonly saved?: string | undefined
}

export function bookingPage(view: BookingView): string {
  const { dossier, refundable, formKey, operator, awaited, wrong, saved } = view
  const { request, booking, cancellation, disputes, policy } = dossier
  const { trip_number: trip } = request
  const facts: readonly (readonly [string, string])[] = [
    ['State', booking?.status ?? request.state],
    ['Cancellation', cancellation?.state ?? 'none'],
    ['Email', request.email],
    ['Stay', booking ? `${booking.check_in} to ${booking.check_out}` : 'not booked'],
    ['Confirmation', booking?.confirmation ?? 'none'],
    ['Due now', formatMoney(dueNowOf(request.quote))],
    ['Cancellation policy', policy ?? 'unknown'],
    ...penaltyFacts(dossier),
    ...creditFacts(dossier),
    ...partFacts(dossier),
    ['Payment', `${request.payment_method} ${request.payment_reference ?? ''}`],
    ['Supplier', request.supplier ?? 'see its hotel'],
    ['Our reference at the supplier', request.reference],
    ['Request', request.id],
    ...(request.error ? [['Error', `${request.error.code}: ${request.error.message}`] as const] : []),
    ...disputes.map(({ id, status, reason }) => ['Dispute', `${id}: ${status}, ${reason}`] as const),
  ]
  return page(
    trip,
    html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/admin/bookings">Bookings</a></nav>
<div class="head"><h1>${trip}</h1></div>${problem(wrong)}${done(saved)}
<section class="card"><h2>Facts</h2><table><tbody>${facts.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`)}</tbody></table></section>
<div class="columns"><div class="stack">${stepsOf(dossier)}${moneyOf(dossier)}</div>
<div class="stack">${awaited.map((each) => decide(each, formKey, operator))}${again(dossier, formKey, operator)}${giveBack(trip, refundable, formKey, operator)}${voidLinks(trip, formKey, operator)}${actionsOf(dossier)}</div></div>`,
    formKey,
  )
}

/** What the hotel keeps of the cancelled trip, and of parts that were cancelled alone. */
function penaltyFacts({
  request,
  booking,
  cancellation,
  parts,
}: Dossier): readonly (readonly [string, string])[] {
  const ofTrip = booking?.status === 'CANCELED' ? Number(cancellation?.penalty_minor ?? 0) : 0
  const minor = parts
    .filter(isReleased)
    .reduce((sum, { amount_minor, back_minor }) => sum + Number(amount_minor) - Number(back_minor), ofTrip)
  return minor > 0 ? [['Kept by the hotel', formatMoney(money(minor, request.quote.key.currency))]] : []
}

/** What an earlier trip paid, and what this one pays for since its dates changed. */
function creditFacts({ request, cancellation }: Dossier): readonly (readonly [string, string])[] {
  const amount = (minor: number) => formatMoney(money(Number(minor), request.quote.key.currency))
  const [before, after] = [Number(request.credit_minor), Number(cancellation?.credit_minor ?? 0)]
  return [
    ...(before > 0 ? [[`Paid with trip ${request.replaces}`, amount(before)] as const] : []),
    ...(after > 0 ? [['Pays for the trip that replaced it', amount(after)] as const] : []),
  ]
}

/** Rooms and nights that were cancelled alone. */
const partFacts = ({ parts }: Dossier): readonly (readonly [string, string])[] =>
  parts.map((part) => {
    const { number, kind, room, amount_minor, back_minor, currency, state } = part
    const [back, amount] = [back_minor, amount_minor].map((minor) =>
      formatMoney(money(Number(minor), currency)),
    )
    return [
      `Part ${number}, cancelled alone: ${kind === 'room' ? `room ${Number(room) + 1}` : 'the last night'}`,
      isReleased(part) ? `${state}, ${back} of ${amount} back` : state,
    ]
  })

const stepsOf = ({ steps }: Dossier): Html =>
  html`<section class="card"><h2>Steps</h2><table><thead><tr><th scope="col">At (UTC)</th><th scope="col">Step</th><th scope="col">What</th></tr></thead><tbody>${steps.map(
    ({ at, step, phase, detail }) =>
      html`<tr><td>${clock(at)}</td><td>${step}</td><td>${phase}${detail !== null && html` <code>${JSON.stringify(detail)}</code>`}</td></tr>`,
  )}</tbody></table></section>`

const moneyOf = ({ ledger, refunds }: Dossier): Html =>
  html`<section class="card"><h2>Ledger</h2><table><thead><tr><th scope="col">Kind</th><th scope="col">Account</th><th scope="col" class="num">Amount</th></tr></thead><tbody>${ledger.map(
    ({ kind, account, amount_minor, currency }) =>
      html`<tr><td>${kind}</td><td>${account}</td><td class="num">${formatMoney(money(Number(amount_minor), currency))}</td></tr>`,
  )}</tbody></table>${
    refunds.length > 0 &&
    html`<h2>Given back</h2><ul>${refunds.map(
      ({ amount_minor, currency, state, reason, error }) =>
        html`<li>${formatMoney(money(Number(amount_minor), currency))}, ${state}: ${reason}${error !== null && html` (${error})`}</li>`,
    )}</ul>`
  }</section>`

function again(
  { request, cancellation, parts }: Dossier,
  formKey: FormKey,
  operator: Operator | undefined,
): Html {
  const isOwed = cancellation?.state === 'owed' || parts.some(({ state }) => state === 'owed')
  const isOpen =
    !['complete', 'failed'].includes(request.state) ||
    isRunning(cancellation?.state ?? null) ||
    parts.some(isOpenPart)
  if (!isOwed && !isOpen)
    return html`<section class="card"><h2>Under way</h2><p>Nothing of this booking is left to do.</p></section>`
  const words = isOwed
    ? 'The provider has refused the refund each time. Once its reason is gone, have it asked again.'
    : 'The server goes on by itself; this has it look now.'
  return html`<section class="card"><h2>Under way</h2><form method="post" action="${bookingPath(request.trip_number)}/again" class="stack">${keyField(formKey)}<p>${words}</p>${nameField('again-name', operator)}<p class="actions"><button class="primary">${isOwed ? 'Refund again' : 'Try again now'}</button></p></form></section>`
}

/** A refund that waits: another operator confirms it, and the one who requested it may withdraw it. */
function decide(awaited: AwaitedRefund, formKey: FormKey, operator: Operator | undefined): Html {
  const { form, trip_number: trip, name, reason, requested_by, requested_at } = awaited
  const isOwn = requested_by === operator?.id
  return html`<section class="card"><h2>Waits for a second operator</h2><p>${name} gives back ${wordsOf(awaited)}: ${reason} (${clock(requested_at)} UTC).</p>
<form method="post" action="${bookingPath(trip)}/decide" class="stack">${keyField(formKey)}<input type="hidden" name="awaited" value="${form}">
<p class="actions">${!isOwn && html`<button class="danger" name="decision" value="confirmed">Confirm</button> `}<button class="quiet" name="decision" value="refused">${isOwn ? 'Withdraw' : 'Refuse'}</button></p></form></section>`
}

function giveBack(trip: string, most: Money, formKey: FormKey, operator: Operator | undefined): Html | false {
  if (most.minor === 0) return false
  return html`<section class="card"><h2>Give a part back</h2><form method="post" action="${bookingPath(trip)}/give-back" class="stack">${keyField(formKey)}<input type="hidden" name="form" value="${randomUUID()}">
<p>While the stay stands. At most ${formatMoney(most)}.</p>
<p class="field"><label for="amount">Amount in ${most.currency}</label><input id="amount" name="amount" inputmode="decimal" autocomplete="off" required></p>
<p class="field"><label for="reason">Reason, which the traveller reads</label><input id="reason" name="reason" autocomplete="off" required minlength="3" maxlength="200"></p>
${nameField('give-name', operator)}<p class="actions"><button class="danger">Give back</button></p></form></section>`
}

const voidLinks = (trip: string, formKey: FormKey, operator: Operator | undefined): Html =>
  html`<section class="card"><h2>Links of mails</h2><form method="post" action="${bookingPath(trip)}/void-links" class="stack">${keyField(formKey)}
<p>Everyone who gets a mail of this trip can open its link and see the stay. If a mail went to the wrong person, make the links void. Mails that are sent later have new links.</p>
${nameField('links-name', operator)}<p class="actions"><button class="quiet">Make all links void</button></p></form></section>`

const actionsOf = ({ actions }: Dossier): Html =>
  html`<section class="card"><h2>Done by hand</h2>${
    actions.length === 0
      ? html`<p>Nothing yet.</p>`
      : html`<ul>${actions.map(
          ({ at, operator, action, detail }) =>
            html`<li>${clock(at)} UTC, ${operator}: ${action}${detail !== null && html` <code>${JSON.stringify(detail)}</code>`}</li>`,
        )}</ul>`
  }</section>`
