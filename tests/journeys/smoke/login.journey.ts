import { afterAll, expect, inject, it } from 'vitest'
import { expectNoTrouble, logIn } from '../story.ts'
import { closeBrowser, traveller } from '../traveller.ts'

afterAll(closeBrowser)

it('[ACC-032] [AQ-38] a signed-in member is redirected from the login to the profile, and Back does not return to it', async () => {
  const person = await traveller(1280)
  const { page } = person
  await logIn(page)
  await page.goto(inject('urls').site)
  await page.goto(`${inject('urls').site}/login`)
  await page.waitForURL((url) => url.pathname.startsWith('/profile'))
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/')
  expectNoTrouble(person)
  await person.close()
})
