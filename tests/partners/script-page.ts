import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { brandAnswer } from '../../sdk/src/testing/fake-api.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { patience } from '../patience.ts'

/** The built files of the script. */
export const cdn = fileURLToPath(new URL('../../sdk/dist/cdn/', import.meta.url))
const cors = { 'access-control-allow-origin': '*' }

let browser: Browser | undefined

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

interface Setup {
  /** The script tag, and other HTML of the page. */
  readonly html: string
  /** The diagnostics run on a local host name and on no other. */
  readonly host?: string
  /** Files with a matching name fail this many times before they load, or while the function says so. */
  readonly failing?: readonly [pattern: RegExp, until: number | (() => boolean)]
  /** The page's Content-Security-Policy. */
  readonly policy?: string
  readonly brand?: () => { status: number; body: object; readable?: boolean }
  /** Scripts of the page's own origin, by path. */
  readonly files?: Readonly<Record<string, string>>
  /** Other answers of the API, by path. */
  readonly answers?: Readonly<Record<string, object>>
  /** Delays the script until the promise settles. */
  readonly scriptAfter?: (requests: readonly string[]) => Promise<unknown>
  /** Delays files with a matching name until the promise settles. */
  readonly held?: readonly [pattern: RegExp, until: Promise<void>]
  /** The address of a page on a server of the test. */
  readonly url?: string
  /** The load state to wait for; complete by default. */
  readonly until?: 'commit' | 'load'
}

/** A partner's page with a script of another origin; returns the page, its console lines and its requests. */
export async function open({
  html,
  host = 'shop.test',
  failing,
  policy,
  brand,
  files,
  answers,
  scriptAfter,
  held,
  url = `http://${host}/`,
  until = 'load',
}: Setup) {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage()
  page.setDefaultTimeout(patience(45))
  const messages: string[] = []
  const requests: string[] = []
  page.on(
    'console',
    (line) => line.text().startsWith('Staykit') && messages.push(`${line.type()} ${line.text()}`),
  )
  page.on('pageerror', ({ message }) => messages.push(`uncaught ${message}`))
  let failed = 0
  const fails = (path: string) => {
    const [pattern, until] = failing ?? []
    if (!pattern?.test(path) || until === undefined) return false
    return typeof until === 'number' ? failed++ < until : until()
  }
  await page.route('http://cdn.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    requests.push(pathname)
    if (pathname === '/api/brand') {
      const { status, body, readable = true } = brand?.() ?? { status: 200, body: brandAnswer }
      return route.fulfill({ status, headers: readable ? cors : {}, json: body })
    }
    const answer = answers?.[pathname]
    if (answer)
      return route.fulfill({ headers: { ...cors, 'access-control-allow-headers': '*' }, json: answer })
    if (!pathname.startsWith('/sdk/')) return route.fulfill({ status: 404, headers: cors, json: {} })
    if (held?.[0].test(pathname)) await held[1]
    if (fails(pathname)) return route.abort()
    if (pathname.endsWith('/staykit.js')) await scriptAfter?.(requests)
    const body = readFileSync(cdn + pathname.replace(/^\/sdk\/[^/]+\//, ''))
    return route.fulfill({ headers: cors, contentType: 'text/javascript', body })
  })
  await page.route(`http://${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = files?.[pathname]
    if (file) return route.fulfill({ contentType: 'text/javascript', body: file })
    if (pathname !== '/') return route.fulfill({ status: 404, body: '' })
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><body>${html}`,
      ...(policy && { headers: { 'content-security-policy': policy } }),
    })
  })
  await page.goto(url, { waitUntil: until })
  return { page, messages, requests }
}

/** The script tag. */
export const tag = (attributes = '', file = 'staykit') =>
  `<script src="http://cdn.test/sdk/v1/${file}.js" data-ref-id="8183" ${attributes}></script>`

/** The file of a chunk, by its name in the build. */
export function chunkFile(name: string): RegExp {
  const { chunks } = JSON.parse(readFileSync(`${cdn}manifest.json`, 'utf8'))
  return new RegExp(`/${chunks[name].fileName}$`)
}
