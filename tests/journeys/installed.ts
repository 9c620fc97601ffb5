import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { type Traveller, traveller } from './traveller.ts'

/** A traveller whose browser installs the site's service worker. */
export const withWorker = (width: number): Promise<Traveller> => traveller(width, onTestFinished, 'allow')

/** Opens a page that the service worker controls; the first visit installs it. */
export async function installed(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Returns the content of all caches of the site, by cache name. */
export function cached(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(async () => {
    const all: Record<string, Record<string, string>> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const entries: Record<string, string> = {}
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        entries[new URL(request.url).pathname] = (await answer?.text()) ?? ''
      }
      all[name] = entries
    }
    return all
  })
}

/** Opens an address offline and returns the texts of the offline page. */
export async function offlineAt(person: Traveller, url: string): Promise<ReturnType<Page['locator']>> {
  await person.context.setOffline(true)
  await person.page.goto(url)
  const page = person.page.locator('[data-offline]')
  await page.waitFor()
  return page
}

export interface Renewing {
  readonly url: string
  /** Deploys a new version of the site. */
  renew(): void
  close(): void
}

/** The site behind its own host name, with a replaceable service worker. */
export async function renewing(site: string): Promise<Renewing> {
  let isNew = false
  const server = createServer(async (request, response) => {
    const headers = { cookie: request.headers.cookie ?? '' }
    const answer = await fetch(site + request.url, { headers, redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const skipped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']
    response.writeHead(answer.status, [...answer.headers].filter(([name]) => !skipped.includes(name)).flat())
    const isWorker = request.url === '/sw.js' && isNew
    response.end(isWorker ? body.toString().replace(/"version":"\w+"/, '"version":"newer"') : body)
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => {
      isNew = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
