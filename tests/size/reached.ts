import { npmFigures } from './bundlers.ts'
import { sizes } from './chunks.ts'
import { type Download, downloads, journey, type Load } from './downloads.ts'
import { figureOf, JOURNEY_BYTES, JOURNEY_REQUESTS, SCRIPT_RATIO, THREAD_RATIO } from './figure-names.ts'
import { scriptRatio } from './script-time.ts'

const loadFigures = (page: string, part: 'all' | 'first', load: Load | undefined) =>
  load
    ? { [figureOf(page, part, 'bytes')]: load.bytes, [figureOf(page, part, 'requests')]: load.requests }
    : {}

/** The figures of pages by name. */
export function downloadFigures(found: Readonly<Record<string, Download>>): Record<string, number> {
  const figures = Object.entries(found).map(([page, { all, first }]) => ({
    ...loadFigures(page, 'all', all),
    ...loadFigures(page, 'first', first),
  }))
  return Object.assign({}, ...figures)
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** The search box over the floor, measured in turn. */
export async function ratioFigures(): Promise<Record<string, number>> {
  const { script, tasks } = await scriptRatio()
  return { [SCRIPT_RATIO]: hundredths(script), [THREAD_RATIO]: hundredths(tasks) }
}

/** Everything that has a tripwire, as it is now; needs a build and a browser. */
export async function reached(): Promise<Record<string, number>> {
  const { bytes, requests } = await journey()
  return {
    ...sizes(),
    ...downloadFigures(await downloads()),
    [JOURNEY_BYTES]: bytes,
    [JOURNEY_REQUESTS]: requests,
    ...(await npmFigures()),
    ...(await ratioFigures()),
  }
}
