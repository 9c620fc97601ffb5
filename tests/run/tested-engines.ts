import { execFileSync } from 'node:child_process'
import { type Engine, enginePath } from '../engines/programs.ts'
import { record } from '../figures/record.ts'
import type { Score } from './scores.ts'

const titles: Readonly<Record<Engine, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
}

/** The version of an engine's browser, as its program or its Debian package tells it. */
function versionOf(engine: Engine): string {
  const read = (file: string, ...args: string[]) =>
    execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const text =
    engine === 'webkit'
      ? read('dpkg-query', '--status', 'webkit2gtk-driver').replace(/^[\s\S]*\nVersion: /, '')
      : read(enginePath(engine), '--version')
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? ''
}

/** Writes what the night ran in each engine, for the page of browser support. */
export function recordEngines(scores: ReadonlyMap<string, Score>): void {
  const figures: Record<string, string> = {}
  for (const [engine, phase] of [
    ['firefox', 'Firefox'],
    ['webkit', 'WebKit'],
  ] as const) {
    const elements = scores.get(`all elements in ${phase}`)
    const journeys = scores.get(`all journeys in ${phase}`)
    if (!elements || !journeys) continue
    figures[`${titles[engine]} ${versionOf(engine)}`] =
      `${elements.passed.toLocaleString('en')} element tests, ${journeys.passed} journeys`
  }
  if (Object.keys(figures).length === 0) return
  record('engines', {
    command: 'npm run nightly -- engines',
    what: 'Tests that passed in engines besides Chromium.',
    figures,
  })
}
