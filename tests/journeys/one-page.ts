import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { closeBrowser, type Traveller, traveller } from './traveller.ts'

/** Somebody on the reference site, for all tests of a file. */
export interface OnePage {
  readonly person: Traveller
  readonly page: Page
  readonly site: string
}

/** Begins before the file's first test and ends after its last; answers how a path of the site is opened. */
export function onePage(onReady: (here: OnePage) => void, width = 1280) {
  let here: OnePage | undefined
  beforeAll(async () => {
    const person = await traveller(width)
    here = { person, page: person.page, site: inject('urls').site }
    onReady(here)
  })
  // Each test answers for its own trouble.
  beforeEach(() => {
    here?.person.trouble.splice(0)
  })
  afterAll(async () => {
    await here?.person.close()
    await closeBrowser()
  })
  return (path: string) => here?.page.goto(here.site + path)
}
