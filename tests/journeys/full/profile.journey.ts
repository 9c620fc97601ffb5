import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { expectNoTrouble, started } from '../story.ts'
import { closeBrowser, day, type Traveller, traveller, violations, widths } from '../traveller.ts'

/** The member of every fresh database. */
const demo = { email: 'demo@staykit.test', password: 'Demo-Pass1!' }

afterAll(closeBrowser)

async function logIn(page: Page): Promise<void> {
  const box = page.locator('stay-login')
  await box.getByLabel('Email', { exact: true }).fill(demo.email)
  await box.getByLabel('Password', { exact: true }).fill(demo.password)
  await box.getByRole('button', { name: 'Log In', exact: true }).last().click()
}

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const profile = (page: Page) => page.locator('stay-profile')

async function saveInfo({ page }: Traveller, city: string): Promise<void> {
  const form = profile(page).locator('[part=form]')
  await form.getByLabel('City').fill(city)
  await form.getByLabel('Month').selectOption('3')
  await form.getByLabel('Day').selectOption('9')
  await form.getByLabel('Year').selectOption('1980')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => form.getByLabel('City').inputValue()).toBe(city)
  expect(await form.locator('[name=birthday]').inputValue()).toBe('1980-03-09')
}

async function choosePicture({ page }: Traveller): Promise<void> {
  const create = { width: 640, height: 480, channels: 3, background: '#b4471b' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await profile(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const picture = profile(page).locator('[part=hero] img')
  await picture.waitFor()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(512)
}

const search = () => {
  const usDate = (date: string) => `${date.slice(5)}-${date.slice(0, 4)}`
  return `${inject('urls').site}/search/city/2267057/${usDate(day(30))}/${usDate(day(32))}/1/2`
}

/** The built chunk of the member's preferences. */
function likesChunk(): string {
  const manifest = new URL('../../../sdk/dist/cdn/manifest.json', import.meta.url)
  return JSON.parse(readFileSync(manifest, 'utf8')).chunks.likes.fileName
}

/** A search starts with the member's preferences; a click clears them for it, also after a reload. */
async function useLikes({ page }: Traveller): Promise<void> {
  const code: string[] = []
  page.on('request', (request) => request.url().includes(likesChunk()) && code.push(request.url()))
  const likes = profile(page).locator('[part=preferences]')
  const five = likes.getByLabel('5 stars')
  if (!(await five.isChecked())) {
    await five.check()
    await likes.getByText('Saved', { exact: true }).waitFor()
  }
  await page.goto(search())
  const strip = page.locator('stay-results [part=likes]')
  await strip.getByText('Your preferences', { exact: true }).waitFor()
  const stars = () => new URL(page.url()).searchParams.get('stars')
  expect(stars()).toBe('5')
  await page.locator('stay-results .main[aria-busy=false]').waitFor()
  await started(page, 'stay-search')
  await started(page, 'stay-results')
  expect(await violations(page), 'likes').toEqual([])
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0)
  await strip.getByRole('button', { name: 'Clear preferences' }).click()
  await page.waitForURL(() => stars() === null)
  await page.reload()
  await strip.getByText('Your preferences are off for this search.').waitFor()
  expect(stars()).toBe(null)
  await strip.getByRole('button', { name: 'Use my preferences' }).click()
  await page.waitForURL(() => stars() === '5')
  expect(code.length).toBeGreaterThan(0)
}

describe.each(widths)('a member at %d px', (width) => {
  it('[ACC-067] [ACC-068] [ACC-069] logs in to the requested tab, opens each, and reaches the login after a logout', async () => {
    const person = await traveller(width)
    const { page } = person
    const { site } = inject('urls')
    await page.goto(`${site}/profile/rewards`)
    await at(page, '/login')
    await logIn(page)
    await at(page, '/profile/rewards')
    await page.getByRole('heading', { name: 'Hi Maya!' }).waitFor()
    await page.getByText('Total Points Earned').waitFor()
    await page.frameLocator('stay-profile iframe').getByText('Staykit Rewards').first().waitFor()
    expect(await violations(page), 'rewards').toEqual([])
    const tabs = profile(page).getByRole('navigation')
    for (const [name, path, text] of [
      ['Payment Options', 'payment', 'Enter A New Card'],
      ['Your Trips', 'trips', 'Past Trips'],
      ['Your Profile', 'dashboard', 'Favorite amenities'],
    ] as const) {
      await tabs.getByRole('link', { name }).click()
      await page.getByText(text).waitFor()
      await at(page, `/profile/${path}`)
      expect(await violations(page), path).toEqual([])
      const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0)
    }
    await page.goto(`${site}/profile`)
    await at(page, '/profile/dashboard')
    await page.goto(`${site}/profile/rewards`)
    await page.getByText('Total Points Earned').waitFor()
    if (width < 500) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log Out' }).locator('visible=true').click()
    await at(page, '/login')
    expectNoTrouble(person)
    await person.close()
  })

  it('[ACC-076] stores the profile, a picture, and preferences, which narrow a list', async () => {
    const person = await traveller(width)
    const { page } = person
    await page.goto(`${inject('urls').site}/profile/dashboard`)
    await at(page, '/login')
    await logIn(page)
    await profile(page).getByText('Favorite amenities').waitFor()
    await saveInfo(person, `Lisbon ${width}`)
    await choosePicture(person)
    await useLikes(person)
    expectNoTrouble(person)
    await person.close()
  })

  it('chooses the currency of prices once, and sees it at every login', async () => {
    const { site } = inject('urls')
    const code = (page: Page) => page.locator('header.top [data-currency-code]')
    const choose = async (currency: string) => {
      const { page } = await traveller(width)
      await page.goto(`${site}/profile/dashboard`)
      await at(page, '/login')
      await logIn(page)
      const likes = profile(page).locator('[part=preferences]')
      await likes.getByLabel('Price currency').selectOption(currency)
      await likes.getByText('Saved', { exact: true }).waitFor()
      await expect.poll(() => page.locator('stay-brand').getAttribute('currency')).toBe(currency)
      await page.reload()
      await expect.poll(() => code(page).textContent()).toBe(currency)
    }
    await choose('EUR')
    const other = await traveller(width)
    await other.page.goto(`${site}/login`)
    expect(await code(other.page).textContent()).toBe('USD')
    await logIn(other.page)
    await expect.poll(() => code(other.page).textContent()).toBe('EUR')
    await choose('USD')
    expectNoTrouble(other)
  })

  it('a visitor loads no code of preferences', async () => {
    const person = await traveller(width)
    const { page } = person
    const code: string[] = []
    page.on('request', (request) => request.url().includes(likesChunk()) && code.push(request.url()))
    await page.goto(search())
    // Hearts load last.
    await page.locator('stay-results [part=save]').first().waitFor()
    expect(code).toEqual([])
    await person.close()
  })
})
