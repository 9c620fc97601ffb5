import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../free-port.ts'
import { siteWith } from '../other-site.ts'
import { closeBrowser, type Traveller, traveller } from '../traveller.ts'

/** The tokens of the elements without a theme, written out. */
const plain = {
  'stay-font': 'Georgia, serif',
  'stay-font-display': 'Georgia, serif',
  'stay-display-weight': '700',
  'stay-display-tracking': '-0.022em',
  'stay-display-scale': '1',
  'stay-radius': '10px',
  'stay-radius-button': '10px',
  'stay-radius-card': '16px',
}

/** The API with other tokens for every brand. */
async function apiWith(tokens: Record<string, string>) {
  const { api } = inject('urls')
  const port = await freePort()
  const server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const part of request) body.push(part as Buffer)
    const answer = await fetch(api + request.url, {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    })
    const text = await answer.text()
    const isBrand = request.url?.startsWith('/api/brand')
    const { brand, ...rest } = isBrand ? JSON.parse(text) : { brand: {} }
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(isBrand ? JSON.stringify({ ...rest, brand: { ...brand, tokens } }) : text)
  }).listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

let person: Traveller
beforeAll(async () => {
  person = await traveller(1280)
})
afterAll(async () => {
  await person.close()
  await closeBrowser()
})

/** How heading, button and search form look, outside and inside of an element. */
async function lookOf(site: string) {
  const { page } = person
  await page.goto(`${site}/`)
  await page.locator('main stay-search').getByRole('combobox').waitFor()
  return page.evaluate(() => {
    const style = (element: Element | null | undefined) => getComputedStyle(element as Element)
    const heading = style(document.querySelector('h1'))
    const root = document.querySelector('main stay-search')?.shadowRoot
    return {
      heading: [heading.fontFamily.split(',')[0], heading.fontWeight],
      radius: style(document.querySelector('.btn')).borderStartStartRadius,
      text: style(root?.querySelector('.sf-v')).fontFamily.split(',')[0],
      button: style(root?.querySelector('[part=button]')).borderStartStartRadius,
    }
  })
}

describe('the voice of the reference site', () => {
  it('has a display face, round buttons and a text font by tokens', async () => {
    expect(await lookOf(inject('urls').site)).toEqual({
      heading: ['"Instrument Serif"', '400'],
      radius: '999px',
      text: '"Instrument Sans"',
      button: '999px',
    })
  })

  it('gives way to the tokens of a brand, in the elements and around them', async () => {
    const api = await apiWith(plain)
    const other = await siteWith({ INTERNAL_API_URL: api.url })
    try {
      expect(await lookOf(other.url)).toEqual({
        heading: ['Georgia', '700'],
        radius: '10px',
        text: 'Georgia',
        button: '10px',
      })
    } finally {
      other.stop()
      api.stop()
    }
  })
})
