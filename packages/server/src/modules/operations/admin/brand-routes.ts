import { notFound } from '../../../kernel/http/api-error.ts'
import type { Routes, ServerContext } from '../../../kernel/http/server-env.ts'
import {
  BrandCommandError,
  type BrandRecord,
  type BrandRegister,
  createBrandRegister,
} from '../../brand/brands/register.ts'
import { newBrand } from '../../brand/brands/seed.ts'
import { type BrandForm, formOf, readForm, settingsOf } from './brand-form.ts'
import type { AdminDeps } from './deps.ts'
import { readFields } from './form-fields.ts'
import { hasOperators } from './operators/operators.ts'
import { brandListPage, brandPath } from './pages/brand-list.ts'
import { brandPage, newBrandPage, previewPage } from './pages/brand-page.ts'
import { signInPage } from './pages/sign-in.ts'
import type { AdminSessions } from './session.ts'

const DAYS = 30

/** Requirements of the elements, as documented for any page; only the admin page may frame it. */
const previewPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Message of a page after saving, by the value in its address. */
const saidAfter: Readonly<Record<string, string>> = {
  added: 'The brand is added. Its snippet is below.',
  saved: 'Saved. Servers see it within 5 seconds.',
  rotated: 'This is the new refId. Bookings and members stayed with the brand.',
  disabled: 'The brand is off.',
  enabled: 'The brand is on.',
}

/** Lists, adds, changes, rotates and switches brands, for signed-in operators. */
export function brandRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const register = createBrandRegister(deps.db, deps.now)
  routes.get('/', async (c) => {
    const formKey = sessions.formKey(c)
    if (formKey === undefined) return c.html(signInPage(await hasOperators(deps.db)))
    const days = await deps.statistics.daysOf(DAYS)
    return c.html(brandListPage(await register.list(), days, formKey, { isSandbox: deps.config.SANDBOX }))
  })
  routes.get('/brands/new', (c) => {
    const form = {
      ...formOf(newBrand, ''),
      name: '',
      supportEmail: '',
      supportPhone: '',
      supportHours: '',
      links: {},
    }
    return c.html(newBrandPage(form, sessions.formKey(c)))
  })
  routes.get('/brands/:refId', async (c) => {
    const record = await recordOf(register, c)
    return c.html(await render(deps, sessions, c, record, { form: formOf(record.settings, record.refId) }))
  })
  routes.get('/brands/:refId/preview', async (c) => {
    const { refId, settings } = await recordOf(register, c)
    c.header('content-security-policy', previewPolicy)
    c.header('x-frame-options', 'SAMEORIGIN')
    return c.html(previewPage(refId, settings.locale))
  })
  changes(routes, deps, sessions, register)
}

function changes(routes: Routes, deps: AdminDeps, sessions: AdminSessions, register: BrandRegister): void {
  const read = async (c: ServerContext) => {
    const fields = await readFields(c)
    sessions.checkForm(c, fields.get('formKey'))
    return fields
  }
  const changed = async (c: ServerContext, { refId }: BrandRecord, word: string) => {
    await deps.brands.forget()
    deps.log.info({ refId, change: word }, 'a brand was changed at /admin')
    return c.redirect(`${brandPath(refId)}?${word}`, 303)
  }
  routes.post('/brands', async (c) => {
    const form = readForm(await read(c))
    try {
      const record = await register.add(settingsOf(form), form.refId || undefined)
      return await changed(c, record, 'added')
    } catch (error) {
      return c.html(newBrandPage(form, sessions.formKey(c), wordsOf(error)), 422)
    }
  })
  const post = (
    path: string,
    word: string,
    run: (refId: string, fields: URLSearchParams) => Promise<BrandRecord>,
  ) =>
    routes.post(path, async (c) => {
      const fields = await read(c)
      const before = await recordOf(register, c)
      try {
        return await changed(c, await run(before.refId, fields), word)
      } catch (error) {
        const form = word === 'saved' ? readForm(fields) : formOf(before.settings, before.refId)
        return c.html(await render(deps, sessions, c, before, { form, wrong: wordsOf(error) }), 422)
      }
    })
  post('/brands/:refId', 'saved', (refId, fields) =>
    register.change(refId, (settings) => settingsOf(readForm(fields), settings)),
  )
  post('/brands/:refId/rotate', 'rotated', (refId, fields) =>
    register.rotate(refId, Number(fields.get('grace') || Number.NaN)),
  )
  post('/brands/:refId/disable', 'disabled', (refId) => register.setEnabled(refId, false))
  post('/brands/:refId/enable', 'enabled', (refId) => register.setEnabled(refId, true))
}

async function recordOf(register: BrandRegister, c: ServerContext): Promise<BrandRecord> {
  const refId = c.req.param('refId') ?? ''
  return register.find(refId).catch((error: unknown) => {
    throw error instanceof BrandCommandError ? notFound('There is no such brand.') : error
  })
}

async function render(
  { statistics, config, now }: AdminDeps,
  sessions: AdminSessions,
  c: ServerContext,
  record: BrandRecord,
  input: { readonly form: BrandForm; readonly wrong?: string },
): Promise<string> {
  const days = (await statistics.daysOf(DAYS)).get(record.id) ?? []
  const word = Object.keys(c.req.query())[0] ?? ''
  const saved = input.wrong === undefined && Object.hasOwn(saidAfter, word) ? saidAfter[word] : undefined
  const formKey = sessions.formKey(c)
  return brandPage({ record, ...input, days, publicUrl: config.PUBLIC_URL, formKey, now: now(), saved })
}

function wordsOf(error: unknown): string {
  if (error instanceof BrandCommandError) return error.message
  throw error
}
