// Browser measurements of the budgets, as ratios within one run: `npm run bench`.
// --rounds N    number of rounds, 9 by default
// --peers DIR   a bench kit (measure.mjs, --extra): measures its peers and our pages in one run
// --net NAME    network for --peers: none, fast4g, slow4g
import { spawn } from 'node:child_process'
import { createReadStream, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { buildPages, pagesFolder, type Target, targets } from './build-pages.ts'
import { probe } from './probe.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    peers: { type: 'string' },
    net: { type: 'string', default: 'none' },
  },
})
const SLOWDOWN = 4
const CLICKS = 10
const SEARCHES = 20
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
}

interface Sample {
  ready: number
  blocked: number
  updates: number[]
}

async function serve() {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(pagesFolder, new URL(url, 'http://x').pathname)
    const file = path.endsWith('/') ? `${path}index.html` : path
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end('{}')
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'text/plain',
      'cache-control': 'no-store',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

async function open(browser: Browser, url: string, target: Target): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(probe, target.ready)
  await page.goto(url)
  await page.waitForFunction(() => benchProbe.report().ready !== undefined)
  return { page, cdp }
}

async function click(page: Page, selector: string): Promise<number> {
  const handle = await page.evaluateHandle((css) => benchProbe.find(css), selector)
  await handle.asElement()?.click()
  await page.waitForFunction(() => benchProbe.report().updated !== undefined)
  await page.waitForTimeout(250)
  return page.evaluate(() => benchProbe.report().updated ?? 0)
}

async function measure(browser: Browser, origin: string, target: Target): Promise<Sample> {
  const { page } = await open(browser, `${origin}/${target.name}/`, target)
  await page.waitForTimeout(1000)
  const { ready, blocked } = await page.evaluate(() => benchProbe.report())
  const updates: number[] = []
  if ('filter' in target) {
    await page.evaluate((list) => benchProbe.watch(list), target.list)
    for (let time = 0; time < CLICKS; time++) updates.push(await click(page, target.filter))
  }
  await page.context().close()
  return { ready: ready ?? 0, blocked, updates }
}

/** Megabytes in use on the results page after searches in twenty places. */
async function heapAfterSearches(browser: Browser, origin: string): Promise<number> {
  const target = targets.find(({ name }) => name === 'stay-results') ?? targets[0]
  const { page, cdp } = await open(browser, `${origin}/${target.name}/`, target)
  for (let place = 2; place < SEARCHES + 2; place++) {
    await page.evaluate(
      (id) => document.querySelector('stay-results')?.setAttribute('location-id', id),
      `${place}`,
    )
    await page.waitForTimeout(150)
  }
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await page.context().close()
  return usedSize / 1e6
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

async function ourPages() {
  const { server, origin } = await serve()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const target of targets) {
      const sample = await measure(browser, origin, target)
      if (round > 0) samples.get(target.name)?.push(sample)
    }
  }
  const heap = await heapAfterSearches(browser, origin)
  await browser.close()
  server.close()
  const of = (name: string, read: (sample: Sample) => number | number[]) =>
    median((samples.get(name) ?? []).flatMap(read))
  const show = (what: string, figure: string, budget: string) =>
    console.log(`${what}: ${figure} (budget ${budget})`)
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const ratio = (a: number, b: number) => `${(a / b).toFixed(2)}× (${ms(a)} over ${ms(b)})`
  console.log(`medians of ${values.rounds} rounds, CPU ${SLOWDOWN}× slower`)
  show(
    'search box ready, over a 1 kB element',
    ratio(
      of('stay-search', (s) => s.ready),
      of('floor', (s) => s.ready),
    ),
    '1.20×',
  )
  show('long tasks until a second after ready', ms(of('stay-search', (s) => s.blocked)), '0 ms')
  show(
    'filter of 1,000 hotels, click to frame, over the same rows',
    ratio(
      of('stay-results', (s) => s.updates),
      of('plain-list', (s) => s.updates),
    ),
    '1.5×',
  )
  show(`heap of a results page after ${SEARCHES} searches`, `${heap.toFixed(1)} MB`, '30 MB')
}

/** Runs our pages among the peers of a kit, which measures and prints them. */
async function besidePeers(folder: string) {
  const file = join(pagesFolder, 'targets.json')
  const extra = targets.map((target) => ({
    name: `staykit-${target.name}`,
    page: `${target.name}/`,
    ready: target.ready,
    ...('filter' in target
      ? {
          group: 'filter',
          interact: { repeat: CLICKS, watch: target.list, steps: [{ do: 'click', on: target.filter }] },
        }
      : {}),
  }))
  writeFileSync(file, JSON.stringify(extra))
  const kit = (...more: string[]) =>
    new Promise((done) =>
      spawn('node', [join(folder, 'measure.mjs'), '--extra', file, '--extra-root', pagesFolder, ...more], {
        stdio: 'inherit',
      }).on('close', done),
    )
  await kit('--runs', String(values.rounds), '--net', values.net)
  await kit('--filter', '--runs', String(values.rounds))
}

await buildPages()
await ourPages()
if (values.peers) await besidePeers(values.peers)
