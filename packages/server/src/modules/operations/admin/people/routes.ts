import { isEmail } from '@staykit/domain'
import { ApiError } from '../../../../kernel/http/api-error.ts'
import { html } from '../../../../kernel/http/html.ts'
import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import { erasePerson, exportPerson, personOf } from '../../../accounts/privacy/privacy.ts'
import { ActionRefused, operatorOf } from '../bookings/actions.ts'
import type { AdminDeps } from '../deps.ts'
import { readFields } from '../form-fields.ts'
import type { Operator } from '../operators/operators.ts'
import { done, type FormKey, keyField, nameField, page, problem } from '../pages/layout.ts'
import type { AdminSessions } from '../session.ts'

/** Legal requests: export and erasure of personal data; also for travellers without an account. */
export function peopleRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const viewOf = (c: ServerContext) => ({ formKey: sessions.formKey(c), operator: sessions.operator(c) })
  routes.get('/people', (c) => {
    const saved =
      c.req.query('erased') === undefined
        ? undefined
        : 'The person is erased. The books keep their rows, without personal data.'
    return c.html(peoplePage({ ...viewOf(c), saved }))
  })
  const fieldsOf = async (c: Parameters<typeof readFields>[0]) => {
    const fields = await readFields(c)
    sessions.checkForm(c, fields.get('formKey'))
    const email = (fields.get('email') ?? '').trim()
    if (!isEmail(email)) throw new ActionRefused('Please write an e-mail address.')
    return { email, operator: operatorOf(fields, sessions.operator(c)) }
  }
  const note = (operator: string, action: string) =>
    deps.db
      .insertInto('operator_actions')
      .values({ operator, action, trip_number: 'none', detail: null })
      .execute()
  routes.post('/people/export', async (c) => {
    try {
      const { email, operator } = await fieldsOf(c)
      const found = await exportPerson(deps, await personOf(deps, email))
      await note(operator, 'export-person')
      c.header('content-disposition', 'attachment; filename="person.json"')
      return c.json(found)
    } catch (error) {
      return c.html(peoplePage({ ...viewOf(c), wrong: wordsOf(error) }), 422)
    }
  })
  routes.post('/people/erase', async (c) => {
    try {
      const { email, operator } = await fieldsOf(c)
      await erasePerson(deps, await personOf(deps, email))
      await note(operator, 'erase-person')
      return c.redirect('/admin/people?erased', 303)
    } catch (error) {
      return c.html(peoplePage({ ...viewOf(c), wrong: wordsOf(error) }), 422)
    }
  })
}

function wordsOf(error: unknown): string {
  if (error instanceof ActionRefused || (error instanceof ApiError && error.status < 500))
    return error.message
  throw error
}

interface View {
  readonly formKey: FormKey
  readonly operator: Operator | undefined
  readonly wrong?: string | undefined
  readonly saved?: string | undefined
}

function peoplePage({ formKey, operator, wrong, saved }: View): string {
  const fields = (id: string) => html`${keyField(formKey)}
<p class="field"><label for="${id}-email">Email address</label><input id="${id}-email" name="email" type="email" autocomplete="off" required></p>
${nameField(`${id}-name`, operator)}`
  return page(
    'People',
    html`<div class="head"><h1>People</h1></div>${problem(wrong)}${done(saved)}
<div class="columns"><section class="card"><h2>Stored data of a person</h2><form method="post" action="/admin/people/export" class="stack"><p>A file with every row about them, without secrets. First verify the identity of the person.</p>${fields('export')}<p class="actions"><button class="primary">Download</button></p></form></section>
<section class="card"><h2>Erase a person</h2><form method="post" action="/admin/people/erase" class="stack"><p>Deletes account, profile, cards and mails; past bookings stay without personal data. It cannot be undone. The supplier and the payment provider keep their own books.</p>${fields('erase')}<p class="actions"><button class="danger">Erase</button></p></form></section></div>`,
    formKey,
  )
}
