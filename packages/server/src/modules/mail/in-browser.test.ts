import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../../../../tests/chromium.ts'
import { patience } from '../../../../../tests/patience.ts'
import { repositoryRoot } from '../../config.ts'
import { type AccountServer, accountServer, PASSWORD } from '../accounts/members/testing.ts'
import {
  bookOne,
  cancel,
  details,
  finalStatus,
  REF_ID,
  traveller,
} from '../booking/bookings/testing/traveller.ts'

let server: AccountServer
let browser: Browser
let page: Page
beforeAll(async () => {
  server = await accountServer()
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  page.setDefaultTimeout(patience(45))
  // Rewriting a page keeps its window, with axe in it.
  await page.evaluate(await readFile(`${repositoryRoot}/node_modules/axe-core/axe.min.js`, 'utf8'))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The mails of booking, cancelling, trip numbers, sign-up and a new device. */
async function mailsIn(language: string) {
  const headers = { 'accept-language': language, 'content-type': 'application/json' }
  const ask = (path: string, init: RequestInit = {}) => server.app.request(path, { ...init, headers })
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', body: JSON.stringify({ refId: REF_ID, ...body }) })
  const guest = traveller(ask)
  const long = { firstName: 'Wolfeschlegelsteinhausenbergerdorff', specialRequests: 'A quiet room' }
  const { id, email } = await bookOne(guest, {}, long)
  const { bookingId: trip = '' } = await finalStatus(guest, id, email)
  const { capability } = await details(guest, trip, email)
  await cancel(guest, trip, capability)
  await post('/api/book/trip-numbers', { email })
  const member = `member-${language.toLowerCase()}@example.com`
  const login = { username: member, password: PASSWORD }
  await post('/api/auth/sign-up', login)
  await post('/api/auth/confirm', { username: member, pin: await server.pinFor(member) })
  for (let time = 0; time < 2; time++) await post('/api/auth/sign-in', login)
  await post('/api/auth/forgot-password', { email: member })
  const all = async () => [...(await server.mailsTo(email)), ...(await server.mailsTo(member))]
  await expect.poll(all).toHaveLength(6)
  return (await all()).filter(({ body_html }) => body_html)
}

/** As /dev/mail shows it, where our script has access. */
async function open(id: number): Promise<void> {
  await page.setContent(await (await server.app.request(`/dev/mail/${id}/html`)).text())
}

/** Findings of axe, with all rules or one, and layout problems. */
const look = (rules?: string[]) =>
  page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (o: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { documentElement: root, body } = document
    const { violations } = await axe.run(runOnly ? { runOnly } : {})
    return {
      lang: root.lang,
      dir: root.dir,
      width: root.scrollWidth,
      isDark: getComputedStyle(body).backgroundColor === 'rgb(16, 22, 20)',
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    }
  }, rules)

// The only rule of axe that depends on colours.
const COLOURS = ['color-contrast']

describe.each([
  ['en-US', 'ltr'],
  ['fr', 'ltr'],
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const)('mails in %s on a small phone', (lang, dir) => {
  it('fit, declare their language and direction, and pass axe, in light and dark', async () => {
    const mails = await mailsIn(lang)
    expect(mails).toHaveLength(5)
    for (const { id, subject } of mails) {
      await open(id)
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        const seen = { lang, dir, width: 320, isDark: scheme === 'dark', violations: [] }
        expect(await look(scheme === 'dark' ? COLOURS : undefined), `${subject}, ${scheme}`).toEqual(seen)
        if (process.env.MAIL_SHOTS)
          await page.screenshot({
            path: `${process.env.MAIL_SHOTS}/${lang}-${id}-${scheme}.png`,
            fullPage: true,
          })
      }
    }
  })
})
