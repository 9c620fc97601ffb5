import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { cached, installed, offlineAt, renewing, withWorker } from '../installed.ts'
import { expectNoTrouble } from '../story.ts'
import { rateOf } from '../testville.ts'
import { accessible, closeBrowser } from '../traveller.ts'

afterAll(closeBrowser)

describe('the site as an app', () => {
  it('[ACC-248] has a manifest in the language of the page, and icons in the colour of the brand', async ({
    skip,
  }) => {
    skip(lacks('devtools'))
    const { site } = inject('urls')
    const person = await withWorker(390)
    const { page, context } = person
    await installed(page, `${site}/?lang=ar`)
    const devtools = await context.newCDPSession(page)
    const { url, errors, data = '' } = await devtools.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${site}/manifest.webmanifest?lang=ar`, []])
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({
      name: 'Staykit',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0b6b5c',
    })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A private window, as tests use it, installs no site.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const english = await (await fetch(`${site}/manifest.webmanifest`)).json()
    expect([english.lang, english.dir, english.description]).toEqual([
      'en-US',
      'ltr',
      expect.stringContaining('Search, compare all-in prices'),
    ])
    const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#0b6b5c')
    const icons = [...manifest.icons, { src: apple, sizes: '180x180' }] as { src: string; sizes: string }[]
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', '180x180'])
    for (const { src, sizes } of icons) {
      const answer = await fetch(site + src)
      expect(answer.headers.get('content-type')).toBe('image/png')
      const { data: pixels, info } = await sharp(await answer.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(`${info.width}x${info.height}`).toBe(sizes)
      const at = (x: number, y: number) => {
        const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
        return [...pixels.subarray(start, start + 4)]
      }
      expect(at(0.5, 0.08)).toEqual([0x0b, 0x6b, 0x5c, 255])
      // The sign is white; a system crops icons that fill their edges.
      expect(Math.max(...[0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32].map((x) => at(x, 0.6)[0] ?? 0))).toBe(255)
      expect(at(0.001, 0.001)[3]).toBe(/maskable|apple/.test(src) ? 255 : 0)
    }
    expectNoTrouble(person)
    await person.close()
  })

  it('[ACC-249] the worker comes from the site, under a strict policy, requested again at each visit', async () => {
    const { site, partner } = inject('urls')
    const answer = await fetch(`${site}/sw.js`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const policy = (await fetch(site)).headers.get('content-security-policy')
    expect(policy).toContain("worker-src 'self';")
    expect(policy).toContain("manifest-src 'self';")
    expect((await answer.text()).length).toBeLessThan(8_000)
    const person = await withWorker(1280)
    await person.page.goto(partner)
    await person.page.locator('stay-search').getByRole('combobox').waitFor()
    expect(
      await person.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
    // A frame on a partner's page has no worker either.
    await person.page.goto(`${site}/widget`)
    await person.page.locator('stay-search').getByRole('combobox').waitFor()
    expect(
      await person.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
    await person.close()
  })

  it.skipIf(lacks('offline')).each([
    ['en-US', 'ltr', 'us', 'No connection', 'What you can still do'],
    ['ar', 'rtl', 'ar', 'لا يوجد اتصال', 'ما لا يزال بإمكانك فعله'],
  ])(
    '[ACC-250] the offline page replaces a page that does not load and lists what works, in %s',
    async (tag, dir, code, title, still) => {
      const { site } = inject('urls')
      const person = await withWorker(390)
      const { page, context } = person
      // Another language than at the first visit.
      await installed(page, `${site}/?lang=de`)
      await installed(page, `${site}/faq?lang=${code}`)
      await expect.poll(() => cached(page).then((all) => JSON.stringify(all))).toContain(title)
      for (const path of ['/faq', '/search/city/2267057', '/checkout/customer']) {
        const offline = await offlineAt(person, site + path)
        expect(new URL(page.url()).pathname).toBe(path)
        expect(await page.locator('html').getAttribute('lang')).toBe(tag)
        expect(await page.locator('html').getAttribute('dir')).toBe(dir)
        expect(await offline.getByRole('heading').allInnerTexts()).toEqual(
          expect.arrayContaining([title, still]),
        )
        await offline.locator('[data-none]').waitFor()
        await accessible(page, 'offline')
        // Offline the page has its cached styles.
        expect(
          await offline
            .locator('.btn')
            .first()
            .evaluate((link) => getComputedStyle(link).borderRadius),
        ).toBe('10px')
      }
      // Reloads by itself once online.
      await page.goto(`${site}/faq`)
      await context.setOffline(false)
      await page.locator('header.top').waitFor()
      person.trouble.splice(0)
      await person.close()
    },
  )
})

describe('another version of the site', () => {
  it('[ACC-253] its worker takes over at once and deletes the old caches, except during a payment', async ({
    skip,
  }) => {
    skip(lacks('offline'))
    const site = await renewing(inject('urls').site)
    const person = await withWorker(1280)
    const { page, context } = person
    const versions = () => cached(page).then((all) => Object.keys(all))
    const renewed = (to: Page) =>
      to.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await installed(page, site.url)
    const [first = ''] = await versions()
    expect(first).toMatch(/^staykit-page-\w{12}$/)
    const rate = await rateOf('The Free Cancellation', 60)
    await page.goto(`${site.url}/checkout/customer?rate=${encodeURIComponent(rate)}`)
    const name = page.locator('stay-checkout').getByLabel('First name')
    await name.fill('Maya')
    site.renew()
    await renewed(page)
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
    await expect.poll(waits).toBe('installed')
    // Another tab beside the checkout does not change that.
    const beside = await context.newPage()
    await beside.goto(`${site.url}/faq`)
    await beside.waitForTimeout(1_000)
    expect(await waits()).toBe('installed')
    expect(await name.inputValue()).toBe('Maya')
    await beside.close()
    await page.goto(`${site.url}/faq`)
    await expect.poll(versions).toEqual(['staykit-page-newer'])
    const offline = await offlineAt(person, `${site.url}/brands`)
    await offline.getByRole('heading', { name: 'No connection' }).waitFor()
    await person.close()
    site.close()
  })
})
