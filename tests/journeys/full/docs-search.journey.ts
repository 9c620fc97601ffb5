import { afterAll, expect, inject, it } from 'vitest'
import { expectNoTrouble } from '../story.ts'
import { closeBrowser, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

/** What a partner types, and the page that answers. */
const answers: Readonly<Record<string, string>> = {
  analytics: 'data-layer/',
  cancel: 'cancellation/',
  colours: 'look/',
  'content security policy': 'csp/',
  cookies: 'what-is-stored/',
  currency: 'languages/',
  'dark mode': 'look/',
  GDPR: 'what-is-stored/',
  jest: 'unit-tests/',
  localStorage: 'what-is-stored/',
  login: 'elements/stay-login/',
  modal: '',
  origin: 'get-a-ref-id/',
  points: 'loyalty/',
  prefill: '',
  SSR: 'server-rendering/',
  storybook: 'storybook/',
  stripe: 'going-live/',
  'tag manager': 'platforms/',
  vitest: 'unit-tests/',
  WordPress: 'platforms/',
}

it.each(widths)('the search of the docs answers what a partner types, at %i px', async (width) => {
  const docs = `${inject('urls').api}/docs/`
  const person = await traveller(width)
  const { page } = person
  await page.goto(`${docs}csp/`)
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  // Each result loads on its own.
  const first = page.locator('.pagefind-ui__result').first().locator('.pagefind-ui__result-link').first()
  const found: Record<string, string | null> = {}
  for (const words of Object.keys(answers)) {
    await field.fill(words)
    await page.getByText(new RegExp(`^\\d+ results? for ${words}$`)).waitFor()
    found[words] = await first.getAttribute('href')
  }
  const wanted = Object.entries(answers).map(([words, path]) => [words, `/docs/${path}`])
  expect(found).toEqual(Object.fromEntries(wanted))

  // Both kinds of readers look for GTM.
  await field.fill('GTM')
  await page.getByText('2 results for GTM').waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Site builders and bundlers' }).click()
  expect(page.url()).toBe(`${docs}platforms/`)
  expectNoTrouble(person)
  await person.close()
})
