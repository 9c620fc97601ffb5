import { defineConfig } from 'vitest/config'
import { type Engine, engines } from './engines/programs.ts'
import { lanes } from './lanes.ts'
import { patience } from './patience.ts'

/**
 * Journeys in Firefox for every change (smoke) and every merge (full): one of each kind. EVERY_JOURNEY=1 runs all, as the night
 * does.
 */
const firefoxSample = [
  'smoke/{main-site,login}',
  'full/{change-dates,children,language-switch,part-of-a-trip,profile,saved}',
]

/** WebKit has a driver of its own, and so journeys of its own. */
const files: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['tests/{journeys,pseudo}/**/*.journey.ts'],
  firefox: process.env.EVERY_JOURNEY
    ? ['tests/journeys/**/*.journey.ts']
    : firefoxSample.map((each) => `tests/journeys/${each}.journey.ts`),
  webkit: ['tests/journeys/**/*.webkit.ts'],
}

const names = (process.env.ENGINES ?? process.env.ENGINE ?? 'chromium').split(',')

const projects = engines
  .filter((engine) => names.includes(engine))
  .map((engine) => ({
    test: {
      name: engine,
      include: [...files[engine]],
      env: { ENGINE: engine },
      expect: { poll: { timeout: patience(30) } },
      testTimeout: patience(300),
      hookTimeout: patience(300),
      maxConcurrency: lanes(5, 1),
    },
  }))

/** Folders of tests/journeys define how often they run: `smoke` with npm test, `full` in CI, `nightly` with npm run nightly. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // The engines share one product.
    globalSetup: ['tests/journeys/product.ts'],
    // On two cores three travellers at a time, each with a browser of their own: a journey mostly waits.
    maxWorkers: lanes(3, 1.5),
    teardownTimeout: patience(60),
    projects,
  },
})
