import * as z from 'zod'
import { notFound } from '../../../../kernel/http/api-error.ts'
import { readJson } from '../../../../kernel/http/body.ts'
import { clientAddress } from '../../../../kernel/http/client-address.ts'
import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import { type Page, refusePasskey } from '../../../accounts/passkeys/checked.ts'
import type { AdminDeps } from '../deps.ts'
import { readFields } from '../form-fields.ts'
import { type AdminSessions, refuseOtherSites } from '../session.ts'
import {
  acceptInvitation,
  addOperator,
  challengeFor,
  inviteAgain,
  invited,
  listOperators,
  operatorSigned,
  removeOperator,
} from './operators.ts'
import { joinPage, notAllowedPage, operatorsPage } from './page.ts'
import { isRole } from './roles.ts'

/** Calls about passkeys from one address. */
const PASSKEYS = { points: 30, seconds: 600 } as const

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const credentialId = base64url(1_400)
const tokenField = z.object({ token: base64url(64) })
const joining = tokenField.extend({
  credential: z.object({
    id: credentialId,
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
  }),
})
const signing = z.object({
  credential: z.object({
    id: credentialId,
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
  }),
})

/** Operators and their passkeys. */
export function operatorRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  manage(routes, deps, sessions)
  const { origin, hostname: host } = new URL(deps.config.PUBLIC_URL)
  const own: Page = { origin, host, isVerified: true }
  const attempts = deps.limit('admin-passkeys', PASSKEYS)
  const read = async <Body>(c: ServerContext, schema: z.ZodType<Body>): Promise<Body> => {
    refuseOtherSites(c)
    await attempts.take(clientAddress(c, deps.config))
    const parsed = schema.safeParse(await readJson(c))
    return parsed.success ? parsed.data : refusePasskey()
  }
  routes.get('/join', (c) => c.html(joinPage()))
  routes.post('/join/challenge', async (c) => {
    const { token } = await read(c, tokenField)
    const operator = (await invited(deps, token)) ?? refusePasskey()
    const { id, name } = operator
    return c.json({ challenge: await challengeFor(deps, own, id), rpId: host, id, name })
  })
  routes.post('/join', async (c) => {
    const { token, credential } = await read(c, joining)
    const operator = await acceptInvitation(deps, own, token, credential)
    deps.log.info({ operator: operator.id }, 'an operator has made a passkey')
    await sessions.open(c, operator)
    return c.json({ ok: true })
  })
  routes.post('/passkey/challenge', async (c) => {
    await read(c, z.object({}))
    return c.json({ challenge: await challengeFor(deps, own), rpId: host })
  })
  routes.post('/passkey', async (c) => {
    const { credential } = await read(c, signing)
    await sessions.open(c, await operatorSigned(deps, own, credential))
    return c.json({ ok: true })
  })
}

/** The page of the token's owner. */
function manage(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const { db, now, config, log } = deps
  routes.use('/operators/*', async (c, next) => {
    const formKey = sessions.formKey(c)
    if (formKey !== undefined) return sessions.operator(c) ? c.html(notAllowedPage(formKey), 403) : next()
    if (c.req.method !== 'GET') throw notFound()
    return c.redirect('/admin', 303)
  })
  const render = async (
    c: ServerContext,
    more: { readonly wrong?: string; readonly saved?: string; readonly invitation?: string } = {},
  ) =>
    operatorsPage({
      formKey: sessions.formKey(c),
      operators: await listOperators(db),
      now: now(),
      ...more,
    })
  const form = async (c: ServerContext) => {
    const fields = await readFields(c)
    sessions.checkForm(c, fields.get('formKey'))
    return fields
  }
  const addressOf = (token: string) => `${config.PUBLIC_URL}/admin/join#${token}`
  routes.get('/operators', async (c) => c.html(await render(c)))
  routes.post('/operators', async (c) => {
    const fields = await form(c)
    const name = (fields.get('name') ?? '').trim()
    const role = fields.get('role') ?? ''
    if (name.length < 2 || name.length > 80)
      return c.html(await render(c, { wrong: 'Please write a name.' }), 422)
    if (!isRole(role)) return c.html(await render(c, { wrong: 'Please choose a role.' }), 422)
    const token = await addOperator(deps, name, role)
    if (!token) return c.html(await render(c, { wrong: `There is an operator ${name}.` }), 422)
    log.info({ role }, 'an operator was added')
    return c.html(await render(c, { saved: `${name} is added.`, invitation: addressOf(token) }))
  })
  routes.post('/operators/:id/invite', async (c) => {
    await form(c)
    const token = (await inviteAgain(deps, c.req.param('id'))) ?? notThere()
    return c.html(
      await render(c, { saved: 'Their passkeys and sessions have ended.', invitation: addressOf(token) }),
    )
  })
  routes.post('/operators/:id/remove', async (c) => {
    await form(c)
    await removeOperator(deps, c.req.param('id'))
    return c.html(await render(c, { saved: 'Removed: their passkeys and sessions have ended.' }))
  })
}

function notThere(): never {
  throw notFound('There is no such operator.')
}
