import type { Page, Request } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { adminToken } from '../product.ts'
import { book, expectNoTrouble, search } from '../story.ts'
import { closeBrowser, traveller, violations } from '../traveller.ts'
import { answered, QUIET_MS, question, site, visitor } from '../visitor.ts'

afterAll(closeBrowser)

/** The member of every fresh database. */
const demo = { email: 'demo@staykit.test', password: 'Demo-Pass1!' }
async function logIn(page: Page): Promise<void> {
  await page.goto(site('/login'))
  const box = page.locator('stay-login')
  await box.getByLabel('Email', { exact: true }).fill(demo.email)
  await box.getByLabel('Password', { exact: true }).fill(demo.password)
  await box.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === '/profile/dashboard')
}

describe.skipIf(lacks('request bodies'))('analytics of visits', () => {
  it('[ACC-219] Home, Login and Profile Main are sent under these names, once per visit, and only after consent', async () => {
    const person = await visitor()
    const { page, sent, context } = person
    await page.goto(site())
    await question(page).waitFor()
    await page.locator('stay-search [role=combobox]').first().waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(sent).toEqual([])
    await answered(page, 'Yes')
    await expect.poll(() => sent).toEqual(['Home'])
    await page.locator('stay-search').getByRole('tab', { name: 'Flights' }).click()
    await page.waitForURL((url) => url.pathname === '/flights')
    await logIn(page)
    await page.locator('stay-profile [part=form]').waitFor()
    await expect.poll(() => sent).toEqual(['Home', 'Login', 'Profile Main'])
    await page.locator('stay-profile').getByRole('link', { name: 'Trips' }).first().click()
    await expect.poll(() => sent.at(-1)).toBe('Profile Trips')
    await page.goto(site())
    await expect.poll(() => sent.at(-1)).toBe('Home')
    await page.waitForTimeout(QUIET_MS)
    expect(sent).toEqual(['Home', 'Login', 'Profile Main', 'Profile Trips', 'Home'])
    const consentCookie = (await context.cookies()).find(({ name }) => name === 'analytics')
    expect(consentCookie).toMatchObject({ value: 'yes', sameSite: 'Lax' })
    expectNoTrouble(person)
    await person.close()
  })

  it('[ACC-219] a redirect from the profile to the login counts no visit of the profile', async () => {
    const { page, sent, close } = await visitor()
    await page.goto(site('/faq'))
    await answered(page, 'Yes')
    await page.goto(site('/profile'))
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => sent).toEqual(['Help', 'Login'])
    await close()
  })

  it('after a refusal nothing is sent, and the question appears only on request', async () => {
    const { page, sent, close } = await visitor()
    await page.goto(site())
    await answered(page, 'No')
    for (const path of ['/login', '/', '/faq']) {
      await page.goto(site(path))
      await page.waitForTimeout(QUIET_MS)
      expect(await question(page).isVisible(), path).toBe(false)
    }
    expect(sent).toEqual([])
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Analytics' })
    await opener.click()
    const button = (name: string) => question(page).getByRole('button', { name })
    expect(await button('No').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    await answered(page, 'Yes')
    await expect.poll(() => sent).toEqual(['Help'])
    await opener.click()
    await answered(page, 'No')
    await page.goto(site())
    await page.waitForTimeout(QUIET_MS)
    expect(sent).toEqual(['Help'])
    await close()
  })

  it.each(['doNotTrack', 'globalPrivacyControl'])(
    '%s is a no, whatever was answered before',
    async (wish) => {
      const { page, sent, context, close } = await visitor()
      await context.addCookies([{ name: 'analytics', value: 'yes', url: site() }])
      await context.addInitScript((name) => {
        Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
      }, wish)
      await page.goto(site())
      await page.locator('stay-search [role=combobox]').first().waitFor()
      await page.waitForTimeout(QUIET_MS)
      expect(await question(page).isVisible()).toBe(false)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Analytics' }).click()
      await question(page)
        .getByText("Your browser asks not to be tracked, so we don't count your visits.")
        .waitFor()
      expect(await question(page).getByRole('button').allTextContents()).toEqual(['Close'])
      await question(page).getByRole('button', { name: 'Close' }).click()
      expect(sent).toEqual([])
      await close()
    },
  )
})

/** Returns the counts of the first funnel table, by stage. */
async function funnel(page: Page): Promise<Record<string, number>> {
  await page.goto(`${inject('urls').api}/admin/funnel?brand=8183`)
  if (await page.getByLabel('Token').isVisible()) {
    await page.getByLabel('Token').fill(adminToken)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Funnel' }).click()
    return funnel(page)
  }
  const rows = await page.locator('main section').first().locator('tbody tr').all()
  const pairs = rows.map(async (row) => [
    await row.locator('th').innerText(),
    Number((await row.locator('td').first().innerText()).replace(/\D/g, '')),
  ])
  return Object.fromEntries(await Promise.all(pairs))
}

describe.skipIf(lacks('request bodies'))('analytics of a journey', () => {
  it.each([
    ['Yes', ['Hotel', 'hotel']],
    ['No', ['Hotel']],
  ] as const)('an action before the answer waits for it: %s', async (first, expected) => {
    const { page, sent, close } = await visitor()
    await page.addInitScript(() =>
      document.addEventListener('stay-step', () => document.documentElement.setAttribute('data-step', '')),
    )
    await page.goto(site('/details/9000001-0'))
    await page.locator('[data-step]').waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(sent).toEqual([])
    await answered(page, first)
    if (first === 'No') {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Analytics' }).click()
      await answered(page, 'Yes')
    }
    await expect.poll(() => sent).toEqual(expected)
    await page.waitForTimeout(QUIET_MS)
    expect(sent).toEqual(expected)
    await close()
  })

  it('each stage is sent once, without personal data, and on payment pages to the operator only; the admin page shows the funnel', async () => {
    const operator = await traveller(390)
    const before = await funnel(operator.page)
    const person = await visitor()
    const { page, sent } = person
    const others: string[] = []
    // The headers of a request that outlives its page are never known.
    const finished: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/analytics')) finished.push(request)
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      const { site, api } = inject('urls')
      if (page.url().includes('/checkout') && /^(http|ws)/.test(protocol) && ![site, api].includes(origin))
        others.push(request.url())
    })
    await page.goto(site())
    await answered(page, 'Yes')
    await search(page, 'Lisbon', 20, 23)
    // The server renders the list before the element sends its event.
    await expect.poll(() => sent.at(-1)).toBe('results')
    await page.reload()
    const email = `counted-${Date.now()}@example.com`
    await book(page, email)
    const journey = ['search', 'results', 'hotel', 'offer', 'checkout', 'booked']
    const stages = () => sent.filter((name) => name === name.toLowerCase())
    await expect.poll(stages).toEqual(journey)
    await page.reload()
    await page.getByText('Trip number').waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(stages()).toEqual(journey)
    expect(sent.filter((name) => !journey.includes(name))).toEqual([
      ...['Home', 'Search', 'Search', 'Hotel', 'Checkout', 'Checkout'],
    ])
    expect(others).toEqual([])
    const bodies = () => finished.map((request) => request.postDataJSON() as { refId: string; name: string })
    await expect
      .poll(() => bodies().map(({ name }) => name))
      .toEqual(expect.arrayContaining(['Home', 'booked']))
    for (const body of bodies()) expect(Object.keys(body)).toEqual(['refId', 'name'])
    for (const request of finished) {
      expect(request.url()).toBe(`${inject('urls').api}/api/analytics/events`)
      const headers = await request.allHeaders()
      expect([headers.cookie, headers.authorization, headers.referer]).toEqual([
        undefined,
        undefined,
        `${inject('urls').site}/`,
      ])
    }
    const seen = async () => {
      const after = await funnel(operator.page)
      return Object.fromEntries(
        Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
      )
    }
    const one = { Search: 1, Results: 1, Hotel: 1, 'Offer chosen': 1, Checkout: 1, Booked: 1 }
    await expect.poll(seen, { interval: 1_000 }).toEqual(one)
    expect(await violations(operator.page)).toEqual([])
    const over = await operator.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    expectNoTrouble(person)
    await Promise.all([person.close(), operator.close()])
  })
})
