import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it, type TestContext } from 'vitest'
import { pageWith } from '../partner-page.ts'
import { bookRoom, fillCustomer, onChain, quoteAfter, signInNew, total } from '../payments.ts'
import { expectNoTrouble } from '../story.ts'
import { rateOf } from '../testville.ts'
import { closeBrowser, traveller } from '../traveller.ts'

const HOTEL = 'The Free Cancellation'

afterAll(closeBrowser)

/** Opens the payment of a room for a member, on a partner's page with the single file; `pay` is the part of the method. */
async function paysBy(
  method: 'Wallet' | 'Bitcoin',
  inDays: number,
  onFinished: TestContext['onTestFinished'],
  pay: (page: Page) => Promise<void>,
): Promise<void> {
  const person = await traveller(1280, onFinished)
  const { context, page } = person
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const email = `single-${method.toLowerCase()}-${Date.now()}@example.com`
  await fillCustomer(context, email)
  await signInNew(context, page, email)
  const address = await pageWith(
    `<script src="http://localhost:8787/sdk/v1/staykit-all.js" data-ref-id="8183"></script>
    <stay-checkout section="billing" pm="${method}" rate="${await rateOf(HOTEL, inDays)}"></stay-checkout>`,
  )
  await page.goto(address)
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor()
  const price = await total(page)
  await pay(page)
  await page.getByText('Trip number').waitFor()
  expect(price).toBeTruthy()
  expect(await total(page)).toBe(price)
  expect(files.filter((path) => path.startsWith('/sdk/'))).toEqual(['/sdk/v1/staykit-all.js'])
  expectNoTrouble(person)
  await person.close()
}

describe('a member on a page with the single file', () => {
  it('pays by wallet', async ({ onTestFinished }) => {
    await paysBy('Wallet', 130, onTestFinished, async (page) => {
      await page.getByRole('checkbox', { name: /^BTC/ }).check()
      await bookRoom(page)
    })
  })

  it('pays by bitcoin, once the transfer has arrived', async ({ onTestFinished }) => {
    await paysBy('Bitcoin', 134, onTestFinished, async (page) => {
      const source = await quoteAfter(page, () => bookRoom(page))
      await onChain(page, source, 'half')
      await page.getByText(/BTC has arrived/).waitFor()
      await onChain(page, source, 'rest')
    })
  })
})
