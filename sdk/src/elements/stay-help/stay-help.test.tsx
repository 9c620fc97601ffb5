import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const withBrand = (change: object) => ({ '/brand': () => ({ brand: { ...brandAnswer.brand, ...change } }) })
const partner = { host: 'travel.test', qa: true }

describe('stay-help', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({})
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })

  async function open(attributes: Record<string, string> = {}) {
    const box = mount('stay-help', attributes)
    await box.find('nav a')
    return box
  }
  const linksOf = (box: ReturnType<typeof mount>) =>
    box.all<HTMLAnchorElement>('nav a').map((link) => [link.textContent, link.getAttribute('href')])

  it('[ACC-128] [ACC-129] [AQ-05] [AQ-06] links to the partner with the referral id, and to the pages of this site', async () => {
    api.answer(withBrand({ partner, products: ['hotels', 'flights', 'cars'] }))
    const box = await open({ 'faq-url': '/faq' })
    expect(linksOf(box)).to.deep.equal([
      ['Contact Us', 'https://qa.travel.test/help/?refid=8183'],
      ['Review/Cancel Reservations', '/help/review'],
      ['Review/Cancel Flights', 'https://qa.travel.test/flights/review?refid=8183'],
      ['Review/Cancel Car Rentals', 'https://qa.travel.test/rental_cars/review?refid=8183'],
      ['Frequently Asked Questions', '/faq'],
      ['Privacy Policy', '/help/privacy'],
      ['Terms and Conditions', '/help/terms'],
      ['Search', 'https://qa.travel.test/?refid=8183'],
    ])
  })

  it('shows a mail link without a partner, and no link to a page without an address', async () => {
    api.answer(withBrand({ partner: undefined, products: ['hotels'] }))
    freshPage({ lookupUrl: '/trips/find', termsUrl: undefined, privacyUrl: undefined })
    const box = await open()
    expect(linksOf(box)).to.deep.equal([
      ['Contact Us', `mailto:${brandAnswer.brand.supportEmail}`],
      ['Review/Cancel Reservations', '/trips/find'],
    ])
  })

  it('links to questions and answers if the brand has them, and marks the current page', async () => {
    api.answer(
      withBrand({ links: { faq: '/questions', lookup: '/help/review', terms: '/t', privacy: '/p' } }),
    )
    history.replaceState(null, '', '/questions')
    const box = await open()
    const current = box.all('[aria-current=page]').map(({ textContent }) => textContent)
    expect(current).to.deep.equal(['Frequently Asked Questions'])
  })

  it('a host can show the lookup, terms and privacy itself', async () => {
    const navigations = listen('stay-navigate')
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('stay-navigate', stay)
    const box = await open()
    ;(await box.button('Review/Cancel Reservations')).click()
    ;(await box.button('Terms and Conditions')).click()
    await eventually(() => navigations.events.length === 2)
    expect(navigations.events.map(({ detail }) => [detail.to, detail.url])).to.deep.equal([
      ['lookup', '/help/review'],
      ['terms', '/help/terms'],
    ])
    document.removeEventListener('stay-navigate', stay)
    navigations.stop()
  })
})
