import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import type { HotelDetails } from '../../../../ports/supplier.ts'
import { distanceOf } from '../../../catalogue/hotels/merge/same-hotel.ts'
import { ActionRefused, operatorOf } from '../bookings/actions.ts'
import type { AdminDeps } from '../deps.ts'
import { readFields } from '../form-fields.ts'
import type { AdminSessions } from '../session.ts'
import { type Decision, decide } from './decide.ts'
import { hotelsPage, MOST_PAIRS, type Typed, verdicts } from './page.ts'

/** Suppliers may be wrong about a position, but not by more. */
const FARTHEST_METRES = 1_000

/** Which hotels of several suppliers are the same: an operator corrects the rule. */
export function hotelRoutes(routes: Routes, { db, suppliers }: AdminDeps, sessions: AdminSessions): void {
  const pairsOf = (hotelId: string) => {
    const all = db.selectFrom('hotel_pairs').selectAll().orderBy('at', 'desc').limit(MOST_PAIRS)
    if (!hotelId) return all.execute()
    return all
      .where(({ or, eb }) => or([eb('public_id', '=', hotelId), eb('other_id', '=', hotelId)]))
      .execute()
  }
  /** Undefined for an invalid id, and while its supplier does not answer. */
  const hotelOf = (id: string): Promise<HotelDetails | undefined> =>
    suppliers
      .ofHotel(id)
      ?.hotel(id)
      .catch(() => undefined) ?? Promise.resolve(undefined)
  /** Two hotels that can be one: of two suppliers, known, and near each other. Throws ActionRefused. */
  const expectOnePlace = async ({ publicId, otherId }: Decision) => {
    const [one, other] = await Promise.all(
      [publicId, otherId].map(async (id) => {
        const hotel = await hotelOf(id)
        if (!hotel) throw new ActionRefused(`There is no hotel ${id}, or its supplier does not answer.`)
        return { supplier: suppliers.ofHotel(id), hotel }
      }),
    )
    if (!one || !other) return
    if (one.supplier === other.supplier)
      throw new ActionRefused(`${one.supplier?.name} sells both: they are two hotels.`)
    const metres = distanceOf(one.hotel.location, other.hotel.location)
    if (metres > FARTHEST_METRES)
      throw new ActionRefused(`They are ${Math.round(metres).toLocaleString('en')} metres apart.`)
  }
  const render = async (c: ServerContext, typed: Typed, more: { wrong?: string; saved?: string } = {}) => {
    const { id, publicId, otherId } = typed
    const ids = publicId && otherId ? [publicId, otherId] : []
    const [pairs, hotels] = await Promise.all([
      pairsOf(id),
      Promise.all(ids.map(async (each) => ({ id: each, hotel: await hotelOf(each) }))),
    ])
    return hotelsPage({
      formKey: sessions.formKey(c),
      by: sessions.operator(c),
      pairs,
      hotels,
      typed,
      ...more,
    })
  }
  routes.get('/hotels', async (c) => {
    const typed = typedIn((name) => c.req.query(name))
    const isSaved = c.req.query('saved') !== undefined
    return c.html(
      await render(c, typed, isSaved ? { saved: 'It is stored. Lists follow within a minute.' } : {}),
    )
  })
  routes.post('/hotels/decide', async (c) => {
    const fields = await readFields(c)
    sessions.checkForm(c, fields.get('formKey'))
    const typed = typedIn((name) => fields.get(name) ?? undefined)
    try {
      const decision = decisionOf(typed, operatorOf(fields, sessions.operator(c)))
      if (decision.verdict === 'same') await expectOnePlace(decision)
      await decide(db, decision)
      return c.redirect('/admin/hotels?saved', 303)
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error
      return c.html(await render(c, typed, { wrong: error.message }), 422)
    }
  })
}

function typedIn(read: (name: string) => string | undefined): Typed {
  const text = (name: string) => (read(name) ?? '').trim()
  return {
    id: text('id'),
    publicId: text('publicId'),
    otherId: text('otherId'),
    verdict: text('verdict'),
    operator: text('operator'),
  }
}

function decisionOf({ publicId, otherId, verdict }: Typed, operator: string): Decision {
  for (const id of [publicId, otherId])
    if (!/^[\w-]{3,64}$/.test(id))
      throw new ActionRefused('Please write the id of a hotel, as in the address of its page.')
  const found = (Object.keys(verdicts) as (keyof typeof verdicts)[]).find((each) => each === verdict)
  if (!found) throw new ActionRefused('Please choose whether they are the same hotel.')
  return { publicId, otherId, verdict: found, operator }
}
