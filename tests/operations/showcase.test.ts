import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { patience } from '../patience.ts'
import { root } from './live-processes.ts'

/** Runs `npm run showcase` on its own ports and database; returns its page, and the addresses that it prints, by name. */
async function showcase() {
  const database = await testDatabase(3)
  const [api, site, partner] = await Promise.all([freePort(), freePort(), freePort()])
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    LOG_LEVEL: 'fatal',
    STAYKIT_HOME: join(root, '.staykit'),
    DATABASE_URL: database.url,
    ...{ PORT: String(api), SITE_PORT: String(site), PARTNER_PORT: String(partner) },
    ...{ PUBLIC_URL: `http://localhost:${api}`, SITE_URL: `http://localhost:${site}` },
  }
  const child = spawn(process.execPath, [join(root, 'tests/showcase/start.ts')], { env: environment })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
  onTestFinished(async () => {
    await browser.close()
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
    await database.drop()
  })
  await expect.poll(() => output, { timeout: patience(60) }).toContain('External wallet')
  const page = await browser.newPage()
  page.setDefaultTimeout(patience(30))
  const shown = new Map(
    [...output.matchAll(/^ {2}(\S.*?) {2,}(http\S+)/gm)].map(([, name, url]) => [name, url]),
  )
  return { page, open: (name: string) => page.goto(shown.get(name) ?? `about:${name}`) }
}

it('the showcase has a banner, app stores, machine translation, a wallet elsewhere, and logins of other companies', async () => {
  const { page, open } = await showcase()
  await open('Banner, app stores')
  await page.getByText('other companies are stand-ins').waitFor()
  await page.locator('footer a[href$="/google-play"]').waitFor()

  await open('100 languages')
  const heading = page.getByRole('heading', { level: 1 })
  const text = await heading.innerText()
  await page
    .locator('header.top')
    .getByRole('button', { name: /Choose Language/ })
    .click()
  await page.getByRole('button', { name: 'Show All' }).click()
  await page.locator('[data-translate-to=el]').click()
  await heading.getByText(`[el] ${text}`).waitFor()

  await open('Social logins')
  for (const name of ['Google', 'Facebook', 'Apple'])
    await page.getByRole('button', { name: new RegExp(name) }).waitFor()
  await page.getByRole('button', { name: /Google/ }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(/localhost:\d+\/(profile|$)/)
  await page.locator('a[href$="/wallet"]').first().waitFor({ state: 'attached' })

  await open('Platform login')
  await page.getByRole('link', { name: 'Forgot password?' }).waitFor()
})
