import type { Page, Request } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { adminToken } from './product.ts'
import { book, expectNoTrouble, search } from './story.ts'
import { closeBrowser, day, type Traveller, traveller, violations, widths } from './traveller.ts'

afterAll(closeBrowser)

/** The member of every fresh database. */
const demo = { email: 'demo@staykit.test', password: 'Demo-Pass1!' }
const question = (page: Page) => page.getByRole('region', { name: 'Analytics' })
const site = (path = '/') => inject('urls').site + path
/** So long nothing is sent that was to be sent. */
const QUIET_MS = 700

interface Visitor extends Traveller {
  /** Names that were sent, in order. */
  readonly told: string[]
  readonly requests: Request[]
}

/** Somebody who has not been asked. */
async function visitor(width = 1280): Promise<Visitor> {
  const person = await traveller(width)
  await person.context.clearCookies()
  const requests: Request[] = []
  const told: string[] = []
  person.page.on('request', (request) => {
    if (!request.url().includes('/api/analytics')) return
    requests.push(request)
    told.push((request.postDataJSON() as { name: string }).name)
  })
  return { ...person, requests, told }
}

async function answered(page: Page, answer: 'Accept' | 'Decline'): Promise<void> {
  await question(page).getByRole('button', { name: answer }).click()
  await question(page).waitFor({ state: 'hidden' })
}

async function logIn(page: Page): Promise<void> {
  await page.goto(site('/login'))
  const box = page.locator('stay-login')
  await box.getByLabel('Email', { exact: true }).fill(demo.email)
  await box.getByLabel('Password', { exact: true }).fill(demo.password)
  await box.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === '/profile/dashboard')
}

describe('what is told of visits', () => {
  it('[ACC-219] Home, Login and Profile Main are told by these names, once for each visit, after a yes and not before', async () => {
    const person = await visitor()
    const { page, told, context } = person
    await page.goto(site())
    await question(page).waitFor()
    await page.locator('stay-search [role=combobox]').first().waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(told).toEqual([])
    await answered(page, 'Accept')
    await expect.poll(() => told).toEqual(['Home'])
    await page.locator('stay-search').getByRole('tab', { name: 'Flights' }).click()
    await page.waitForURL((url) => url.pathname === '/flights')
    await logIn(page)
    await page.locator('stay-profile [part=form]').waitFor()
    await expect.poll(() => told).toEqual(['Home', 'Login', 'Profile Main'])
    await page.locator('stay-profile').getByRole('link', { name: 'Trips' }).first().click()
    await expect.poll(() => told.at(-1)).toBe('Profile Trips')
    await page.goto(site())
    await expect.poll(() => told.at(-1)).toBe('Home')
    await page.waitForTimeout(QUIET_MS)
    expect(told).toEqual(['Home', 'Login', 'Profile Main', 'Profile Trips', 'Home'])
    const kept = (await context.cookies()).find(({ name }) => name === 'analytics')
    expect(kept).toMatchObject({ value: 'yes', sameSite: 'Lax' })
    expectNoTrouble(person)
    await person.close()
  })

  it('[ACC-219] a visitor whom the profile sends to the login has visited no profile', async () => {
    const { page, told, close } = await visitor()
    await page.goto(site('/faq'))
    await answered(page, 'Accept')
    await page.goto(site('/profile'))
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => told).toEqual(['Help', 'Login'])
    await close()
  })

  it('after a no nothing is told, and nobody is asked again until they ask themselves', async () => {
    const { page, told, close } = await visitor()
    await page.goto(site())
    await answered(page, 'Decline')
    for (const path of ['/login', '/', '/faq']) {
      await page.goto(site(path))
      await page.waitForTimeout(QUIET_MS)
      expect(await question(page).isVisible(), path).toBe(false)
    }
    expect(told).toEqual([])
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Analytics' })
    await opener.click()
    const button = (name: string) => question(page).getByRole('button', { name })
    expect(await button('Decline').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    await answered(page, 'Accept')
    await expect.poll(() => told).toEqual(['Help'])
    await opener.click()
    await answered(page, 'Decline')
    await page.goto(site())
    await page.waitForTimeout(QUIET_MS)
    expect(told).toEqual(['Help'])
    await close()
  })

  it.each(['doNotTrack', 'globalPrivacyControl'])(
    '%s is a no, whatever was answered before',
    async (wish) => {
      const { page, told, context, close } = await visitor()
      await context.addCookies([{ name: 'analytics', value: 'yes', url: site() }])
      await context.addInitScript((name) => {
        Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
      }, wish)
      await page.goto(site())
      await page.locator('stay-search [role=combobox]').first().waitFor()
      await page.waitForTimeout(QUIET_MS)
      expect(await question(page).isVisible()).toBe(false)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Analytics' }).click()
      await question(page).getByText('Your browser asks not to be tracked, so nothing is counted.').waitFor()
      expect(await question(page).getByRole('button').allTextContents()).toEqual(['Close'])
      await question(page).getByRole('button', { name: 'Close' }).click()
      expect(told).toEqual([])
      await close()
    },
  )
})

/** Counts of the funnel's first table, by stage. */
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

describe('what is told of a journey', () => {
  it('each stage once, of nobody, and on the way to pay to nobody but us; operators see how far people got', async () => {
    const operator = await traveller(390)
    const before = await funnel(operator.page)
    const person = await visitor()
    const { page, told, requests } = person
    const others: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      const { site, api } = inject('urls')
      if (page.url().includes('/checkout') && /^(http|ws)/.test(protocol) && ![site, api].includes(origin))
        others.push(request.url())
    })
    await page.goto(site())
    await answered(page, 'Accept')
    await search(page, 'Lisbon', 20, 23)
    const email = `counted-${Date.now()}@example.com`
    await book(page, email)
    const journey = ['search', 'results', 'hotel', 'offer', 'checkout', 'booked']
    const stages = () => told.filter((name) => name === name.toLowerCase())
    await expect.poll(stages).toEqual(journey)
    await page.reload()
    await page.getByText('Trip number').waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(stages()).toEqual(journey)
    expect(told.filter((name) => !journey.includes(name))).toEqual([
      ...['Home', 'Search', 'Hotel', 'Checkout', 'Checkout'],
    ])
    expect(others).toEqual([])
    for (const request of requests) {
      expect(request.url()).toBe(`${inject('urls').api}/api/analytics/events`)
      expect(Object.keys(request.postDataJSON() as object)).toEqual(['refId', 'name'])
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
    await expect.poll(seen, { timeout: 15_000, interval: 1_000 }).toEqual(one)
    expect(await violations(operator.page)).toEqual([])
    const over = await operator.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    expectNoTrouble(person)
    await Promise.all([person.close(), operator.close()])
  })
})

const stay = [day(10), day(12)].map((date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')).join('/')

/** What has moved on the page by itself, or under the answer. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      Object.assign(globalThis, {
        moved: entries.reduce(
          (sum, { value }) => sum + value,
          (globalThis as unknown as { moved: number }).moved,
        ),
      })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
}

describe.each(widths)('the question at %i px', (width) => {
  it('stands in a corner, moves nothing, covers no main action, and is answered with the keyboard alone', async () => {
    const { page, told, close } = await visitor(width)
    const moved = await watchShifts(page)
    await page.goto(site())
    await question(page).waitFor()
    await page.locator('stay-search [role=combobox]').first().waitFor()
    expect(await violations(page)).toEqual([])
    const box = (await question(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const action = page.locator('stay-search').getByRole('button', { name: 'Search', exact: true }).first()
    const button = (await action.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const apart =
      button.y + button.height <= box.y || button.y >= box.y + box.height || button.x >= box.x + box.width
    expect(apart, JSON.stringify({ box, button })).toBe(true)
    const [no, yes] = await Promise.all(
      ['Decline', 'Accept'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
    )
    expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
    expect(no?.height).toBeGreaterThanOrEqual(44)
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    const seen: (string | undefined)[] = []
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      seen.push(await focused())
    }
    expect(seen).toEqual(['Skip to content', 'Privacy Policy', 'Decline', 'Accept'])
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })
    expect(await focused()).toBe('Skip to content')
    await expect.poll(() => told).toEqual(['Home'])
    await page.waitForTimeout(QUIET_MS)
    expect(await moved()).toBeLessThanOrEqual(0.005)
    await close()
  })

  it('leaves the bar of a hotel free, and is not asked where people pay', async () => {
    const { page, close } = await visitor(width)
    await page.goto(site(`/details/city/9000001/${stay}/1/2/9000001-0`))
    await question(page).waitFor()
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    const bar = page.locator('stay-hotel .buybar')
    if (await bar.isVisible()) {
      const [low, high] = [await question(page).boundingBox(), await bar.boundingBox()]
      expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0)
    }
    await page.goto(site('/checkout/customer'))
    await page.locator('stay-checkout').waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(await question(page).isVisible()).toBe(false)
    await close()
  })

  it.each([
    ['ar', 'إحصاءات الزيارات', 'dark'],
    ['de', 'Besuchsstatistik', 'light'],
  ] as const)('is asked in %s', async (code, name, colorScheme) => {
    const { page, close } = await visitor(width)
    await page.emulateMedia({ colorScheme })
    await page.goto(site(`/faq?lang=${code}`))
    const panel = page.getByRole('region', { name })
    await panel.waitFor()
    expect(await panel.getByRole('button').count()).toBe(2)
    const inner = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(inner).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await close()
  })
})
