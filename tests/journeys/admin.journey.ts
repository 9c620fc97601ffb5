import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { adminToken } from './product.ts'
import { expectNoTrouble, search } from './story.ts'
import { closeBrowser, traveller, violations, widths } from './traveller.ts'

afterAll(closeBrowser)

/** A brand's own page, at an origin that is known before the page is. */
async function ownPage() {
  let html = ''
  const server: Server = createServer((_, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Acme</title><link rel="icon" href="data:,"><main><h1>Acme</h1>${html}</main></html>`,
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    paste: (snippet: string) => {
      html = snippet
    },
  }
}

describe.each(widths)('whoever keeps brands, at %i px', (width) => {
  it('adds one, sees it in its colours before saving, pastes its snippet, and reads what its pages did', async () => {
    const person = await traveller(width)
    const { page } = person
    const own = await ownPage()
    await page.goto(`${inject('urls').api}/admin`)
    await page.getByLabel('Token').fill('not the token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Token').fill(adminToken)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('link', { name: 'Add a brand' }).click()
    const name = `Acme ${width}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Support e-mail').fill('help@acme.example')
    await page.getByLabel('Origins').fill(own.origin)
    await page.getByLabel('Colour', { exact: true }).fill('#7c2d12')
    await page.getByLabel('Currency').fill('EUR')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('The brand is added.').waitFor()
    expect(await violations(page)).toEqual([])

    const button = page.frameLocator('[data-preview]').locator('stay-search [part=button]').first()
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect.poll(colour).toBe('rgb(124, 45, 18)')
    await page.getByLabel('Colour', { exact: true }).fill('#123456')
    await expect.poll(colour).toBe('rgb(18, 52, 86)')
    await page.getByLabel('Colour', { exact: true }).fill('no colour')
    await expect.poll(colour).toBe('rgb(124, 45, 18)')

    own.paste((await page.locator('#snippet').textContent()) ?? '')
    const admin = page.url()
    await page.goto(own.origin)
    await search(page, 'Lisbon', 20, 23)
    await page.locator('stay-results [part~=listing]').first().waitFor()
    expect(await page.locator('stay-results [part~=listing]').first().innerText()).toContain('€')

    await expect
      .poll(
        async () => {
          await page.goto(admin)
          return page.locator('.figures dd').first().innerText()
        },
        { timeout: 15_000, interval: 1_000 },
      )
      .not.toBe('0')
    await page.goto(`${inject('urls').api}/admin`)
    expect(await page.getByRole('link', { name }).count()).toBe(1)
    expectNoTrouble(person)
    await person.close()
  })
})
