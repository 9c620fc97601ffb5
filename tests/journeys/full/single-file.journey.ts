import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it, type TestContext } from 'vitest'
import { pageWith } from '../partner-page.ts'
import { bookRoom, knownCustomer, onChain, quoteAfter, signInNew, total } from '../payments.ts'
import { expectNoTrouble } from '../story.ts'
import { rateOf } from '../testville.ts'
import { closeBrowser, traveller } from '../traveller.ts'

const { chunks } = JSON.parse(
  readFileSync(new URL('../../../sdk/dist/cdn/manifest.json', import.meta.url), 'utf8'),
)
const panels = { Wallet: chunks['pay-by-wallet'].fileName, Bitcoin: chunks['bitcoin-panel'].fileName }
const HOTEL = 'The Free Cancellation'

afterAll(closeBrowser)

/** A member at the payment of a room, on a page of somebody else that loads the single file; `pay` does what is theirs. */
async function paysBy(
  method: 'Wallet' | 'Bitcoin',
  inDays: number,
  onFailure: TestContext['onTestFailed'],
  pay: (page: Page) => Promise<void>,
): Promise<void> {
  const person = await traveller(1280, onFailure)
  const { context, page } = person
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const email = `single-${method.toLowerCase()}-${Date.now()}@example.com`
  await knownCustomer(context, email)
  await signInNew(context, page, email)
  const address = await pageWith(
    `<script src="http://localhost:8787/sdk/v1/staykit-all.js" data-ref-id="8183"></script>
    <stay-checkout section="billing" pm="${method}" rate="${await rateOf(HOTEL, inDays)}"></stay-checkout>`,
  )
  await page.goto(address)
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor()
  const shown = await total(page)
  await pay(page)
  await page.getByText('Trip number').waitFor({ timeout: 40_000 })
  expect(shown).toBeTruthy()
  expect(await total(page)).toBe(shown)
  expect(files.some((path) => path.endsWith('/staykit.js'))).toBe(false)
  expect(files.filter((path) => path.endsWith(`/chunks/${panels[method]}`))).toHaveLength(1)
  expectNoTrouble(person)
  await person.close()
}

/** Their panels come from beside the file, by a React of their own: what is chosen there must reach the checkout. */
describe('a member on a page of the single file', () => {
  it('pays by wallet', async ({ onTestFailed }) => {
    await paysBy('Wallet', 130, onTestFailed, async (page) => {
      await page.getByRole('checkbox', { name: /^BTC/ }).check()
      await bookRoom(page)
    })
  })

  it('pays by bitcoin, once the transfer has arrived', async ({ onTestFailed }) => {
    await paysBy('Bitcoin', 134, onTestFailed, async (page) => {
      const source = await quoteAfter(page, () => bookRoom(page))
      await onChain(page, source, 'half')
      await page.getByText(/BTC has arrived/).waitFor()
      await onChain(page, source, 'rest')
    })
  })
})
