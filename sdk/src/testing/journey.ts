import {
  address,
  cardFrame,
  checkoutAnswers,
  contact,
} from '../elements/stay-checkout/testing/checkout-page.ts'
import { choose } from '../elements/stay-search/testing/search-page.ts'
import { defineStay } from '../entries/define-stay.ts'
import { configure } from '../runtime/settings.ts'
import { fakeApi } from './fake-api.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from './hotels.ts'
import { mount, siteRoutes, type } from './page.ts'
import { inDays, places } from './places.ts'
import { eventually } from './wait.ts'

/** The address of this module, for another page that loads it. */
export const here = import.meta.url

type Box = ReturnType<typeof mount>

/** Opens a page of the journey with one element. */
function open(path: string, tag: string, attributes: Readonly<Record<string, string>> = {}): Box {
  document.body.replaceChildren()
  history.replaceState(null, '', path)
  return mount(tag, attributes)
}

async function fill(box: Box, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    type(await box.find<HTMLInputElement>(`[name=${name}]`), value)
}

async function search() {
  const box = open('/', 'stay-search')
  await choose(box, 'Lis', /Lisbon/)
  ;(await box.button(/Check-in/)).click()
  for (const days of [30, 33]) (await box.find(`[data-date="${inDays(days).date}"]`)).click()
  await eventually(() => {
    const { href } = box.root.querySelector<HTMLAnchorElement>('a[part=button]') ?? {}
    return href?.includes(inDays(30).url) && href.includes(inDays(33).url)
  })
}

const stay = `city/800/${inDays(30).url}/${inDays(33).url}/1/2`

async function results() {
  const box = open(`/search/${stay}`, 'stay-results')
  await box.find('.listing .h4')
  ;(await box.button('Filters')).click()
  ;(await box.find('.drawer input[type=checkbox]')).click()
  await eventually(() => location.search.length > 1)
}

async function hotel() {
  const box = open(`/details/${stay}/800-0`, 'stay-hotel')
  const left = eventually(() => leaving === 'checkout')
  ;(await box.find('[part~=book]')).click()
  await left
}

async function checkout() {
  const box = open('/checkout/customer?rate=bundle-1', 'stay-checkout')
  await fill(box, contact)
  ;(await box.button('Continue')).click()
  const card = await cardFrame(box.element)
  await fill(box, address)
  ;(await box.button(/^Book Room/)).click()
  await card.pays()
  await box.says('ST-ABCD-EFGH-JKMN')
}

async function login() {
  const box = open('/login', 'stay-login', { next: '/account' })
  await fill(box, { username: 'maya@example.com', password: 'a long secret' })
  const isIn = new Promise((done) => addEventListener('stay-login', done, { once: true }))
  ;(await box.find('form [type=submit]')).click()
  await isIn
}

let leaving = ''

/** Searches, books and logs in on this page. Throws when a step is not possible. */
export async function takeJourney(): Promise<void> {
  addEventListener('stay-navigate', (event) => {
    event.preventDefault()
    leaving = (event as CustomEvent<{ to: string }>).detail.to
  })
  configure(siteRoutes)
  fakeApi({
    ...checkoutAnswers,
    '/locations/search': () => ({ locations: places }),
    '/hotels/search/': (body) => searchAnswer(47, body as { from: number; to: number }),
    '/hotels/rates/': () => ({ rates }),
    '/hotels': () => ({ hotel: hotelNumber(0) }),
    '/hotels/reviews': ({ from }) => reviewsAnswer(3, Number(from)),
    '/auth/sign-in': () => ({
      ...{ accessToken: 'access', expiresIn: 900, refreshToken: 'next' },
      ...{ identityID: 'u1', email: 'maya@example.com' },
    }),
    '/profile/users/u1': () => ({
      data: { customer: { id: 'u1', email: 'maya@example.com' }, cardList: [] },
    }),
  })
  await defineStay()
  for (const step of [search, results, hotel, checkout, login])
    await step().catch((problem: unknown) => {
      throw new Error(`${step.name}: ${problem instanceof Error ? problem.message : problem}`)
    })
}
