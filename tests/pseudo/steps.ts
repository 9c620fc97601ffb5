import type { Page } from 'playwright-core'
import { contact, customer, fillAddressByName } from '../journeys/payments.ts'
import { bookRate } from '../journeys/story.ts'
import { cardFrame, day } from '../journeys/traveller.ts'
import { pseudo } from './pseudo.ts'
import type { Walker } from './walker.ts'

const usDay = (ahead: number) => day(ahead).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')
export const stay = (ahead: number) => `${usDay(ahead)}/${usDay(ahead + 2)}/1/2`
const { country: _country, stateCode: _state, postalCode: _postal, ...person } = customer
const demo = { username: 'demo@staykit.test', password: 'Demo-Pass1!' }
export const names = [
  ...Object.values(person),
  demo.username,
  'Massachusetts',
  'Alfama',
  'Lisbon',
  'Cascais',
  'New York',
  'Innsbruck',
  'Dubai',
  'Cancún',
  'Travel with Trish',
  'American Express',
  'Diners Club',
  'JCB',
  'name@example.com',
  'MA 02139, United States',
]

export const pages = [
  ...[
    '/',
    '/flights',
    '/cars',
    '/login?view=SignUp',
    '/login?view=ForgotPassword',
    '/login?view=ResetPassword',
  ],
  ...[
    '/help/review',
    '/help/terms',
    '/help/privacy',
    '/help/rewards',
    '/faq',
    '/brands',
    '/sunsoaked',
    '/widget',
  ],
  ...['/nowhere/at/all', '/offline', '/saved', '/hotels/lisbon-portugal'],
]

export async function search(walk: Walker): Promise<void> {
  await walk.visit(`/search/city/2267057/${stay(30)}`, 'stay-results [part~=listing]')
  await walk.visit(`/search/city/2267057/${usDay(-3)}/${usDay(-1)}/1/2`)
  await walk.visit(`/search/city/2267057/${stay(30)}?stars=1`)
  await walk.visit('/', 'stay-search')
  const form = walk.page.locator('stay-search').first()
  await form.locator('button[type=submit]').first().click()
  await walk.see('search form, with its errors')
  await form.getByRole('combobox').first().fill('Lisb')
  await form.locator('[role=option]').first().waitFor()
  await walk.see('suggestions')
  await walk.page.keyboard.press('Escape')
  await form.getByRole('button', { name: pseudo('Rooms and guests').slice(0, 8) }).click()
  await walk.see('rooms and guests')
  await walk.named('button', 'Children, or guests by room').click()
  await walk.named('button', 'More children').click()
  await walk.see('rooms with children')
  await walk.page.keyboard.press('Escape')
  await form.getByRole('button', { name: pseudo('Check-in').slice(0, 8) }).click()
  await walk.see('calendar')
}

/** Goes from a hotel's rates to the confirmation and records the faults. */
export async function book(walk: Walker, ahead: number, email?: string): Promise<void> {
  const { page } = walk
  await walk.visit(`/details/city/2267057/${stay(ahead)}/2267057-0`, 'stay-hotel [part~=rate]')
  await bookRate(page, page.locator('stay-hotel [part~=rate]').first())
  const checkout = page.locator('stay-checkout')
  await checkout.locator('[name=firstName]').waitFor()
  await walk.see('customer')
  await checkout.locator('[name=phoneNumber]').fill('')
  await walk.named('button', 'Continue').click({ force: true })
  await walk.see('customer, with errors')
  await checkout.locator('[name=forOther]').check()
  await walk.see('somebody else')
  await checkout.locator('[name=forOther]').uncheck()
  await walk.fill(checkout, { ...contact, ...(email ? { email } : {}) })
  await walk.named('button', 'Continue').click()
  await checkout.locator('iframe').first().waitFor()
  await walk.see('payment')
  await pay(walk)
}

async function pay(walk: Walker): Promise<void> {
  const { page } = walk
  await page
    .getByRole('button', { name: pseudo('Book Room').slice(0, 9) })
    .first()
    .click()
  await walk.see('payment, with errors')
  await fillIn(page, '4000 0000 0000 0002')
  await fillAddressByName(page.locator('stay-checkout'))
  await page
    .getByRole('button', { name: pseudo('Book Room').slice(0, 9) })
    .first()
    .click()
  await page.locator('stay-checkout [role=alert]').first().waitFor()
  await walk.see('payment, declined')
  await fillIn(page, '4242 4242 4242 4242')
  await page
    .getByRole('button', { name: pseudo('Book Room').slice(0, 9) })
    .first()
    .click()
  await page.locator('stay-checkout').getByText(/ST-/).first().waitFor()
  await walk.see('confirmation')
}

async function fillIn(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.locator('#number').fill(number)
  await frame.locator('#expiry').fill('12 / 34')
  await frame.locator('#cvc').fill('123')
}

export async function logIn(walk: Walker): Promise<void> {
  const { page } = walk
  await walk.visit('/login', 'stay-login [name=username]')
  const box = page.locator('stay-login')
  await box.locator('form button[type=submit]').first().click()
  await walk.see('login, with errors')
  await walk.fill(box, { username: demo.username, password: 'Wrong-Pass1!' })
  await box.locator('form button[type=submit]').first().click()
  await box.locator('[aria-invalid=true]').first().waitFor()
  await walk.see('login, refused')
  await walk.fill(box, demo)
  await box.locator('form button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

export async function lookUp(walk: Walker): Promise<void> {
  await walk.visit('/help/review', 'stay-lookup form')
  const box = walk.page.locator('stay-lookup')
  await box.locator('form button[type=submit]').first().click()
  await walk.see('lookup, with errors')
  await walk.fill(box, { tripNumber: 'ST-NOPE', email: 'nobody@example.com' })
  await box.locator('form button[type=submit]').first().click()
  await walk.see('lookup, not found')
}

/** Checks the mails of the walk: the frame of the outbox, whose own texts are for developers. */
export async function mails(walk: Walker, api: string): Promise<void> {
  const { page } = walk
  const list = await page.request.get(`${api}/dev/mail`).then((response) => response.text())
  const links = [...list.matchAll(/href="([^"]*\/dev\/mail\/\d+)"/g)].map(([, href = '']) => href)
  for (const href of links.slice(0, 4)) {
    await page.goto(new URL(href, api).href)
    await page.locator('iframe').first().waitFor()
    await walk.see(`mail ${href}`, 'frames')
  }
}
