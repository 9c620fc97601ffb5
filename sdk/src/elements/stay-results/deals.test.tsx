import { priceFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { forgetServices } from '../../page/services.ts'
import { listen } from '../../testing/events.ts'
import { brandWith, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers, signInNow } from '../../testing/member.ts'
import { mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { listed, listings, resultsPage } from './testing/results-page.ts'

const CLAIM = 'Save up to 60% with a deal code'
type Box = ReturnType<typeof mount>

/** Every fifth hotel of the list has a deal; here they cost half. */
const deals = ({ hotels }: { hotels?: unknown }) => ({
  hotels: Object.fromEntries(
    (hotels as string[]).map((id) => [
      id,
      {
        dealID: `deal-${id}`,
        price: priceFixture({ display: 50, displayStrikethrough: 100, final: 168, finalStrikethrough: 336 }),
      },
    ]),
  ),
})
const sorts = (box: Box) => [...(box.root.querySelector<HTMLSelectElement>('.sort select')?.options ?? [])]
const sort = (box: Box) => box.root.querySelector<HTMLSelectElement>('.sort select')?.value
/** The fifth listing is the first with member rates. */
const openRooms = async (box: Box) => {
  await listed(box)
  listings(box)[4]?.querySelector<HTMLElement>('[aria-expanded]')?.click()
  await eventually(() => box.all('.rate').length > 0)
  const more = listings(box)[4]?.querySelector<HTMLElement>('.rates > [aria-expanded]')
  more?.click()
  await pause(20)
  return box.all('.room h3').map(({ textContent }) => textContent)
}

describe('stay-results: deals', () => {
  const page = resultsPage()
  const requests = () => page.api.calls('/hotels/search/deals').map(({ body }) => body)
  beforeEach(() => page.api.answer({ ...memberAnswers, '/hotels/search/deals': deals }))

  it('[HOT-230] [HOT-236] [HOT-317] [HOT-226] [HOT-345] [OQ-49] loads deals for a visitor with a valid code, now and later', async () => {
    page.api.answer({
      '/deals/validate': ({ dealCode }) =>
        dealCode === 'SUMMER'
          ? { success: true }
          : {
              success: false,
              error: { code: 'BAD_DEAL_CODE', reason: 'dealExpired', message: 'In English.' },
            },
    })
    const box = mount('stay-results')
    await listed(box)
    ;(await box.find('.item .lazy-mount.code')).scrollIntoView()
    await box.says(CLAIM)
    expect(sorts(box).map(({ text }) => text)).to.not.include('Percent Savings')
    type(await box.field('Deal code'), 'WINTER')
    ;(await box.button('Apply')).click()
    await box.says('This deal code has expired.')
    expect(requests()).to.have.length(0)
    type(await box.field('Deal code'), 'SUMMER')
    ;(await box.button('Apply')).click()
    await eventually(() => sort(box) === 'savings')
    expect(requests()[0]).to.deep.include({ dealCode: 'SUMMER', location: { id: '800', type: 'city' } })
    expect(sorts(box).map(({ text }) => text)).to.include('Percent Savings')
    await box.says('You save 50% on this stay')
    await eventually(() => !box.text().includes(CLAIM))
    // The result has the focus, and the code can be removed.
    await box.says('SUMMER applied')
    await eventually(() => box.root.activeElement?.textContent?.includes('SUMMER applied') ?? false)

    forgetServices()
    document.body.replaceChildren()
    const later = mount('stay-results')
    await eventually(() => requests().length === 2 && sort(later) === 'savings')
    expect(later.text()).to.not.include(CLAIM)
    ;(await later.find('.item .lazy-mount.code')).scrollIntoView()
    await later.says('SUMMER applied')
    expect(later.root.activeElement).to.equal(null)
    ;(await later.button('Remove')).click()
    await later.says(CLAIM)
    expect(localStorage.getItem('staykit.dealCode')).to.equal(null)
  })

  it('[HOT-223] [HOT-229] loads deals for a visitor who signs in during a search', async () => {
    const box = mount('stay-results')
    await listed(box)
    await pause(50)
    expect(requests()).to.have.length(0)
    await signInNow()
    await eventually(() => sort(box) === 'savings')
    expect(requests()).to.have.length(1)
    await eventually(() => !box.text().includes(CLAIM))
  })

  it('[HOT-223] [HOT-229] [HOT-230] [PLT-021] [OQ-05] [AQ-24] shows visitors of restricted rates the savings, without form and member rates; signing in shows the rates without another request for deals', async () => {
    page.api.answer({ '/brand': () => brandWith({ restrictedRates: true }) })
    const box = mount('stay-results')
    await eventually(() => sort(box) === 'savings')
    await box.says('Log in & Save up to 50%')
    expect(listings(box)[4]?.textContent).to.include('$161.68 Per Night')
    expect(box.text()).to.not.include(CLAIM)
    expect(await openRooms(box)).to.not.include('Junior Suite')
    await signInNow()
    await eventually(() => box.all('.room h3').some(({ textContent }) => textContent === 'Junior Suite'))
    await eventually(() => listings(box)[4]?.textContent?.includes('$56.00 Per Night'))
    expect(requests()).to.have.length(1)
  })

  it('[HOT-224] [HOT-234] shows one percentage for a stay: of the bar before a login, of bar and price alike after it', async () => {
    const percents = (box: Box) =>
      listings(box).map((row) => {
        const texts = [...row.querySelectorAll('.deal-bar, .tag.save')].map(({ textContent }) => textContent)
        return [...new Set(texts.map((text) => /\d+%/.exec(text ?? '')?.[0]))]
      })
    const box = mount('stay-results')
    await listed(box)
    await box.says('Log in & Save up to 23%')
    expect(percents(box)[4]).to.deep.equal(['23%'])
    expect(percents(box).every(({ length }) => length < 2)).to.equal(true)
    await signInNow()
    await box.says('You save 50% on this stay')
    expect(percents(box)[4]).to.deep.equal(['50%'])
    expect(listings(box)[4]?.querySelector('.tag.save')?.textContent).to.equal('50% off')
  })

  it('[HOT-231] [HOT-232] [OQ-59] invites visitors to log in in lite mode, without member rates', async () => {
    page.api.answer({ '/brand': () => brandWith({ cugLite: true }) })
    const box = mount('stay-results')
    await box.says('Log in & Save up to 20%')
    expect(await openRooms(box)).to.not.include('Junior Suite')
  })

  it('[HOT-233] [HOT-241] shows members Member Deal in lite mode, and only member rates', async () => {
    page.api.answer({
      '/brand': () => brandWith({ cugLite: true }),
      '/hotels/rates/deals': () => ({ rates: [] }),
    })
    keptMember()
    const box = mount('stay-results')
    await box.says('Member Deal')
    expect(await openRooms(box)).to.deep.equal(['Junior Suite'])
    const urls: string[] = []
    const onMove = (event: Event) => {
      event.preventDefault()
      urls.push((event as CustomEvent).detail.url)
    }
    document.addEventListener('stay-navigate', onMove, { once: true })
    ;(await box.find('[part~=book]')).click()
    expect(urls).to.deep.equal(['/checkout/customer?rate=b3&sop=S1&ratePlan=CLUB'])
    // Deal rates load for a hotel with a deal id (HOT-274).
    expect(page.api.calls('/hotels/rates/deals').map(({ body }) => body.hotelID)).to.deep.equal(['800-4'])
  })

  it('[PLT-076] shows and emits that a deal code could not be verified; a wrong code is no failure', async () => {
    const answers = [() => ({ success: false, error: { code: 'BAD_DEAL_CODE', message: 'Not known.' } })]
    page.api.answer({
      '/deals/validate': () =>
        answers.shift()?.() ??
        new Refusal(500, { code: 'SERVER_ERROR', message: 'Something went wrong on the server.' }),
    })
    const errors = listen('stay-error')
    const box = mount('stay-results')
    await listed(box)
    ;(await box.find('.item .lazy-mount.code')).scrollIntoView()
    const field = await box.find<HTMLInputElement>('input[name=dealCode]')
    const send = async (code: string) => {
      type(field, code)
      ;(await box.button('Apply')).click()
    }
    await send('ONE')
    await box.says('We do not know this deal code.')
    expect(page.api.calls('/deals/validate').at(-1)?.body.dealCode).to.equal('ONE')
    expect(errors.events.length).to.equal(0)
    await send('TWO')
    await box.says('Something went wrong on the server.')
    await eventually(() => errors.events[0]?.detail.code === 'SERVER_ERROR')
    expect(field.value).to.equal('TWO')
    errors.stop()
  })
})
