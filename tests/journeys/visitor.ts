import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { type Traveller, traveller } from './traveller.ts'

export const question = (page: Page) => page.getByRole('region', { name: 'Analytics' })
export const site = (path = '/') => inject('urls').site + path
/** Wait before an event counts as not sent. */
export const QUIET_MS = 700

export interface Visitor extends Traveller {
  /** Names of the sent events, in order, where the driver tells bodies of requests. */
  readonly sent: string[]
}

/** A visitor who has not answered the consent question. */
export async function visitor(width = 1280): Promise<Visitor> {
  const person = await traveller(width)
  await person.context.clearCookies()
  const sent: string[] = []
  person.page.on('request', (request) => {
    if (!request.url().includes('/api/analytics')) return
    sent.push((request.postDataJSON() as { name: string } | null)?.name ?? 'unknown')
  })
  return { ...person, sent }
}

export async function answered(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await question(page).getByRole('button', { name: answer }).click()
  await question(page).waitFor({ state: 'hidden' })
}
