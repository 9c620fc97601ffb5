import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The engines that tests run in. */
export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/** The engine of this run: ENGINE, or Chromium. */
export function currentEngine(): Engine {
  const { ENGINE = 'chromium' } = process.env
  const engine = engines.find((each) => each === ENGINE)
  if (!engine) throw new Error(`ENGINE is ${ENGINE}; there are ${engines.join(', ')}`)
  return engine
}

interface Program {
  /** Environment variable with the path of the browser. */
  readonly variable: string
  /** Names of the browser or its driver on PATH, the first choice first. */
  readonly names: readonly string[]
  /** Paths outside PATH. */
  readonly paths?: readonly string[]
  /** Files that the driver needs besides. */
  readonly besides?: readonly string[]
  /** The oldest version that its driver speaks with. */
  readonly since?: number
  /** Debian's packages. */
  readonly packages: readonly string[]
}

/** Their letters look alike on every machine, and the scripts under test have glyphs. */
const fonts = ['fonts-liberation', 'fonts-noto-core']

const programs: Readonly<Record<Engine, Program>> = {
  chromium: {
    variable: 'CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: ['chromium', 'fonts-liberation'],
  },
  firefox: {
    variable: 'FIREFOX',
    names: ['firefox-esr', 'firefox'],
    // Playwright asks for network.addDataCollector.
    since: 143,
    packages: ['firefox-esr', ...fonts],
  },
  // WebKitGTK. Its window needs a display, and the mouse and the keys come from the X server.
  webkit: {
    variable: 'WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    besides: [
      '/usr/bin/Xvfb',
      '/usr/bin/xdotool',
      '/usr/bin/import',
      '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
    ],
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'xdotool',
      'imagemagick',
      'python3-gi',
      'gir1.2-webkit2-4.1',
      ...fonts,
    ],
  },
}

function versionOf(path: string): number {
  const printed = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(/\d+/.exec(printed)?.[0])
}

function find(engine: Engine): string | undefined {
  const { variable, names, paths = [], besides = [], since } = programs[engine]
  if (!besides.every((path) => existsSync(path))) return undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [process.env[variable], ...onPath, ...paths].find((path) => path && existsSync(path))
  return found && since && versionOf(found) < since ? undefined : found
}

function installFromDebian(engine: Engine): void {
  console.log(`Installing ${engine} from Debian …`)
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update')
  run('install', '-y', '--no-install-recommends', ...programs[engine].packages)
}

/** Returns the path of an engine's browser or driver; installs it on Debian as root. Throws with instructions otherwise. */
export function enginePath(engine: Engine): string {
  const found = find(engine)
  if (found) return found
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (debian) installFromDebian(engine)
  const installed = find(engine)
  if (installed) return installed
  const { variable, packages, since } = programs[engine]
  throw new Error(
    `No ${engine}${since ? ` of version ${since} or later` : ''} was found. Install Debian's ${packages.join(', ')} or the like, or set ${variable} to its path.`,
  )
}
