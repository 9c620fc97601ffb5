import type { JourneyStage } from '@staykit/contract'
import { type Html, html } from '../../../../kernel/http/html.ts'
import type { DayCount } from '../../../../kernel/statistics/day-counts.ts'
import type { BrandRecord } from '../../../brand/brands/register.ts'
import { share, whole } from '../pages/figures.ts'
import { type FormKey, page } from '../pages/layout.ts'
import { type Stages, stagesBy, stagesOf, visitsOf } from './figures.ts'

export const periods = [7, 30, 90] as const

export interface FunnelView {
  readonly brands: readonly BrandRecord[]
  /** The chosen brand; undefined for all. */
  readonly chosen: BrandRecord | undefined
  readonly days: number
  readonly counts: readonly DayCount[]
  readonly formKey: FormKey
}

const words: Readonly<Record<JourneyStage, string>> = {
  search: 'Search',
  results: 'Results',
  hotel: 'Hotel',
  offer: 'Offer chosen',
  checkout: 'Checkout',
  booked: 'Booked',
  cancelled: 'Cancelled',
}
const steps = ['search', 'results', 'hotel', 'offer', 'checkout', 'booked'] as const
/** Stages for tables with many rows. */
const main = ['search', 'hotel', 'checkout', 'booked'] as const

export function funnelPage(view: FunnelView): string {
  const { counts, brands, formKey } = view
  const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.settings.name ?? id
  const tables = html`<section class="card"><h2>By stage</h2>${stageTable(stagesOf(counts))}</section>
<section class="card"><h2>By brand</h2>${rowTable(
    'Brand',
    stagesBy(counts, 'refId').map(([id, stages]) => [nameOf(id), stages] as const),
  )}</section>
<section class="card"><h2>By day</h2>${rowTable('Day (UTC)', stagesBy(counts, 'day'))}</section>
<section class="card"><h2>Pages</h2>${visitTable(counts)}</section>`
  return page(
    'Funnel',
    html`<div class="head"><h1>Funnel</h1>${choice(view)}</div>
<p class="hint">Of visitors who agreed to be counted: each stage once in a journey, which ends with its booking. All searches and bookings of a brand are on its own page.</p>
${counts.length > 0 ? tables : html`<p class="card">There are no visits in this period.</p>`}`,
    formKey,
  )
}

function choice({ brands, chosen, days }: FunnelView): Html {
  const selected = (isIt: boolean) => isIt && html` selected`
  return html`<form class="actions" method="get" action="/admin/funnel"><label for="brand">Brand</label>
<select id="brand" name="brand"><option value="">All brands</option>${brands.map(
    (brand) =>
      html`<option value="${brand.refId}"${selected(brand === chosen)}>${brand.settings.name}</option>`,
  )}</select>
<label for="days">Days</label><select id="days" name="days">${periods.map(
    (period) => html`<option${selected(period === days)}>${period}</option>`,
  )}</select><button class="quiet">Show</button></form>`
}

function stageTable(stages: Stages): Html {
  const rows = steps.map((step, index) => {
    const before = steps[index - 1]
    return html`<tr><th scope="row">${words[step]}</th><td class="num" data-label="Journeys">${whole(stages[step])}</td>
<td class="num" data-label="Of the stage before">${before ? share(stages[step], stages[before]) : '–'}</td><td class="num" data-label="Of searches">${share(stages[step], stages.search)}</td></tr>`
  })
  return html`<table class="list"><caption>A share is above 100 % where people come by a link and not by a search. Trips that were cancelled: ${whole(stages.cancelled)}.</caption><thead><tr><th scope="col">Stage</th><th scope="col" class="num">Journeys</th><th scope="col" class="num">Of the stage before</th><th scope="col" class="num">Of searches</th></tr></thead><tbody>${rows}</tbody></table>`
}

function rowTable(what: string, rows: readonly (readonly [string, Stages])[]): Html {
  const line = ([title, stages]: readonly [string, Stages]) =>
    html`<tr><th scope="row">${title}</th>${main.map(
      (step) => html`<td class="num" data-label="${words[step]}">${whole(stages[step])}</td>`,
    )}<td class="num" data-label="Search to booked">${share(stages.booked, stages.search)}</td></tr>`
  const head = [...main.map((step) => words[step]), 'Search to booked']
  return html`<table class="list"><thead><tr><th scope="col">${what}</th>${head.map(
    (word) => html`<th scope="col" class="num">${word}</th>`,
  )}</tr></thead><tbody>${rows.map(line)}</tbody></table>`
}

function visitTable(counts: readonly DayCount[]): Html {
  const rows = visitsOf(counts).map(
    ([name, times]) =>
      html`<tr><th scope="row">${name}</th><td class="num" data-label="Visits">${whole(times)}</td></tr>`,
  )
  return html`<table class="list"><thead><tr><th scope="col">Page</th><th scope="col" class="num">Visits</th></tr></thead><tbody>${rows}</tbody></table>`
}
