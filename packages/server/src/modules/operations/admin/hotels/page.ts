import type { Selectable } from 'kysely'
import { type Html, html } from '../../../../kernel/http/html.ts'
import type { HotelDetails } from '../../../../ports/supplier.ts'
import { comparable, distanceOf, judge, type Reason } from '../../../catalogue/hotels/merge/same-hotel.ts'
import type { HotelTables } from '../../../catalogue/hotels/tables.ts'
import type { Operator } from '../operators/operators.ts'
import { done, type FormKey, keyField, nameField, page, problem } from '../pages/layout.ts'

type Pair = Selectable<HotelTables['hotel_pairs']>

/** Pairs on one page, the latest first. */
export const MOST_PAIRS = 200

export const verdicts = {
  same: 'Are the same hotel',
  other: 'Are two hotels',
  forget: 'The rule decides',
} as const

/** Texts of the forms. */
export interface Typed {
  readonly id: string
  readonly publicId: string
  readonly otherId: string
  readonly verdict: string
  readonly operator: string
}

/** A hotel of the form; undefined when its supplier does not have it, or does not answer. */
interface Compared {
  readonly id: string
  readonly hotel: HotelDetails | undefined
}

interface View {
  readonly formKey: FormKey
  readonly by: Operator | undefined
  readonly pairs: readonly Pair[]
  readonly hotels: readonly Compared[]
  readonly typed: Typed
  readonly wrong?: string | undefined
  readonly saved?: string | undefined
}

const says = { found: 'the same, by the rule', same: 'the same', other: 'two hotels' } as const

const rowOf = ({ public_id, other_id, state, operator, at }: Pair): Html =>
  html`<tr><th scope="row"><a href="/admin/hotels?${String(new URLSearchParams({ publicId: public_id, otherId: other_id }))}#decide">${public_id}</a></th><td data-label="Other id">${other_id}</td><td data-label="They are">${says[state]}</td><td data-label="Operator">${operator ?? 'none'}</td><td data-label="At (UTC)">${at.toISOString().slice(0, 16).replace('T', ' ')}</td></tr>`

function listOf(pairs: readonly Pair[], id: string): Html {
  if (pairs.length === 0)
    return html`<p>${id ? `No pair has the id ${id}.` : 'There are no pairs yet: the server finds them when it lists hotels of several suppliers.'}</p>`
  return html`<table class="list"><caption>${id ? `Those of ${id}` : 'The latest'}, at most ${MOST_PAIRS}. An id opens the pair.</caption><thead><tr><th scope="col">Id of the page</th><th scope="col">Other id</th><th scope="col">They are</th><th scope="col">Operator</th><th scope="col">At (UTC)</th></tr></thead><tbody>${pairs.map(rowOf)}</tbody></table>`
}

const addressOf = ({ location }: HotelDetails) =>
  [location.addressLine1, location.postalCode, location.cityName].filter(Boolean).join(', ')

const reasons: Readonly<Record<Reason, string>> = {
  'same address': 'their names are alike, and their address is the same',
  near: 'their names are alike, and they are at most 100 metres apart',
  'same postal code': 'their names and postal codes are the same',
  far: 'they are too far apart',
  'other names': 'their names differ, or tell of two lines or kinds of house',
  'other chains': 'their chains differ',
  'other addresses': 'their addresses differ',
}

/** How far apart two hotels are, and what the rule says about them. */
function judgement([one, other]: readonly (HotelDetails | undefined)[]): Html | undefined {
  if (!one || !other) return undefined
  const { isSame, reason } = judge(comparable(one), comparable(other))
  const metres = Math.round(distanceOf(one.location, other.location)).toLocaleString('en-US')
  return html`<p>${metres} metres apart. By the rule they are ${isSame ? 'the same hotel' : 'two hotels'}: ${reasons[reason]}.</p>`
}

/** Both hotels under each other, for the decision. */
function comparison(hotels: readonly Compared[]): Html | false {
  if (hotels.length === 0) return false
  const rows = hotels.map(
    ({ id, hotel }) =>
      html`<tr><th scope="row"><a href="/admin/hotels?${String(new URLSearchParams({ id }))}">${id}</a></th><td data-label="Name">${hotel?.name ?? 'unknown'}</td><td data-label="Address">${hotel ? addressOf(hotel) : 'unknown'}</td><td data-label="Chain">${hotel?.brand?.name ?? 'none'}</td></tr>`,
  )
  return html`<table class="list"><thead><tr><th scope="col">Id</th><th scope="col">Name</th><th scope="col">Address</th><th scope="col">Chain</th></tr></thead><tbody>${rows}</tbody></table>${judgement(hotels.map(({ hotel }) => hotel))}`
}

export function hotelsPage({ formKey, by, pairs, hotels, typed, wrong, saved }: View): string {
  const { id, publicId, otherId } = typed
  const option = (value: string, label: string) =>
    html`<option value="${value}"${value === typed.verdict && html` selected`}>${label}</option>`
  return page(
    'Hotels',
    html`<div class="head"><h1>Hotels of several suppliers</h1></div>${problem(wrong)}${done(saved)}
<div class="columns"><section class="card"><h2>Pairs</h2><div class="stack"><form action="/admin/hotels" class="stack"><p class="field"><label for="id">Id of a hotel</label><input id="id" name="id" value="${id}" type="search" autocomplete="off"></p><p class="actions"><button class="primary">Find</button></p></form>${listOf(pairs, id)}</div></section>
<section class="card" id="decide"><h2>Decide</h2><form method="post" action="/admin/hotels/decide" class="stack">${keyField(formKey)}<p>Lists show hotels that are the same once, at the lower price. The first id is the one of its page.</p>
${comparison(hotels)}<p class="field"><label for="publicId">Id of the page</label><input id="publicId" name="publicId" value="${publicId}" autocomplete="off" required></p>
<p class="field"><label for="otherId">Id at another supplier</label><input id="otherId" name="otherId" value="${otherId}" autocomplete="off" required></p>
<p class="field"><label for="verdict">They</label><select id="verdict" name="verdict">${Object.entries(verdicts).map(([value, label]) => option(value, label))}</select></p>
${nameField('operator', by, typed.operator)}
<p class="actions"><button class="primary">Store</button></p></form></section></div>`,
    formKey,
  )
}
