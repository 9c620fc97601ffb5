import { globSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { expectNoTrouble, openDialog } from '../journeys/story.ts'
import { closeBrowser, day, traveller } from '../journeys/traveller.ts'
import { htmlOf } from './guide.ts'

afterAll(closeBrowser)

const pages = globSync('*.md', { cwd: fileURLToPath(new URL('../../docs/guide', import.meta.url)) }).map(
  (file) => file.replace('.md', ''),
)
/** Placeholder addresses, which cannot be opened. */
const isTried = (html: string) => !html.includes('api.example.com')
const snippets = pages.flatMap((page) =>
  htmlOf(page)
    .filter(isTried)
    .map((html, index) => ({ name: `${page} ${index + 1}`, html })),
)

const usDay = (ahead: number) => day(ahead).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')
/** The page of a search by the templates of a snippet; its first page without any. */
const addressOf = (html: string) =>
  html.includes('"/stays.html?')
    ? `stays.html?type=city&location=9000001&checkIn=${usDay(20)}&checkOut=${usDay(22)}&rooms=1&guests=2`
    : ''

async function pageWith(html: string): Promise<string> {
  // A refId of the reader is replaced with an example's.
  const body = html
    .replaceAll('http://localhost:8787', inject('urls').api)
    .replace('data-ref-id="k7m2x9qd"', 'data-ref-id="8183"')
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><main>${body}</main></html>`
  const server: Server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((done) => server.listen(0, done))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/${addressOf(html)}`
}

describe('snippets of the guide', () => {
  it('number more than five', () => expect(snippets.length).toBeGreaterThan(5))

  it.each(snippets)('$name: every element of it renders without errors', async ({ html }) => {
    const person = await traveller(1280)
    await person.page.goto(await pageWith(html))
    const tags = [...new Set([...html.matchAll(/<(stay-[a-z-]+)/g)].map(([, tag = '']) => tag))]
    for (const tag of tags.filter((one) => !['stay-brand', 'stay-data-layer'].includes(one))) {
      if (html.includes('data-stay-open')) {
        await openDialog(person.page, person.page.locator('[data-stay-open]'))
        continue
      }
      await expect
        .poll(() =>
          person.page
            .locator(tag)
            .first()
            .evaluate((element) => element.shadowRoot?.querySelector('.root')?.childElementCount ?? 0),
        )
        .toBeGreaterThan(0)
    }
    expectNoTrouble(person)
    await person.close()
  })
})
