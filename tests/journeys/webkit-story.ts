import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFailed } from 'vitest'
import { openWebKit, type WebKitPage, type WindowOptions } from '../engines/webkit/page.ts'
import { alder, day, maya } from './traveller.ts'

const out = fileURLToPath(new URL('../out', import.meta.url))
export const PHONE = { width: 390, height: 844 }

/** Opens a window of WebKit for a test; a failure saves its last screen. */
export async function person(options: WindowOptions = PHONE): Promise<WebKitPage> {
  const page = await openWebKit(options)
  onTestFailed(async () => {
    mkdirSync(out, { recursive: true })
    await page.save(join(out, `failed-webkit-${Date.now()}.png`)).catch(() => undefined)
    console.log(`failed at ${await page.url().catch(() => '?')}; console: ${page.trouble().join(' | ')}`)
    await page.close()
  })
  return page
}

/** Ends a test: the console has no error. */
export async function leave(page: WebKitPage): Promise<void> {
  expect(page.trouble().join('\n')).toBe('')
  await page.close()
}

/** Opens the site and answers the question about analytics. */
export async function openSite(page: WebKitPage, path = '/'): Promise<void> {
  await page.goto(inject('urls').site + path)
  await page.click('button', /^No$/)
  await page.gone('button', /^No$/)
  if (path === '/') await started(page, 'stay-search')
}

/** Types a place key by key and chooses it; the dates open. */
export async function choosePlace(page: WebKitPage, city: string): Promise<void> {
  await page.click('[role=combobox]')
  await page.type(city)
  await page.click('[role=option]', new RegExp(`^${city}`))
}

/** Chooses two days in the open calendar, and closes it. */
export async function chooseDates(page: WebKitPage, from: number, to: number): Promise<void> {
  for (const ahead of [from, to]) {
    const cell = `[data-date="${day(ahead)}"]`
    // A list of a year has all its days when it has their names.
    await page.find('[data-date][aria-label]')
    if ((await page.all(cell)).length === 0) await page.click('button', /^Next month$/)
    await page.click(cell)
  }
  await page.until('the calendar has closed', async () => (await page.all('[data-date]')).length === 0)
}

/** Waits until an element has replaced the markup of the server, which would take a click with it. */
async function started(page: WebKitPage, tag: string): Promise<void> {
  await page.until(`${tag} has started`, () =>
    page.run<boolean>(
      `const root = document.querySelector(arguments[0])?.shadowRoot
       return Boolean(root) && ![...root.children].some(({ localName }) => ['link', 'slot'].includes(localName))`,
      tag,
    ),
  )
}

/** Opens the first hotel of the list, and books its first rate with free cancellation. */
export async function chooseRoom(page: WebKitPage): Promise<void> {
  await page.waitForUrl(/\/search\/city\//)
  await page.find('[part~=listing]')
  await started(page, 'stay-results')
  await page.click('[part~=listing] h2 a')
  await page.waitForUrl(/\/details\//)
  await page.find('[part~=rate]')
  await started(page, 'stay-hotel')
  await page.click('label[part~=rate]', /Free Cancellation/)
  await page.click('[part~=book]')
  await page.find('h1, h2', /^Your Information$/)
}

export async function fillCustomer(page: WebKitPage, email: string): Promise<void> {
  for (const [label, text] of Object.entries({ ...maya, Email: email }))
    await page.fill('input', new RegExp(`^${label}`), text)
  await page.click('button', /^Continue$/)
}

/** Types the card as it is printed, with its slash, and the billing address. */
export async function pay(page: WebKitPage, number = '4242 4242 4242 4242'): Promise<void> {
  await page.inFrame('iframe', async () => {
    await page.fill('input', /^Card number/, number)
    expect(await page.fill('input', /^Expir/, '12/34')).toBe('12 / 34')
    await page.fill('input', /^CVC/, '123')
  })
  for (const [label, text] of Object.entries(alder)) await page.fill('input', new RegExp(`^${label}`), text)
  await choose(page, /^State/, 'Massa', 'MA')
  await page.click('button', /^Book Room/)
}

/** Chooses by the keyboard: the list of a select is no part of the page. */
export async function choose(page: WebKitPage, name: RegExp, typed: string, value: string): Promise<void> {
  const select = await page.find('select', name)
  await page.run('arguments[0].focus()', select)
  await page.type(typed)
  await page.until(
    `${name} is ${value}`,
    async () => (await page.run('return arguments[0].value', select)) === value,
  )
}

/** Waits for the confirmation; returns the trip number. */
export async function booked(page: WebKitPage): Promise<string> {
  await page.find('h1, h2', /^You're Booked!$/)
  return page.until('the trip number', () =>
    page.run<string | undefined>(
      "return document.querySelector('stay-checkout').shadowRoot.textContent.match(/ST(-[A-Z0-9]{4}){3}/)?.[0]",
    ),
  )
}
