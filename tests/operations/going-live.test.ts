import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { openWithFreeCancellation, pickDay, started } from '../journeys/story.ts'
import { cardFrame, day, fillAddress, fillCustomer, keepLastScreen } from '../journeys/traveller.ts'
import { patience } from '../patience.ts'
import { certificateFor, passTo } from './certificates.ts'
import { startFront } from './front.ts'
import { root } from './live-processes.ts'
import { type Machine, newMachine } from './machine.ts'
import { outside } from './outside.ts'
import { accountOf, stripeInBrowser } from './stripe-in-browser.ts'

const guide = readFileSync(join(root, 'docs/guide/going-live.md'), 'utf8')
/** Lines that a section of the guide tells its reader to type. */
const typed = (heading: string): string[] => {
  const section = guide.slice(guide.indexOf(`${heading}\n`)).slice(heading.length)
  const text = /```sh\n([\s\S]*?)```/.exec(section)?.[1]
  if (!text) throw new Error(`the guide has nothing to type under ${heading}`)
  return text.trim().split('\n')
}
/** Variables in the table of the first section. */
const named = (guide.slice(0, guide.indexOf('## 2.')).match(/^\|.*\|$/gm) ?? []).flatMap((row) =>
  [...(row.split('|').at(-2) ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
)

/** The proxy in front: replaces the Caddy of the page, with a certificate of its own authority. */
async function inFront() {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-certificates-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const certificates = certificateFor(folder, ['localhost', 'js.stripe.com', 'api.stripe.com'])
  const upstreams = { api: '', site: '' }
  const [api, site] = await Promise.all([
    certificates.serve(passTo(() => upstreams.api)),
    certificates.serve(passTo(() => upstreams.site)),
  ])
  const [apiUrl, siteUrl] = [`https://localhost:${api}`, `https://localhost:${site}`]
  return { ...certificates, upstreams, apiUrl, siteUrl }
}

/** Types a build in which one file has another name; prints the old one. */
const nextBuild = `node -e "${[
  "const fs = require('fs'), folder = 'sdk/dist/cdn/'",
  "const manifest = JSON.parse(fs.readFileSync(folder + 'manifest.json', 'utf8'))",
  "const gone = manifest.hashed.find((file) => file.endsWith('.js'))",
  'fs.rmSync(folder + gone)',
  'manifest.hashed = manifest.hashed.filter((file) => file !== gone)',
  "fs.writeFileSync(folder + 'manifest.json', JSON.stringify(manifest))",
  'console.log(gone)',
].join('; ')}"`

async function plain(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A Chromium that trusts one extra key and resolves Stripe to this machine. */
async function browserWith(pin: string, stripePort: number): Promise<Browser> {
  const rules = ['js', 'api'].map((name) => `MAP ${name}.stripe.com:443 127.0.0.1:${stripePort}`).join()
  const own = [
    ...(pin ? [`--ignore-certificate-errors-spki-list=${pin}`] : []),
    `--host-resolver-rules=${rules}`,
  ]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...own] })
  onTestFinished(() => browser.close())
  return browser
}

/** Finds, pays and books a room on the site; returns the errors and the requests of the page. */
async function bookRoom(browser: Browser, siteUrl: string, email: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  const confirmed: object[] = []
  await context.exposeFunction('onStripeConfirm', (body: object) => void confirmed.push(body))
  const page = await context.newPage()
  context.setDefaultTimeout(patience(45))
  const trouble: string[] = []
  const protocols = new Set<string>()
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      trouble.push(`${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => protocols.add(new URL(request.url()).protocol))
  keepLastScreen(page, 1280, trouble)
  const answer = await page.goto(siteUrl)
  const certificate = await answer?.securityDetails()
  await started(page, 'stay-search')
  const form = page.locator('stay-search').first()
  await form.getByRole('combobox').fill('Lisbo')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  for (const ahead of [20, 23]) await pickDay(page, day(ahead))
  await form.locator('dialog.dates-panel').waitFor({ state: 'detached' })
  await form.getByRole('link', { name: 'Search', exact: true }).click()
  const rate = await openWithFreeCancellation(page)
  await rate.getByRole('radio').check()
  await page.locator('stay-hotel [part~=book]:visible').click()
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
  await fillCustomer(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await cardFrame(page).getByLabel('Card at Stripe').pressSequentially('4242424242424242')
  await fillAddress(page)
  await page.getByRole('button', { name: /^Book Room/ }).click()
  await page.getByRole('heading', { name: "You're Booked!" }).waitFor()
  const trip = (await page.locator('stay-checkout').getByText(/^ST-/).first().textContent()) ?? ''
  return {
    trip,
    trouble,
    protocols,
    confirmed,
    issuer: certificate?.issuer,
    cookies: await context.cookies(),
  }
}

/** Types the lines of a section; system commands and the proxy are replaced. */
async function follow(
  machine: Machine,
  lines: readonly string[],
  play: Readonly<Record<string, () => void>>,
) {
  for (const line of lines) {
    const [, own] = Object.entries(play).find(([part]) => line.includes(part)) ?? []
    // Packages are installed already; the test performs the steps of comments.
    if (!/^\s*(#|API_HOST=)/.test(line)) await machine.type(line.replace('npm ci && ', ''))
    own?.()
  }
}

it('[PLT-082] the guide, followed line by line with stand-ins for external systems, ends in a room booked by https', {}, async () => {
  const [{ environment, stripe, duffel, mails }, front] = await Promise.all([outside(), inFront()])
  const { apiUrl, siteUrl } = front
  const payments = passTo(() => stripe.url)
  const stripeApi = await plain(accountOf(`${apiUrl}/api/payment/stripe-webhook`, payments))
  const machine = await newMachine({ NODE_EXTRA_CA_CERTS: front.authority })
  const secret = 'openssl rand -hex 32'
  const values: Record<string, string> = {
    ...environment,
    PUBLIC_URL: apiUrl,
    SITE_URL: siteUrl,
    SITE_SECRET: (await machine.type(secret)).trim(),
    AUTH_SECRET: (await machine.type(secret)).trim(),
    METRICS_TOKEN: (await machine.type(secret)).trim(),
    ADMIN_TOKEN: (await machine.type(secret)).trim(),
    OPERATIONS_EMAIL: 'operations@acme.travel',
  }
  // Every variable of the guide, and the addresses of the stand-ins.
  const set = Object.fromEntries(named.map((name) => [name, values[name] ?? '']))
  expect(named.filter((name) => !values[name])).toEqual([])
  const standIns = { STRIPE_API_BASE: stripeApi, WORKER_PORT: machine.here('8790') }
  const { DUFFEL_API_BASE, EXCHANGE_RATES_URL } = environment

  let units: string[] = []
  await follow(machine, typed('### By systemd'), {
    'then set the variables above': () =>
      machine.set({ ...set, ...standIns, DUFFEL_API_BASE, EXCHANGE_RATES_URL }),
    'TRUST_PROXY=1': () => machine.set({ TRUST_PROXY: '1' }),
    'enable --now': () => {
      units =
        machine
          .systemCalls()
          .find((line) => line.includes('enable --now'))
          ?.split(' ')
          .slice(3) ?? []
    },
  })
  expect(units.length).toBe(4)
  // The addresses in the Caddyfile.
  const caddyfile = machine.here(readFileSync(join(root, 'examples/self-hosted/Caddyfile'), 'utf8'))
  const inside = /\{\$INTERNAL_ADDRESS:http:\/\/127\.0\.0\.1:(\d+)\}/.exec(caddyfile)?.[1]
  const [, apis = ''] = /\{\$API_UPSTREAMS:([^}]+)\}/.exec(caddyfile) ?? []
  const balancer = await startFront(Number(inside))
  onTestFinished(() => balancer.close())
  for (const upstream of apis.split(' ')) balancer.add(`http://${upstream}`)
  front.upstreams.api = balancer.url
  front.upstreams.site = `http://${/\{\$SITE_UPSTREAMS:([^}]+)\}/.exec(caddyfile)?.[1]}`
  await Promise.all(units.map((unit) => machine.start(unit)))
  const status = (url: string) =>
    fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
  for (const upstream of apis.split(' '))
    await expect.poll(() => status(`http://${upstream}/readyz`)).toBe(200)

  const [brand = ''] = typed('## 3. Your brand')
  const output = await machine.type(brand.replace('https://www.example.com', siteUrl))
  const refId = /data-ref-id="(\w+)"/.exec(output)?.[1] ?? ''
  machine.set({ SITE_REF_ID: refId })
  await machine.start('staykit-site')
  await expect.poll(() => status(`${front.upstreams.site}/healthz`)).toBe(200)

  const [check = ''] = typed('## 5. Is it right?')
  expect(await machine.type(check)).toMatch(/Nothing is wrong\.\n$/)

  const stripePort = await front.serve(stripeInBrowser(passTo(() => stripeApi)))
  const email = 'maya@example.com'
  const booked = await bookRoom(await browserWith(front.pin, stripePort), siteUrl, email)
  expect(booked).toMatchObject({
    trip: expect.stringMatching(/^ST-/),
    trouble: [],
    issuer: 'Authority of a test',
    // One confirmation without a return address: the challenge of the bank opens in the frame.
    confirmed: [{ method: ['card', 'billing_details'], payment: ['payment_method'], options: {} }],
  })
  // No request is unencrypted.
  expect(
    [...booked.protocols].filter((protocol) => !['https:', 'data:', 'blob:'].includes(protocol)),
  ).toEqual([])
  expect(booked.cookies.filter((cookie) => !cookie.secure)).toEqual([])
  // Each check:live has booked a room and cancelled it.
  const isDrill = ({ metadata }: (typeof duffel.bookings)[number]) =>
    metadata?.reference?.startsWith('drill-')
  expect(duffel.bookings.filter((stay) => !isDrill(stay)).map((stay) => stay.status)).toEqual(['confirmed'])
  expect(new Set(duffel.bookings.filter(isDrill).map((stay) => stay.status))).toEqual(new Set(['cancelled']))
  await expect.poll(() => stripe.seen.filter(({ path }) => path.endsWith('/capture')).length).toBe(1)
  await expect.poll(() => mails.filter((mail) => mail.includes(`To: ${email}`)).length).toBe(1)
  // Every seventh day before its check-in, the stay is among those that are compared.
  expect(await machine.type('npm run reconcile -- 2026-01-02')).toMatch(
    /0 payments and [01] stays compared, 0 differ/,
  )
  // An update: the next build has no longer a file that an open page may still load.
  const gone = await machine.type(nextBuild)
  const apiUnits = units.filter((unit) => unit.startsWith('staykit-api'))
  await Promise.all(apiUnits.map((unit) => machine.start(unit)))
  for (const upstream of apis.split(' ')) {
    await expect.poll(() => status(`http://${upstream}/readyz`)).toBe(200)
    expect(await status(`http://${upstream}/sdk/v1/${gone.trim()}`)).toBe(200)
    expect(await status(`http://${upstream}/sdk/v1/chunks/none-0000000.js`)).toBe(404)
  }
  // Control: a client that does not trust the authority gets an error and no page.
  const stranger = await browserWith('', stripePort).then((browser) => browser.newPage())
  await expect(stranger.goto(siteUrl)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
})
