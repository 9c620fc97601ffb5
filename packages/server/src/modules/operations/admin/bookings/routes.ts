import { notFound } from '../../../../kernel/http/api-error.ts'
import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import { refundable } from '../../../booking/bookings/goodwill/goodwill.ts'
import { findTrip } from '../../../booking/bookings/trip-view.ts'
import { dueNowOf } from '../../../booking/quotes/quote.ts'
import type { AdminDeps } from '../deps.ts'
import { readFields } from '../form-fields.ts'
import type { AdminSessions } from '../session.ts'
import { ActionRefused, giveBack, operatorOf, tryAgain } from './actions.ts'
import { booksPage, openDifferences } from './books.ts'
import { dossierOf, findBookings } from './find.ts'
import { bookingListPage, bookingPage, bookingPath } from './pages.ts'

const saidAfter: Readonly<Record<string, string>> = {
  again: 'The server looks at it now. Load the page again in a moment.',
  'given-back': 'It is on its way back. Load the page again in a moment.',
}

/** Finds a booking, shows its steps, and lets an operator continue when the server cannot. */
export function bookingRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const { db, log, suppliers } = deps
  routes.get('/bookings', async (c) => {
    const text = c.req.query('q') ?? ''
    return c.html(bookingListPage(text, await findBookings(db, text), sessions.formKey(c)))
  })
  routes.get('/books', async (c) =>
    c.html(booksPage(await openDifferences(db, suppliers), sessions.formKey(c))),
  )
  const render = async (c: ServerContext, trip: string, wrong?: string) => {
    const dossier = await dossierOf(db, trip)
    if (!dossier) throw notFound('There is no such booking.')
    const found = await findTrip(db, trip)
    const most = found ? await refundable(db, found) : { ...dueNowOf(dossier.request.quote), minor: 0 }
    const word = Object.keys(c.req.query())[0] ?? ''
    const saved = wrong === undefined && Object.hasOwn(saidAfter, word) ? saidAfter[word] : undefined
    return bookingPage({ dossier, refundable: most, formKey: sessions.formKey(c), wrong, saved })
  }
  routes.get('/bookings/:trip', async (c) => c.html(await render(c, c.req.param('trip'))))
  const post = (path: string, word: string, run: (trip: string, fields: URLSearchParams) => Promise<void>) =>
    routes.post(`/bookings/:trip/${path}`, async (c) => {
      const fields = await readFields(c)
      sessions.checkForm(c, fields.get('formKey'))
      const trip = c.req.param('trip') ?? ''
      try {
        await run(trip, fields)
      } catch (error) {
        if (!(error instanceof ActionRefused)) throw error
        return c.html(await render(c, trip, error.message), 422)
      }
      log.info({ trip, action: word }, 'an operator has acted on a booking')
      return c.redirect(`${bookingPath(trip)}?${word}`, 303)
    })
  post('again', 'again', (trip, fields) => tryAgain({ db, trip, operator: operatorOf(fields) }))
  post('give-back', 'given-back', (trip, fields) =>
    giveBack(
      { db, trip, operator: operatorOf(fields) },
      {
        typed: fields.get('amount') ?? '',
        reason: fields.get('reason') ?? '',
        form: fields.get('form') ?? '',
      },
    ),
  )
}
