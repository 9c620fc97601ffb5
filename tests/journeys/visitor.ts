import type { Page, Request } from 'playwright-core'
import { inject } from 'vitest'
import { type Traveller, traveller } from './traveller.ts'

export const question = (page: Page) => page.getByRole('region', { name: 'Analytics' })
export const site = (path = '/') => inject('urls').site + path
/** So long nothing is sent that was to be sent. */
export const QUIET_MS = 700

export interface Visitor extends Traveller {
  /** Names that were sent, in order. */
  readonly told: string[]
  readonly requests: Request[]
}

/** Somebody who has not been asked. */
export async function visitor(width = 1280): Promise<Visitor> {
  const person = await traveller(width)
  await person.context.clearCookies()
  const requests: Request[] = []
  const told: string[] = []
  person.page.on('request', (request) => {
    if (!request.url().includes('/api/analytics')) return
    requests.push(request)
    told.push((request.postDataJSON() as { name: string }).name)
  })
  return { ...person, requests, told }
}

export async function answered(page: Page, answer: 'Accept' | 'Decline'): Promise<void> {
  await question(page).getByRole('button', { name: answer }).click()
  await question(page).waitFor({ state: 'hidden' })
}
