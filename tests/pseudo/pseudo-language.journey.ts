import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../journeys/product.ts'
import { bothWidths, closeBrowser, traveller } from '../journeys/traveller.ts'
import { patience } from '../patience.ts'
import { book, logIn, lookUp, mails, names, pages, search, stay } from './steps.ts'
import { languages } from './tags.ts'
import { pseudoTree } from './tree.ts'
import { Walker } from './walker.ts'

/** Building a copy of the product takes as long as building the product. */
const BUILD_MS = patience(900)

let product: Product
beforeAll(async () => {
  product = await pseudoProduct()
}, BUILD_MS)
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
})

/** Uses a running product, if there is one (`npm run pseudo` prints its address). */
async function pseudoProduct(): Promise<Product> {
  const [api, site] = process.env.PSEUDO_AT?.split(',') ?? []
  if (api && site) return { urls: { api, site, partner: '' }, stop: async () => {} }
  return startProduct({}, await pseudoTree(), BUILD_MS)
}

describe.each(languages)('a product in $tag', ({ code }) => {
  it.each(bothWidths)(
    'to a visitor at %i px is all translatable, whole, and within the screen',
    { timeout: patience(900) },
    async (width) => {
      const someone = await traveller(width)
      const email = `pseudo-${code}-${width}-${Date.now()}@example.com`
      const walk = new Walker(someone.page, product.urls.site, code, [...names, email])
      for (const path of pages) await walk.visit(path)
      await search(walk)
      await lookUp(walk)
      await book(walk, 40 + (width % 7), email)
      await mails(walk, product.urls.api)
      console.log(`${code} ${width}: ${walk.looked.length} screens`, walk.found)
      expect(walk.found).toEqual([])
      expect(walk.looked.length).toBeGreaterThan(30)
      await someone.close()
    },
  )

  it.each(bothWidths)(
    'translates the pages of a member at %i px, too',
    { timeout: patience(900) },
    async (width) => {
      const someone = await traveller(width)
      const walk = new Walker(someone.page, product.urls.site, code, names)
      await logIn(walk)
      for (const tab of ['dashboard', 'trips', 'rewards', 'payment'])
        await walk.visit(`/profile/${tab}`, 'stay-profile')
      await walk.visit('/profile/wallet', 'stay-wallet')
      for (const path of ['/', '/saved', '/help/review', `/search/city/2267057/${stay(33)}`])
        await walk.visit(path)
      console.log(`${code} ${width}, member: ${walk.looked.length} screens`, walk.found)
      expect(walk.found).toEqual([])
      await someone.close()
    },
  )
})

it('finds every text in English (control)', async () => {
  const someone = await traveller(1280)
  const walk = new Walker(someone.page, product.urls.site, 'us', names)
  await walk.visit('/')
  expect(walk.found.length).toBeGreaterThan(20)
  await someone.close()
})
