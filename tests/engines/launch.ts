import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, firefox, type LaunchOptions, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { patience } from '../patience.ts'
import { currentEngine, enginePath } from './programs.ts'

/** Firefox's files: its driver reports no downloads. */
let downloads: string | undefined

/** Firefox as the distribution ships it, by WebDriver BiDi. A preference replaces what its protocol cannot emulate. */
async function launchFirefox(options: LaunchOptions): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-firefox-'))
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: enginePath('firefox'),
    downloadsPath: folder,
    // Its first start builds caches.
    timeout: patience(150),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // Fields get blur events in a window without the focus.
      'focusmanager.testmode': true,
      // The driver does not notice a page that returns from the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
    },
    ...options,
  })
  downloads = folder
  browser.on('disconnected', () => removeFolder(folder))
  return browser
}

/** Opens the browser of this run's engine. WebKit has no driver of Playwright here: see webkit/page.ts. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return currentEngine() === 'firefox'
    ? launchFirefox(options)
    : chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, ...options })
}

/** Returns the name of the file that arrives after `act`. */
export async function downloadAfter(page: Page, act: () => Promise<void>): Promise<string> {
  if (downloads) {
    const folder = downloads
    const before = new Set(readdirSync(folder))
    const arrived = () => readdirSync(folder).find((name) => !before.has(name) && !name.endsWith('.part'))
    await act()
    await expect.poll(arrived).toBeDefined()
    return arrived() ?? ''
  }
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return download.suggestedFilename()
}
