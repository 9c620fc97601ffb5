import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../../../../../../tests/chromium.ts'
import { patience } from '../../../../../../../tests/patience.ts'
import { repositoryRoot } from '../../../../config.ts'
import { type BookingServer, bookingServer } from '../../../booking/bookings/testing/server.ts'
import {
  newBookingRequestId,
  type Traveller,
  traveller,
} from '../../../booking/bookings/testing/traveller.ts'

let server: BookingServer
let who: Traveller
let http: ServerType
let page: Page
let browser: Browser
let partner: Server
let base: string
let partnerUrl: string
let frameQuery = ''

beforeAll(async () => {
  // Builds from the sources, so that the test does not use an old build.
  execFileSync(process.execPath, [join(repositoryRoot, 'sdk/build/card-frame.ts')])
  server = await bookingServer()
  who = traveller((path, init) => server.app.request(path, init))
  await new Promise<void>((ready) => {
    http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      base = `http://127.0.0.1:${port}`
      ready()
    })
  })
  partner = createServer((_, response) => response.setHeader('content-type', 'text/html').end(partnerPage()))
  await new Promise<void>((ready) => partner.listen(0, '127.0.0.1', ready))
  partnerUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  page = await browser.newPage({ viewport: { width: 420, height: 640 } })
  page.setDefaultTimeout(patience(45))
})
afterAll(async () => {
  await browser?.close()
  partner?.close()
  http?.close()
  await server.stop()
})

const partnerPage = () => `<!doctype html><meta charset="utf-8"><title>Partner</title>
<iframe id="f" style="width:360px;height:300px;border:0" src="${base}/payment/card-frame?refId=8183&locale=en-US&parent=${partnerUrl}${frameQuery}"></iframe>
<script>
  window.heard = []
  addEventListener('message', (event) => heard.push(event.data))
  window.tell = (message) => f.contentWindow.postMessage({ stay: 'card', ...message }, '${base}')
</script>`

type Heard = { kind: string; [name: string]: unknown }
const received = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
const tell = (message: object) =>
  page.evaluate((text) => (window as unknown as { tell: (message: object) => void }).tell(text), message)
const last = async (kind: string) => (await received()).findLast((message) => message.kind === kind)

async function openFrame(more = ''): Promise<FrameLocator> {
  frameQuery = more
  await page.goto(partnerUrl)
  await expect.poll(() => last('ready')).toBeTruthy()
  return page.frameLocator('#f')
}

async function fill(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').pressSequentially(number)
  await frame.getByLabel('Expires').pressSequentially('12/30')
  await frame.getByLabel('CVC').fill('123')
}

async function newPayment(hotel?: string): Promise<string> {
  const agreed = await who.contract(hotel ? { hotel } : {})
  return (await who.openPayment(agreed, newBookingRequestId())).clientSecret
}

describe('the card frame in a browser', () => {
  it('[HOT-172] formats, names the brand, pays, and reveals nothing of the number to the page', async () => {
    const frame = await openFrame()
    await fill(frame, '5555 5555-5555-4444')
    expect(await frame.getByLabel('Card number').inputValue()).toBe('5555 5555 5555 4444')
    expect(await frame.getByLabel('Expires').inputValue()).toBe('12 / 30')
    expect(await frame.locator('#brand').textContent()).toBe('MASTERCARD')
    const sending = page.waitForRequest('**/card-frame/confirm')
    await tell({ kind: 'confirm', clientSecret: await newPayment(), cardHolder: 'Maya Okafor' })
    expect((await sending).postDataJSON()).toMatchObject({ number: '5555555555554444' })
    await expect
      .poll(() => last('result'))
      .toMatchObject({
        status: 'requires_capture',
        brand: 'mastercard',
        lastFour: '4444',
      })
    expect(JSON.stringify(await received()).replaceAll(/\D/g, '')).not.toContain('5555555555554444')
  })

  it('[PLT-142] [PLT-143] shows the card type while the number is typed, and accepts four digits of CVC', async () => {
    const frame = await openFrame()
    await frame.getByLabel('Card number').pressSequentially('4111')
    await expect.poll(() => last('state')).toMatchObject({ brand: 'visa' })
    expect(await frame.locator('#brand').textContent()).toBe('VISA')
    await frame.getByLabel('CVC').pressSequentially('12345')
    expect(await frame.getByLabel('CVC').inputValue()).toBe('1234')
  })

  it('[ACC-178] saves a card without a payment, from number and expiry alone', async () => {
    const frame = await openFrame('&mode=new')
    expect(await frame.getByLabel('CVC', { exact: true }).isVisible()).toBe(false)
    const setup = await server.deps.cards.createSetup('cus_ann', 'setup')
    const confirm = () => tell({ kind: 'confirm', clientSecret: setup.clientSecret, cardHolder: 'Ann Ames' })
    await confirm()
    await expect.poll(() => last('error')).toMatchObject({ code: 'INCOMPLETE' })
    await frame.getByLabel('Card number').pressSequentially('4000000000000002')
    await frame.getByLabel('Expires').pressSequentially('1230')
    await confirm()
    await frame.locator('#number-error').getByText('Your card was declined.').waitFor()
    await frame.getByLabel('Card number').fill('')
    await frame.getByLabel('Card number').pressSequentially('5555555555554444')
    await confirm()
    await expect.poll(() => last('result')).toMatchObject({ brand: 'mastercard', lastFour: '4444' })
    const id = String((await last('result'))?.paymentIntent)
    expect(await server.deps.cards.cardOfSetup(id)).toMatchObject({ customer: 'cus_ann', expYear: 2030 })
    expect(JSON.stringify(await received()).replaceAll(/\D/g, '')).not.toContain('5555555555554444')
  })

  it('has the right autofill and keyboard hints', async () => {
    const frame = await openFrame()
    for (const [label, autocomplete] of [
      ['Card number', 'cc-number'],
      ['Expires', 'cc-exp'],
      ['CVC', 'cc-csc'],
    ] as const)
      expect(await frame.getByLabel(label).getAttribute('autocomplete')).toBe(autocomplete)
    expect(await frame.getByLabel('Card number').getAttribute('inputmode')).toBe('numeric')
  })

  it('shows an error at each wrong field, and sends nothing', async () => {
    const frame = await openFrame()
    await frame.getByLabel('Card number').pressSequentially('4242424242424241')
    await tell({ kind: 'confirm', clientSecret: await newPayment(), cardHolder: '' })
    await expect.poll(() => last('error')).toMatchObject({ code: 'INCOMPLETE' })
    await frame.getByText('Check the card number').waitFor()
    await frame.getByText('Enter the 3 digits of the security code').waitFor()
    expect(await frame.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the challenge inside itself; after it, pays or shows the failure', async () => {
    const frame = await openFrame()
    await fill(frame, '4000002500003155')
    const clientSecret = await newPayment()
    await tell({ kind: 'confirm', clientSecret, cardHolder: 'Maya Okafor' })
    await frame.getByRole('button', { name: 'Fail' }).click()
    await expect.poll(() => last('error')).toMatchObject({ code: 'PAYMENT_DECLINED' })
    await tell({ kind: 'confirm', clientSecret, cardHolder: 'Maya Okafor' })
    await frame.getByRole('button', { name: 'Complete' }).click()
    await expect.poll(() => last('result')).toMatchObject({ status: 'requires_capture' })
  })

  it('shows only the challenge for a payment with a saved card', async () => {
    const clientSecret = await newPayment()
    // State of a payment with a saved card: started without this frame, and the bank requires a challenge.
    expect((await who.typeCard(clientSecret, '4000000000003220')).status).toBe('requires_action')
    const frame = await openFrame()
    await tell({ kind: 'challenge', clientSecret })
    await expect.poll(() => last('challenge')).toMatchObject({ open: true })
    await frame.getByRole('button', { name: 'Complete' }).click()
    await expect.poll(() => last('result')).toMatchObject({ status: 'requires_capture', lastFour: '3220' })
    expect(await last('error')).toBeUndefined()
  })

  it('shows a decline at the right field', async () => {
    const frame = await openFrame()
    await fill(frame, '4000000000000127')
    await tell({ kind: 'confirm', clientSecret: await newPayment(), cardHolder: 'Maya Okafor' })
    await frame.locator('#cvc-error').getByText("Your card's security code is incorrect.").waitFor()
  })

  it('accepts only known tokens, with valid values', async () => {
    const frame = await openFrame()
    const tokens = {
      brand: 'rgb(180, 56, 12)',
      radius: '3px',
      text: 'url(https://evil.example/x)',
      evil: 'red',
      font: 'x; background: url(//evil)',
      scheme: 'dark',
      'text-base': '32px',
    }
    await tell({ kind: 'style', locale: 'fr-FR', tokens })
    await frame.getByLabel('Numéro de carte').waitFor()
    const style = await frame.locator('body').getAttribute('style')
    expect(style).toBe(
      '--stay-brand: rgb(180, 56, 12); --stay-radius: 3px; --stay-text-base: 32px; color-scheme: dark;',
    )
    const size = (selector: string) =>
      frame
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontSize)
    expect([await size('label'), await size('#cvc')]).toEqual(['28px', '32px'])
  })
})

describe('the card frame over HTTP', () => {
  it('has a strict policy and allows framing only by pages of its brand', async () => {
    const answer = await server.app.request(`/payment/card-frame?refId=8183&parent=${partnerUrl}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';")
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:8787 http:\/\/localhost:4321/)
    const overTheWire = await fetch(`${base}/payment/card-frame?refId=8183&parent=${partnerUrl}`)
    expect([answer, overTheWire].map(({ headers }) => headers.get('x-frame-options'))).toEqual([null, null])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    expect(await answer.text()).not.toMatch(/<script(?![^>]* src=)|style="|onclick/)
    const foreign = await server.app.request('/payment/card-frame?refId=8183&parent=https://evil.example')
    expect(foreign.status).toBe(403)
    expect((await server.app.request('/payment/card-frame?refId=4711')).status).toBe(404)
  })

  it('names the files of its build, which have hashes in their names, and serves no others', async () => {
    const page = await (
      await server.app.request(`/payment/card-frame?refId=8183&parent=${partnerUrl}`)
    ).text()
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    expect(named).toHaveLength(2)
    for (const url of [...named, ...(await builtLanguages())]) {
      const answer = await server.app.request(url)
      expect([url, answer.status]).toEqual([url, 200])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(url).toMatch(/-[\w-]{8}[./]/)
    }
    for (const name of ['main.ts', 'main.js', 'manifest.json', '../cdn/staykit.js', '%2e%2e/cdn/staykit.js'])
      expect((await server.app.request(`/payment/card-frame/${name}`)).status).toBe(404)
  })

  it('accepts cards from its own origin alone, and repeats no field', async () => {
    const body = {
      clientSecret: await newPayment(),
      number: '4111111111111111',
      cvc: '123',
      expMonth: 12,
      expYear: 2030,
    }
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      server.app.request('/payment/card-frame/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const refused = await send(body)
    expect(refused.status).toBe(422)
    expect(await refused.text()).not.toContain('4111')
    expect((await send(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const broken = await send({ ...body, cvc: '12345', number: 42 })
    expect(broken.status).toBe(400)
    expect(await broken.text()).not.toMatch(/12345|cvc/)
    expect((await send({ ...body, clientSecret: 'pi_x_secret_y' })).status).toBe(404)
  })
})

async function builtLanguages(): Promise<string[]> {
  const text = await readFile(join(repositoryRoot, 'sdk/dist/card-frame/manifest.json'), 'utf8')
  const { hashed } = JSON.parse(text) as { hashed: string[] }
  const languages = hashed.filter((name) => name.startsWith('messages-'))
  expect(languages.length).toBeGreaterThan(0)
  return languages.map((name) => `/payment/card-frame/${name}`)
}
