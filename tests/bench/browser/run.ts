// Browser measurements as ratios within one run: `npm run bench`; options.ts has the options.
import { createReadStream, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { readBudgets } from '../../size/budgets.ts'
import { buildPages, pagesFolder, tableFile } from './build-pages.ts'
import { preparedKit, runFilter, runKit } from './kit.ts'
import { readOptions } from './options.ts'
import { probe } from './probe.ts'
import { benchTable, printed } from './table.ts'
import { type ListTarget, type Target, ownTargets as targets } from './targets.ts'

const { rounds, nets, kit } = readOptions()
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

async function measure(browser: Browser, origin: string, target: Target | ListTarget): Promise<Sample> {
  const { page } = await open(browser, `${origin}/${target.page}`, target)
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
  const target = targets.find(({ name }) => name === 'stay-results')
  if (!target) throw new Error('there is no page of results')
  const { page, cdp } = await open(browser, `${origin}/${target.page}`, target)
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
  for (let round = 0; round <= rounds; round++) {
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
  const show = (what: string, figure: string) =>
    console.log(`${what}: ${figure} (budget ${readBudgets().goals[what] ?? 'none'})`)
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const ratio = (a: number, b: number) => `${(a / b).toFixed(2)}× (${ms(a)} over ${ms(b)})`
  console.log(`medians of ${rounds} rounds, CPU ${SLOWDOWN}× slower`)
  show(
    'search box ready, over a 1 kB element',
    ratio(
      of('stay-search', (s) => s.ready),
      of('floor', (s) => s.ready),
    ),
  )
  show('long tasks until a second after ready', ms(of('stay-search', (s) => s.blocked)))
  show(
    'filter of 1,000 hotels, click to frame, over the same rows',
    ratio(
      of('stay-results', (s) => s.updates),
      of('plain-list', (s) => s.updates),
    ),
  )
  show(`heap of a results page after ${SEARCHES} searches`, `${heap.toFixed(1)} MB`)
}

/** Runs our pages among the peers of a kit, prints one table, and leaves it for the record. */
async function besidePeers(folder: string) {
  const runs = await runKit(folder, rounds, nets)
  const figures = await runFilter(folder, rounds)
  const table = benchTable(runs)
  writeFileSync(tableFile, JSON.stringify({ table, figures: { ...figures, rounds } }))
  console.log(
    `\nmedians of ${rounds} rounds, CPU ${SLOWDOWN}× slower; × is over the floor; "ahead" compares the pasted snippet`,
  )
  console.log(printed(table))
}

const prepared = kit && (await preparedKit(kit))
await buildPages()
await ourPages()
if (prepared) await besidePeers(prepared)
