import { afterAll, expect, it } from 'vitest'
import { pageWith } from '../partner-page.ts'
import { expectNoTrouble, search } from '../story.ts'
import { closeBrowser, traveller } from '../traveller.ts'

afterAll(closeBrowser)

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

// Headers that OpenTelemetry's fetch instrumentation adds, with an existing baggage.
const html = `<script>
  const own = window.fetch
  window.fetch = (url, init = {}) => own(url, { ...init, headers: { ...init.headers,
    traceparent: '00-${TRACE}-00f067aa0ba902b7-01', tracestate: 'vendor=1', baggage: 'plan=a' } })
</script>
<script async src="http://localhost:8787/sdk/v1/staykit.js" data-ref-id="8183"></script><stay-booking></stay-booking>`

it('the tracer of a page may add headers to the calls of the elements, from another origin', async () => {
  const person = await traveller(1280)
  const { page } = person
  const marked = new Set<string>()
  page.on('request', (request) => {
    if (request.headers().traceparent?.includes(TRACE)) marked.add(new URL(request.url()).pathname)
  })
  await page.goto(await pageWith(html))
  await search(page, 'Lisbon', 20, 23)
  await page.locator('stay-results [part~=listing] .h4').first().waitFor()
  expect([...marked]).toContain('/travel/hotels/search/')
  expectNoTrouble(person)
  await person.close()
})
