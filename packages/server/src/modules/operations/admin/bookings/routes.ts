import { notFound } from '../../../../kernel/http/api-error.ts'
import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import { refundable } from '../../../booking/bookings/goodwill/goodwill.ts'
import { findTrip } from '../../../booking/bookings/trip-view.ts'
import { dueNowOf } from '../../../booking/quotes/quote.ts'
import type { AdminDeps } from '../deps.ts'
import { readFields } from '../form-fields.ts'
import type { AdminSessions } from '../session.ts'
import {
  type Acting,
  ActionRefused,
  decideAwaited,
  giveBack,
  operatorOf,
  tryAgain,
  voidLinks,
} from './actions.ts'
import { booksPage, openDifferences } from './books.ts'
import { dossierOf, findBookings } from './find.ts'
import { bookingListPage, bookingPage, bookingPath } from './pages.ts'
import { awaitedRefunds } from './second-operator.ts'

const saidAfter: Readonly<Record<string, string>> = {
  again: 'The server looks at it now. Load the page again in a moment.',
  'given-back': 'It is on its way back. Load the page again in a moment.',
  awaits: 'It waits for a second operator, who confirms it on this page.',
  decided: 'It is decided. Load the page again in a moment.',
  void: 'The links of earlier mails open nothing any more. Later mails have new ones.',
}

/** Finds a booking, shows its steps, and lets an operator continue when the server cannot. */
export function bookingRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const { db, log, suppliers } = deps
  routes.get('/bookings', async (c) => {
    const text = c.req.query('q') ?? ''
    return c.html(bookingListPage(text, await findBookings(db, text), sessions.formKey(c)))
  })
  routes.get('/books', async (c) =>
    c.html(booksPage(await openDifferences(db, suppliers), await awaitedRefunds(db), sessions.formKey(c))),
  )
  const render = async (c: ServerContext, trip: string, wrong?: string) => {
    const dossier = await dossierOf(db, trip)
    if (!dossier) throw notFound('There is no such booking.')
    const found = await findTrip(db, trip)
    const most = found ? await refundable(db, found) : { ...dueNowOf(dossier.request.quote), minor: 0 }
    const word = Object.keys(c.req.query())[0] ?? ''
    const saved = wrong === undefined && Object.hasOwn(saidAfter, word) ? saidAfter[word] : undefined
    return bookingPage({
      ...{ dossier, refundable: most, awaited: await awaitedRefunds(db, trip), wrong, saved },
      ...{ formKey: sessions.formKey(c), operator: sessions.operator(c) },
    })
  }
  routes.get('/bookings/:trip', async (c) => c.html(await render(c, c.req.param('trip'))))
  /** A form of a booking; `run` returns the word of its message. */
  const post = (
    path: string,
    run: (acting: Acting, fields: URLSearchParams, c: ServerContext) => Promise<string>,
  ) =>
    routes.post(`/bookings/:trip/${path}`, async (c) => {
      const fields = await readFields(c)
      sessions.checkForm(c, fields.get('formKey'))
      const trip = c.req.param('trip') ?? ''
      try {
        const operator = operatorOf(fields, sessions.operator(c))
        const word = await run({ db, trip, operator }, fields, c)
        log.info({ trip, action: word }, 'an operator has acted on a booking')
        return c.redirect(`${bookingPath(trip)}?${word}`, 303)
      } catch (error) {
        if (!(error instanceof ActionRefused)) throw error
        return c.html(await render(c, trip, error.message), 422)
      }
    })
  post('again', async (acting) => {
    await tryAgain(acting)
    return 'again'
  })
  post('void-links', async (acting) => {
    await voidLinks(acting)
    return 'void'
  })
  post('give-back', (acting, fields, c) =>
    giveBack(
      deps,
      acting,
      {
        typed: fields.get('amount') ?? '',
        reason: fields.get('reason') ?? '',
        form: fields.get('form') ?? '',
      },
      sessions.operator(c),
    ),
  )
  post('decide', async (acting, fields, c) => {
    const decision = fields.get('decision') === 'confirmed' ? 'confirmed' : 'refused'
    const form = fields.get('awaited') ?? ''
    await decideAwaited(deps, acting, sessions.operator(c), { form, decision })
    return 'decided'
  })
}
