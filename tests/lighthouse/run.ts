// npm run lighthouse: the mobile preset (a slow phone on slow 4G) on pages of the reference site, in English and in Arabic.
// RUNS=5 and PAGES=home,faq are optional. Lighthouse (100 MB) comes from npm into .staykit, because only this script uses it.
// Lighthouse simulates a slow phone relative to the machine: run it alone, otherwise the performance score is too low.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { record } from '../figures/record.ts'
import { startProduct } from '../journeys/product.ts'

const VERSION = '13.5.0'
const LISBON = '2267057'
const root = fileURLToPath(new URL('../..', import.meta.url))
const home = join(root, `.staykit/lighthouse-${VERSION}`)
const command = join(home, 'node_modules/lighthouse/cli/index.js')
const runs = Number(process.env.RUNS ?? 3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

interface Report {
  readonly categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  readonly audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

function install(): void {
  if (existsSync(command)) return
  console.log(`Installing Lighthouse ${VERSION} …`)
  mkdirSync(home, { recursive: true })
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', home]
  execFileSync('npm', [...args, `lighthouse@${VERSION}`], { stdio: 'inherit' })
}

/** A Chromium of its own: one that Lighthouse starts without a display paints some pictures a second late. */
async function browser(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(chromiumPath(), [...chromiumFlags, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (!port) continue
    child.stderr.resume()
    return {
      port: Number(port),
      async stop() {
        child.kill()
        await closed
      },
    }
  }
  throw new Error('Chromium ended before Lighthouse could connect')
}

async function look(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-lighthouse-'))
  const file = join(folder, 'report.json')
  const { port, stop } = await browser(join(folder, 'profile'))
  try {
    const lighthouseFlags = [`--port=${port}`, '--output=json', `--output-path=${file}`]
    const child = spawn(
      process.execPath,
      [command, url, '--quiet', ...lighthouseFlags, `--only-categories=${categories.join(',')}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    // Lighthouse runs at a lower priority, so that it takes no processor time from the page.
    if (child.pid) setPriority(child.pid, 19)
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    await stop()
    removeFolder(folder)
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const points = (score: number) => Math.round(score * 100)

/** Returns the audits that cost points, each with a short detail. */
function lacking({ categories: judged, audits }: Report): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => judged[name].auditRefs.map(({ id, weight }) => ({ name, id, weight })))
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ name, id }) => `${name}: ${id}, ${audits[id]?.title}`)
}

function addresses(site: string): Record<string, string> {
  const day = (ahead: number) => {
    const [year, month, date] = new Date(Date.now() + ahead * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
    return `${month}-${date}-${year}`
  }
  const stay = `${day(30)}/${day(32)}/1/2`
  return {
    home: site,
    // Pages with dates are not for search engines (robots.txt), so SEO does not count there.
    search: `${site}/search/city/${LISBON}`,
    details: `${site}/details/city/${LISBON}/${stay}/${LISBON}-191`,
    faq: `${site}/faq`,
  }
}

install()
const product = await startProduct()
const figures: Record<string, string> = {}
try {
  const { site } = product.urls
  const pages = Object.entries(addresses(site))
  const pageNames = process.env.PAGES?.split(',')
  for (const [name, url] of pages.filter(([each]) => pageNames?.includes(each) ?? true))
    for (const lang of ['en-US', 'ar']) {
      const page = `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await look(page))
      const [first] = reports
      if (!first) continue
      const scores = categories.map((category) =>
        points(median(reports.map((report) => report.categories[category].score))),
      )
      const shift = Math.max(
        ...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0),
      )
      figures[`${name}, ${lang}`] = `${scores.join(' / ')}, layout shift ${shift.toFixed(3)}`
      console.log(`${name}, ${lang}: ${figures[`${name}, ${lang}`]}`)
      for (const lack of lacking(first)) console.log(`  ${lack}`)
      if (scores.some((score, index) => score < (index === 0 ? 95 : 100)) || shift >= 0.005)
        process.exitCode = 1
    }
} finally {
  await product.stop()
}
if (!process.env.PAGES)
  record('lighthouse', {
    command: 'npm run lighthouse',
    what: `Lighthouse ${VERSION}, mobile preset, medians of ${runs}: performance / accessibility / best practices / SEO (asked: 95 / 100 / 100 / 100).`,
    figures,
  })
