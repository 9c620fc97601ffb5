import type { Page, Request } from 'playwright-core'
import { inject } from 'vitest'
import { type Traveller, traveller } from './traveller.ts'

export const question = (page: Page) => page.getByRole('region', { name: 'Analytics' })
export const site = (path = '/') => inject('urls').site + path
/** Wait before an event counts as not sent. */
export const QUIET_MS = 700

export interface Visitor extends Traveller {
  /** Names of the sent events, in order. */
  readonly sent: string[]
  readonly requests: Request[]
}

/** A visitor who has not answered the consent question. */
export async function visitor(width = 1280): Promise<Visitor> {
  const person = await traveller(width)
  await person.context.clearCookies()
  const requests: Request[] = []
  const sent: string[] = []
  person.page.on('request', (request) => {
    if (!request.url().includes('/api/analytics')) return
    requests.push(request)
    sent.push((request.postDataJSON() as { name: string }).name)
  })
  return { ...person, requests, sent }
}

export async function answered(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await question(page).getByRole('button', { name: answer }).click()
  await question(page).waitFor({ state: 'hidden' })
}
