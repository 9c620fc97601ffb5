import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { closeBrowser, type Traveller, traveller } from './traveller.ts'

/** A traveller on the reference site, for all tests of a file. */
export interface OnePage {
  readonly person: Traveller
  readonly page: Page
  readonly site: string
}

/** Begins before the first test of the file and ends after its last; returns a function that opens a path of the site. */
export function onePage(onReady: (here: OnePage) => void, width = 1280) {
  let here: OnePage | undefined
  beforeAll(async () => {
    const person = await traveller(width)
    here = { person, page: person.page, site: inject('urls').site }
    onReady(here)
  })
  // Each test reports its own errors.
  beforeEach(() => {
    here?.person.trouble.splice(0)
  })
  afterAll(async () => {
    await here?.person.close()
    await closeBrowser()
  })
  return (path: string) => here?.page.goto(here.site + path)
}
