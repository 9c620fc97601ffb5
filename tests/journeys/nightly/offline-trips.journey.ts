import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { cached, installed, offlineAt, withWorker } from '../installed.ts'
import { password, payNow, signUp } from '../story.ts'
import { post, rateOf } from '../testville.ts'
import { accessible, closeBrowser, fillCard, fillCustomer, type Traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

/** Another member than in the journey. */
const demo = { email: 'demo@staykit.test', password: 'Demo-Pass1!' }

async function logIn({ page }: Traveller, { email, password }: typeof demo) {
  const box = page.locator('stay-login')
  await box.getByLabel('Email', { exact: true }).fill(email)
  await box.getByLabel('Password', { exact: true }).fill(password)
  await box.getByRole('button', { name: 'Log In', exact: true }).last().click()
}

async function logOut({ page }: Traveller) {
  if ((page.viewportSize()?.width ?? 0) < 500) await page.getByRole('button', { name: 'Menu' }).click()
  // The next trip moves the content below it when it loads.
  await page.getByRole('button', { name: 'Log Out' }).locator('visible=true').press('Enter')
  await page.waitForURL((url) => url.pathname === '/login' || url.pathname === '/')
}

/** Books a room of Testville on the site; returns the trip number. */
async function bookOnSite({ page }: Traveller, email: string, inDays: number): Promise<string> {
  const rate = await rateOf('The Free Cancellation', inDays)
  await page.goto(`${inject('urls').site}/checkout/customer?rate=${encodeURIComponent(rate)}`)
  const checkout = page.locator('stay-checkout')
  await fillCustomer(page, email)
  await checkout.getByRole('button', { name: 'Continue' }).click()
  await fillCard(page)
  return payNow(page)
}

/** Logs in and opens a trip. */
async function seeTrips(person: Traveller, member: typeof demo, trip: string) {
  const { page } = person
  await page.goto(`${inject('urls').site}/login?next=%2Fprofile%2Ftrips`)
  await logIn(person, member)
  await page.waitForURL((url) => url.pathname === '/profile/trips')
  await page.locator('stay-trips [part~=trip]').filter({ hasText: trip }).waitFor()
  await expect.poll(() => cachedTrips(page)).toMatchObject({ trips: [{ number: trip }] })
}

/** Logs a member out on every device. */
async function endSessions({ email, password }: typeof demo) {
  const signIn = { username: email, password, refId: '8183' }
  const { answer } = await post('/api/auth/sign-in', signIn)
  const ended = await fetch(`${inject('urls').api}/api/profile/users/${answer.identityID}/sessions/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${answer.accessToken}` },
    body: '{}',
  })
  expect(ended.status).toBe(200)
}

/** Returns the trips that the site has cached in this browser. */
async function cachedTrips(page: Page): Promise<unknown> {
  const { 'staykit-trips-1': entries } = await cached(page)
  return entries && JSON.parse(entries['/kept-trips.json'] ?? 'null')
}

/** The offline page shows no trips; online again, the requested page loads. */
async function expectNone(person: Traveller, trip: string) {
  const { page, context } = person
  const offline = await offlineAt(person, `${inject('urls').site}/faq`)
  await offline.locator('[data-none]').waitFor()
  expect(await page.content()).not.toContain(trip)
  await context.setOffline(false)
  await page.locator('header.top').waitFor()
}

/** A traveller who booked as a visitor and signed up later. */
async function memberWithTrip(width: number, inDays: number) {
  const { site } = inject('urls')
  const person = await withWorker(width)
  const { page } = person
  const email = `offline-member-${inDays}-${Date.now()}@example.com`
  await installed(page, site)
  const trip = await bookOnSite(person, email, inDays)
  await expect.poll(() => cachedTrips(page)).toMatchObject({ trips: [{ number: trip }] })
  await page.goto(`${site}/login`)
  await signUp(page, email)
  await page.waitForURL(/\/profile\/dashboard/)
  return { person, own: { email, password }, trip }
}

describe.skipIf(lacks('offline')).each(widths)('offline trips, at %d px', (width) => {
  it('[ACC-251] a visitor reads a dated copy of their booking, a checkout is never cached, and a button deletes the copy', async () => {
    const { site } = inject('urls')
    const person = await withWorker(width)
    const { page, context } = person
    const email = `offline-${width}-${Date.now()}@example.com`
    await installed(page, site)
    const trip = await bookOnSite(person, email, width > 500 ? 40 : 44)
    await expect.poll(() => cached(page).then((all) => JSON.stringify(all))).toContain(trip)
    const all = await cached(page)
    const names = Object.keys(all)
    expect(names.sort()).toEqual([expect.stringMatching(/^staykit-page-/), 'staykit-trips-1'])
    const paths = Object.values(all).flatMap((entries) => Object.keys(entries))
    expect(
      paths.filter((path) => !/^\/(offline|kept-trips\.json|_astro\/.+|favicon\.svg)$/.test(path)),
    ).toEqual([])
    const text = JSON.stringify(all)
    for (const secret of [email, '4242', 'capability', 'Okafor']) expect(text).not.toContain(secret)
    const offline = await offlineAt(person, `${site}/checkout/confirmation`)
    const row = offline.locator('.trip')
    await row.getByText(trip).waitFor()
    expect(await page.locator('stay-checkout').count()).toBe(0)
    const rowText = await row.innerText()
    for (const part of [
      'The Free Cancellation',
      'Testville',
      'Check-in',
      'Check-out',
      'Guests\n2',
      'Rooms\n1',
    ])
      expect(rowText).toContain(part)
    expect(rowText).toMatch(new RegExp(`A copy of .*${new Date().getFullYear()}.*\\. It does not show`))
    await accessible(page, 'offline trips')
    const deletion = offline.getByRole('button', { name: 'Delete these copies from this device' })
    await deletion.click()
    // There is nothing to delete.
    await deletion.waitFor({ state: 'hidden' })
    await offline.locator('[data-none]').waitFor()
    expect(await offline.locator('.trip').count()).toBe(0)
    // Online again, the page of the booking opens, and the worker caches a copy.
    expect(JSON.stringify(await cached(page))).not.toContain(trip)
    await context.setOffline(false)
    await page.locator('header.top').waitFor()
    await person.close()
  })

  it('[ACC-252] a member reads their trips, with those that they booked before the login, until they log out', async () => {
    const { site } = inject('urls')
    const { person, trip } = await memberWithTrip(width, width > 500 ? 48 : 52)
    const { page, context } = person
    expect(await cachedTrips(page)).toMatchObject({ memberId: expect.any(String), trips: [{ number: trip }] })
    await page.goto(`${site}/profile/trips`)
    const online = page.locator('stay-trips [part~=trip]').filter({ hasText: trip })
    await online.waitFor()
    const offline = await offlineAt(person, `${site}/profile/trips`)
    await offline.locator('.trip').getByText(trip).waitFor()
    await context.setOffline(false)
    await online.waitFor()
    await logOut(person)
    await expect.poll(() => cachedTrips(page)).toBe(undefined)
    await expectNone(person, trip)
    await person.close()
  })

  it('[ACC-252] trips of a member are private: hidden without their session, after the login of another, and after the session ended elsewhere', async () => {
    const { site } = inject('urls')
    const { person, own, trip } = await memberWithTrip(width, width > 500 ? 56 : 60)
    const { page } = person
    const gone = () =>
      expect.poll(async () => JSON.stringify(await cachedTrips(page)) ?? '').not.toContain(trip)
    await page.evaluate(() => localStorage.clear())
    await expectNone(person, trip)

    await seeTrips(person, own, trip)
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${site}/login`)
    await logIn(person, demo)
    await page.waitForURL(/\/profile\/dashboard/)
    await gone()
    await expectNone(person, trip)
    await logOut(person)

    await seeTrips(person, own, trip)
    await endSessions(own)
    await page.goto(`${site}/profile/trips`)
    await page.waitForURL((url) => url.pathname === '/login')
    await gone()
    await person.close()
  })
})
