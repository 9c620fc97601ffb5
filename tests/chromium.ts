import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags for a browser that runs as root, without a network or with other browsers. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

function find(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [CHROMIUM, ...onPath, ...fixed].find((path) => path && existsSync(path))
}

/** Returns the path of Chromium; installs it on Debian as root. Throws with instructions otherwise. */
export function chromiumPath(): string {
  const found = find()
  if (found) return found
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (debian) {
    console.log('Installing Chromium from Debian …')
    const run = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run('update')
    run('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  }
  const installed = find()
  if (installed) return installed
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM to its path, and run npm test again.',
  )
}
