import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromeLauncher } from '@web/test-runner-chrome'
import { currentEngine, enginePath } from '../tests/engines/programs.ts'
import { webkitLauncher } from '../tests/engines/webkit/launcher.ts'
import { lanes } from '../tests/lanes.ts'
import { patience } from '../tests/patience.ts'
import { forcedColors } from './build/plugins/forced-colors.ts'
import { bundleTests } from './build/plugins/test-bundle.ts'

const engine = currentEngine()
const flags =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
// Effects, scrolls and toggles wait for frames, and a page that has another in front of it draws none.
const frames = '--disable-backgrounding-occluded-windows --disable-renderer-backgrounding'

/** A page loads as late as this machine lets it. */
async function newPage(context) {
  const page = await context.newPage()
  page.setDefaultNavigationTimeout(patience(120))
  return page
}

/** Pages run side by side: each has storage and cookies of its own, and the focus. */
async function pageOfItsOwn({ browser }) {
  const context = await browser.createBrowserContext()
  const page = await newPage(context)
  const devtools = await page.createCDPSession()
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  // The runner reuses a page for many files. Of 50 entries Chromium drops those first that scripts have pushed.
  page.on('framenavigated', async (frame) => {
    if (frame.url() === 'about:blank') await devtools.send('Page.resetNavigationHistory').catch(() => {})
  })
  return page
}

const launchers = {
  chromium: () =>
    chromeLauncher({
      launchOptions: {
        timeout: patience(120),
        executablePath: enginePath('chromium'),
        args: ['--no-sandbox', ...flags.split(' '), ...frames.split(' ')],
      },
      createPage: pageOfItsOwn,
    }),
  // The launcher's puppeteer speaks WebDriver BiDi with Firefox. Two pages would share its focus.
  firefox: () =>
    chromeLauncher({
      concurrency: 1,
      launchOptions: {
        timeout: patience(150),
        browser: 'firefox',
        executablePath: enginePath('firefox'),
        headless: true,
        args: [],
        extraPrefsFirefox: { 'focusmanager.testmode': true },
      },
      createPage: async ({ browser }) => newPage(await browser.createBrowserContext()),
    }),
  webkit: () => webkitLauncher(lanes(2, 1)),
}

const source = fileURLToPath(new URL('./src/', import.meta.url))
/** Files for an engine besides Chromium at every merge; the night runs all. */
const sample = [
  `${source}{runtime,ui,card-frame,first-html}/**/*.test.tsx`,
  `${source}elements/{stay-search,stay-checkout}/**/*.test.tsx`,
]
/** Each tests one rule on every element, field, layer or feature: many cases, which `npm test` leaves to `.ci/run`. */
const rules = [`${source}{elements,entries,styles}/*.test.tsx`, `${source}page/foreign-texts.test.tsx`]
/** On the real React, as npm users have it: what exercises React itself most, and every element by its main story. */
const react = [
  `${source}{runtime,elements,ui}/*.test.tsx`,
  ...readdirSync(`${source}elements`)
    .map((tag) => `${source}elements/${tag}/${tag}.test.tsx`)
    .filter((file) => existsSync(file)),
  `${source}elements/stay-checkout/{booking,payment}/*.test.tsx`,
]
const all = `${source}**/*.test.tsx`
/** All run on the shim, as the CDN's pages do. */
const files =
  { sample, rules, react, rest: [all, ...rules.map((rule) => `!${rule}`)] }[process.env.ELEMENTS] ?? all

/** On the real React, its warnings (keys, updates during rendering, unknown attributes) fail the test that runs. */
const failOnWarnings = `<script>
  const { error } = console
  console.error = (format, ...values) => {
    error(format, ...values)
    const isWarning = typeof format === 'string' && format.includes('%s') && !format.startsWith('%o')
    if (isWarning) reportError(new Error('React warns: ' + format))
  }
</script>`

/** Each page starts at noon: a test that crosses midnight would find that the dates of its search have passed. */
const startAtNoon = `<script>
  {
    const Real = Date
    const shift = new Real().setHours(12, 0, 0, 0) - Real.now()
    globalThis.Date = class Date extends Real {
      constructor(...values) {
        if (values.length > 0) super(...values)
        else super(Real.now() + shift)
      }
      static now = () => Real.now() + shift
    }
  }
</script>`

export default {
  rootDir: fileURLToPath(new URL('../', import.meta.url)),
  files,
  browsers: [launchers[engine]()],
  // A test mostly waits for timers and frames.
  concurrency: lanes(7, 0.5),
  plugins: [bundleTests(), forcedColors()],
  testRunnerHtml: (testFramework) => `<!doctype html>
<html data-engine="${engine}"><head><script>globalThis.patienceMs = ${patience(20)}</script>${startAtNoon}${process.env.STAY_REACT === '1' ? failOnWarnings : ''}</head>
<body><script type="module" src="${testFramework}"></script></body></html>`,
  testFramework: { config: { timeout: patience(60) } },
  browserStartTimeout: patience(120),
  testsStartTimeout: patience(120),
  testsFinishTimeout: patience(900),
}
