import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pasted } from '../bench/browser/snippets.ts'
import { API, type HostPages, hostPages } from './host-page.ts'

const floorScript = readFileSync(
  fileURLToPath(new URL('../bench/browser/pages/floor.js', import.meta.url)),
  'utf8',
)
const pages = {
  floor: { html: `<bench-floor></bench-floor><script>${floorScript}</script>`, ready: 'bench-floor button' },
  search: { html: pasted('stay-search', { api: API }), ready: 'stay-search [role=combobox]' },
}
/** Late tasks count. */
const SETTLE_MS = 800

/** Milliseconds of a page's main thread: of scripts by Chromium's count, and of all tasks, which has code after promises too. */
interface Time {
  readonly script: number
  readonly tasks: number
}

async function timeOf(host: HostPages, { html, ready }: (typeof pages)['floor']): Promise<Time> {
  const { page, cdp } = await host.blank()
  // The thread's own time: other work of the machine hardly changes it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await host.show(page, html, '')
  await page.locator(ready).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const { metrics } = await cdp.send('Performance.getMetrics')
  await page.context().close()
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return { script: of('ScriptDuration'), tasks: of('TaskDuration') }
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/**
 * Time of our search page over that of the floor: the median of so many rounds, each with both pages, since a machine drifts.
 * Medians of 17 rounds stay within 5 % on a busy machine.
 */
export async function scriptRatio(rounds = 17): Promise<Time> {
  const host = await hostPages()
  try {
    const ratios: Time[] = []
    for (let round = 0; round <= rounds; round++) {
      const [floor, search] = [await timeOf(host, pages.floor), await timeOf(host, pages.search)]
      // The first round warms the browser up.
      if (round > 0) ratios.push({ script: search.script / floor.script, tasks: search.tasks / floor.tasks })
    }
    const of = (key: keyof Time) => median(ratios.map((ratio) => ratio[key]))
    return { script: of('script'), tasks: of('tasks') }
  } finally {
    await host.close()
  }
}
