import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Engine, engines } from '../engines/programs.ts'
import { oddDays } from './odd-days.ts'
import { type Score, vitestScore, webTestRunnerScore } from './scores.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const out = join(root, 'tests/out')

export interface Phase {
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The browsers that it uses; one without them runs in none. */
  readonly engines?: readonly Engine[]
  /** Parses the number of passed tests; a phase without a parser is one check. */
  readonly score?: (text: string) => Score | undefined
}

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const node = (...args: string[]): Phase => ({ command: [process.execPath, ...args] })
const inBrowser = (phase: Phase, engines: readonly Engine[] = ['chromium']): Phase => ({ ...phase, engines })

/** A run of Vitest; `filters` are parts of file names, and options. */
function vitest(name: string, config: string, filters: readonly string[] = []): Phase {
  const file = join(out, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    command: [bin('vitest'), 'run', '--config', config, ...filters, ...reporters],
    score: () => vitestScore(file),
  }
}

const journeys = (name: string, filters: readonly string[], env = {}, engines?: readonly Engine[]) =>
  inBrowser({ ...vitest(name, 'tests/vitest.journeys.config.ts', filters), env }, engines)
const partners = (name: string, filters: readonly string[], env = {}) =>
  inBrowser({ ...vitest(name, 'tests/vitest.partners.config.ts', filters), env })
const elements = (env: Readonly<Record<string, string>> = {}, engine: Engine = 'chromium'): Phase =>
  inBrowser(
    {
      command: [bin('web-test-runner'), '--config', 'sdk/web-test-runner.config.mjs'],
      env: { ENGINE: engine, ...env },
      score: webTestRunnerScore,
    },
    [engine],
  )

/** Fault tests of servers that end in the middle of a booking. */
const interruptions = 'tests/faults/{kill,interrupted}.test.ts'

/** A phase on a clock that is so many days ahead. */
const later = (days: number, phase: Phase): Phase => ({
  ...phase,
  command: [...node('tests/run/days-later.ts', String(days)).command, ...phase.command],
})

const smokeOn = [...oddDays()].map(
  ([name, days]) => [`smoke on ${name}`, later(days, journeys(`days-${days}`, ['journeys/smoke/']))] as const,
)

export const phases: Readonly<Record<string, Phase>> = {
  lint: { command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  build: node('scripts/build.ts'),
  types: node('node_modules/typescript-native/bin/tsc', '--noEmit'),
  'types of examples': node('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'examples'),
  'types of pages': { command: [bin('astro'), 'check', '--root', 'site'] },
  unit: vitest('unit', 'tests/vitest.unit.config.ts'),
  server: vitest('server', 'packages/server/vitest.config.ts'),
  elements: elements({ ELEMENTS: 'rest' }),
  'rules of elements': elements({ ELEMENTS: 'rules' }),
  faults: vitest('faults', 'tests/vitest.faults.config.ts', ['--exclude', interruptions]),
  smoke: journeys('smoke', ['journeys/smoke/'], {}, engines),
  full: journeys('full', ['journeys/full/'], {}, engines),
  'elements in Firefox': elements({ ELEMENTS: 'sample' }, 'firefox'),
  'elements in WebKit': elements({ ELEMENTS: 'sample' }, 'webkit'),
  interruptions: vitest('interruptions', 'tests/vitest.faults.config.ts', [
    'faults/kill.test',
    'faults/interrupted.test',
  ]),
  partners: partners('partners', ['--exclude', 'tests/partners/nightly/**']),
  operations: inBrowser(vitest('operations', 'tests/vitest.operations.config.ts')),
  react: elements({ ELEMENTS: 'react', STAY_REACT: '1' }),

  'all elements in Firefox': elements({}, 'firefox'),
  'all elements in WebKit': elements({}, 'webkit'),
  'all journeys in Firefox': journeys('firefox', ['tests/journeys/'], { EVERY_JOURNEY: '1' }, ['firefox']),
  'all journeys in WebKit': journeys('webkit', ['tests/journeys/'], {}, ['webkit']),
  'nightly journeys': journeys('nightly-journeys', ['journeys/nightly/']),
  'desktop journeys': journeys('desktop', ['journeys/smoke/', 'journeys/full/', '-t', 'at 1280 px'], {
    WIDTH: '1280',
  }),
  ...Object.fromEntries(smokeOn),
  crawl: journeys('crawl', ['crawl.journey'], { CRAWL: 'all' }),
  pseudo: journeys('pseudo', ['tests/pseudo/']),
  frameworks: partners('frameworks', ['partners/nightly/', 'react.partner', 'hostile.partner'], {
    EVERY_VERSION: '1',
    HOSTILE_PAGES: '50',
  }),
  kills: inBrowser({ ...vitest('kills', 'tests/vitest.operations.config.ts'), env: { NIGHTLY: '1' } }),
  'full faults': {
    ...vitest('full-faults', 'tests/vitest.faults.config.ts'),
    env: { FAILOVER_BLOWS: '12', MODEL_RUNS: '300', FUZZ_RUNS: '100', INTERRUPTED_BOOKINGS: '500' },
  },
  canary: vitest('canary', 'tests/vitest.canary.config.ts'),
  enumeration: vitest('enumeration', 'tests/vitest.enumeration.config.ts'),
  fuzz: vitest('fuzz', 'tests/vitest.fuzz.config.ts'),
  occupancies: {
    ...vitest('occupancies', 'packages/server/vitest.config.ts', ['adapters/duffel', 'adapters/liteapi']),
    env: { OCCUPANCY_RUNS: '10000' },
  },
  race: vitest('race', 'tests/vitest.storm.config.ts', ['race.test', 'crowd.test', 'uploads.test']),
  storm: vitest('storm', 'tests/vitest.storm.config.ts', ['storm.test']),
  soak: vitest('soak', 'tests/vitest.storm.config.ts', ['soak.test']),
  mutation: node('tests/mutation/run.ts', 'domain', 'contract'),
  lighthouse: inBrowser(node('tests/lighthouse/run.ts')),
}
