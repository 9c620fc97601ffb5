import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { brandAnswer } from '../../sdk/src/testing/fake-api.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'

/** The built files of the script. */
export const cdn = fileURLToPath(new URL('../../sdk/dist/cdn/', import.meta.url))
const cors = { 'access-control-allow-origin': '*' }

let browser: Browser | undefined

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

interface Setup {
  /** The script tag, and what else the page has. */
  readonly html: string
  /** A page on one's own machine is looked at, another is not. */
  readonly host?: string
  /** How often the files whose names match fail before they come. */
  readonly failing?: readonly [pattern: RegExp, times: number]
  /** The page's Content-Security-Policy. */
  readonly policy?: string
  readonly brand?: () => { status: number; body: object; readable?: boolean }
  /** What else the API answers, by path. */
  readonly answers?: Readonly<Record<string, object>>
  /** What the script waits for on its way. */
  readonly scriptAfter?: (asked: readonly string[]) => Promise<unknown>
  /** The files whose names match wait for the promise. */
  readonly held?: readonly [pattern: RegExp, until: Promise<void>]
  /** The address of a page that a server of the test has. */
  readonly url?: string
  /** How far the page is when it is handed over; all of it when left out. */
  readonly until?: 'commit' | 'load'
}

/** A page of a partner, whose script comes from another origin; answers what its console says, and what was asked for. */
export async function open({
  html,
  host = 'shop.test',
  failing,
  policy,
  brand,
  answers,
  scriptAfter,
  held,
  url = `http://${host}/`,
  until = 'load',
}: Setup) {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage()
  const said: string[] = []
  const asked: string[] = []
  page.on(
    'console',
    (line) => line.text().startsWith('Staykit') && said.push(`${line.type()} ${line.text()}`),
  )
  page.on('pageerror', ({ message }) => said.push(`uncaught ${message}`))
  let failed = 0
  await page.route('http://cdn.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    if (pathname === '/api/brand') {
      const { status, body, readable = true } = brand?.() ?? { status: 200, body: brandAnswer }
      return route.fulfill({ status, headers: readable ? cors : {}, json: body })
    }
    const answer = answers?.[pathname]
    if (answer)
      return route.fulfill({ headers: { ...cors, 'access-control-allow-headers': '*' }, json: answer })
    if (!pathname.startsWith('/sdk/')) return route.fulfill({ status: 404, headers: cors, json: {} })
    if (held?.[0].test(pathname)) await held[1]
    if (failing?.[0].test(pathname) && failed++ < failing[1]) return route.abort()
    if (pathname.endsWith('/staykit.js')) await scriptAfter?.(asked)
    const body = readFileSync(cdn + pathname.replace(/^\/sdk\/[^/]+\//, ''))
    return route.fulfill({ headers: cors, contentType: 'text/javascript', body })
  })
  await page.route(`http://${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><body>${html}`,
      ...(policy && { headers: { 'content-security-policy': policy } }),
    }),
  )
  await page.goto(url, { waitUntil: until })
  return { page, said, asked }
}

/** The script tag. */
export const tag = (attributes = '', file = 'staykit') =>
  `<script src="http://cdn.test/sdk/v1/${file}.js" data-ref-id="8183" ${attributes}></script>`

/** The file of a chunk, by the name that it has in the build. */
export function chunkFile(name: string): RegExp {
  const { chunks } = JSON.parse(readFileSync(`${cdn}manifest.json`, 'utf8'))
  return new RegExp(`/${chunks[name].fileName}$`)
}
