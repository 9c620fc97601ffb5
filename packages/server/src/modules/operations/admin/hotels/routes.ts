import type { Selectable } from 'kysely'
import { type Html, html } from '../../../../kernel/http/html.ts'
import type { Routes } from '../../../../kernel/http/server-env.ts'
import type { HotelTables } from '../../../catalogue/hotels/tables.ts'
import { ActionRefused, operatorOf } from '../bookings/actions.ts'
import type { AdminDeps } from '../deps.ts'
import { readFields } from '../form-fields.ts'
import { done, type FormKey, keyField, page, problem } from '../pages/layout.ts'
import type { AdminSessions } from '../session.ts'
import { decide } from './decide.ts'

type Pair = Selectable<HotelTables['hotel_pairs']>

/** Pairs on one page, the latest first. */
const MOST_PAIRS = 200

/** Which hotels of several suppliers are the same: an operator corrects the rule. */
export function hotelRoutes(routes: Routes, { db }: AdminDeps, sessions: AdminSessions): void {
  const pairsOf = (hotelId: string) => {
    const all = db.selectFrom('hotel_pairs').selectAll().orderBy('at', 'desc').limit(MOST_PAIRS)
    if (!hotelId) return all.execute()
    return all
      .where(({ or, eb }) => or([eb('public_id', '=', hotelId), eb('other_id', '=', hotelId)]))
      .execute()
  }
  routes.get('/hotels', async (c) => {
    const id = c.req.query('id')?.trim() ?? ''
    const saved =
      c.req.query('saved') === undefined ? undefined : 'It is stored. Lists follow within a minute.'
    return c.html(hotelsPage({ formKey: sessions.formKey(c), pairs: await pairsOf(id), id, saved }))
  })
  routes.post('/hotels/decide', async (c) => {
    const fields = await readFields(c)
    sessions.checkForm(c, fields.get('formKey'))
    try {
      await decide(db, {
        publicId: idOf(fields, 'publicId'),
        otherId: idOf(fields, 'otherId'),
        verdict: verdictOf(fields.get('verdict')),
        operator: operatorOf(fields),
      })
      return c.redirect('/admin/hotels?saved', 303)
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error
      const view = { formKey: sessions.formKey(c), pairs: await pairsOf(''), id: '', wrong: error.message }
      return c.html(hotelsPage(view), 422)
    }
  })
}

function idOf(fields: URLSearchParams, name: string): string {
  const id = (fields.get(name) ?? '').trim()
  if (!/^[\w-]{3,64}$/.test(id))
    throw new ActionRefused('Please write the id of a hotel, as in the address of its page.')
  return id
}

const verdicts = { same: 'Are the same hotel', other: 'Are two hotels', forget: 'The rule decides' } as const

function verdictOf(text: string | null): keyof typeof verdicts {
  const found = (Object.keys(verdicts) as (keyof typeof verdicts)[]).find((each) => each === text)
  if (!found) throw new ActionRefused('Please choose whether they are the same hotel.')
  return found
}

interface View {
  readonly formKey: FormKey
  readonly pairs: readonly Pair[]
  readonly id: string
  readonly wrong?: string | undefined
  readonly saved?: string | undefined
}

const says = { found: 'the same, by the rule', same: 'the same', other: 'two hotels' } as const

const rowOf = ({ public_id, other_id, state, operator, at }: Pair): Html =>
  html`<tr><td>${public_id}</td><td>${other_id}</td><td>${says[state]}</td><td>${operator ?? ''}</td><td>${at.toISOString().slice(0, 16).replace('T', ' ')}</td></tr>`

function hotelsPage({ formKey, pairs, id, wrong, saved }: View): string {
  return page(
    'Hotels',
    html`<div class="head"><h1>Hotels of several suppliers</h1></div>${problem(wrong)}${done(saved)}
<div class="columns"><section class="card"><h2>Pairs</h2><form action="/admin/hotels" class="stack"><p class="field"><label for="id">Id of a hotel</label><input id="id" name="id" value="${id}" autocomplete="off"></p><p class="actions"><button>Find</button></p></form>
<table class="list"><caption>The latest ${MOST_PAIRS}, or those of the hotel.</caption><thead><tr><th scope="col">Id of the page</th><th scope="col">Other id</th><th scope="col">They are</th><th scope="col">Operator</th><th scope="col">At (UTC)</th></tr></thead><tbody>${pairs.map(rowOf)}</tbody></table></section>
<section class="card"><h2>Decide</h2><form method="post" action="/admin/hotels/decide" class="stack">${keyField(formKey)}<p>Lists show hotels that are the same once, at the lower price. The first id is the one of its page.</p>
<p class="field"><label for="publicId">Id of the page</label><input id="publicId" name="publicId" autocomplete="off" required></p>
<p class="field"><label for="otherId">Id at another supplier</label><input id="otherId" name="otherId" autocomplete="off" required></p>
<p class="field"><label for="verdict">They</label><select id="verdict" name="verdict">${Object.entries(verdicts).map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select></p>
<p class="field"><label for="operator">Your name</label><input id="operator" name="operator" autocomplete="name" required minlength="2" maxlength="80"></p>
<p class="actions"><button class="primary">Store</button></p></form></section></div>`,
    formKey,
  )
}
