import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromeLauncher } from '@web/test-runner-chrome'
import { forcedColors } from './build/plugins/forced-colors.ts'
import { bundleTests } from './build/plugins/test-bundle.ts'

const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)
const flags =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
// Effects, scrolls and toggles wait for frames, and a page that has another in front of it draws none.
const frames = '--disable-backgrounding-occluded-windows --disable-renderer-backgrounding'

/** Pages run side by side: each has storage and cookies of its own, and the focus. */
async function pageOfItsOwn({ browser }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const devtools = await page.createCDPSession()
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

const source = fileURLToPath(new URL('./src/', import.meta.url))
// All run on the shim, as the CDN's pages do. On the real React, as npm users have it: what exercises React itself most, and
// every element by its main story.
const files =
  process.env.STAY_REACT === '1'
    ? [
        `${source}{runtime,elements,ui}/*.test.tsx`,
        ...readdirSync(`${source}elements`)
          .map((tag) => `${source}elements/${tag}/${tag}.test.tsx`)
          .filter((file) => existsSync(file)),
        `${source}elements/stay-checkout/{booking,payment}/*.test.tsx`,
      ]
    : `${source}**/*.test.tsx`

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
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath, args: ['--no-sandbox', ...flags.split(' '), ...frames.split(' ')] },
      createPage: pageOfItsOwn,
    }),
  ],
  // A test mostly waits for timers and frames.
  concurrency: 4,
  plugins: [bundleTests(), forcedColors()],
  testRunnerHtml: (testFramework) => `<!doctype html>
<html><head>${startAtNoon}${process.env.STAY_REACT === '1' ? failOnWarnings : ''}</head>
<body><script type="module" src="${testFramework}"></script></body></html>`,
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 240_000,
}
