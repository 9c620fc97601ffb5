import type { WireRefund } from '@staykit/contract'
import { bookedFixture, tripFixture } from '@staykit/contract/fixtures'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { brandAnswer, type FakeApi } from '../../../testing/fake-api.ts'
import { freshPage, mount } from '../../../testing/page.ts'
import { shortWaits } from '../../../testing/short-waits.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define as defineWallet } from '../../stay-wallet/define.ts'
import { define } from '../define.ts'
import { checkoutApi, memberAnswers, openCheckout, platform } from '../testing/checkout-page.ts'

const createdTx = {
  tx_status_name: 'Created',
  tx_hash: '0xabc123',
  tx_hash_link: 'https://chain.test/0xabc123',
}
const create = `${platform}/fi_nft/token_create`
const info = `${platform}/fi_nft/nft_info`

describe('stay-checkout: after booking', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  let waits: ReturnType<typeof shortWaits>
  beforeEach(() => {
    api = checkoutApi()
    waits = shortWaits()
  })
  afterEach(() => {
    waits.restore()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const confirm = (fresh = true) => {
    if (fresh) freshPage()
    document.body.replaceChildren()
    history.replaceState(null, '', '/checkout/confirmation')
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: 'ST-9', email: 'maya@example.com' }))
    return mount('stay-checkout')
  }

  it('[HOT-212] [HOT-217] [HOT-219] [HOT-280] shows the artifact as creating, then with status, hash and link', async () => {
    api.answer({
      [info]: (_, count) => ({ success: true, data: count === 1 ? { status: 'pending' } : createdTx }),
    })
    const box = confirm()
    await box.says('Creating your artifact')
    await box.says('0xabc123')
    await box.says('Your artifact is created')
    expect((await box.find('[part=artifact] dl')).textContent).to.equal('StatusCreated')
    expect((await box.find('[part=artifact] details')).textContent).to.equal('Hash0xabc123')
    expect((await box.button('See the artifact')).getAttribute('href')).to.equal(createdTx.tx_hash_link)
    const request = { trip_number: 'ST-ABCD-EFGH-JKMN', refId: '8183', capability: 'cap' }
    expect(api.calls(create).map(({ body }) => body)).to.deep.equal([request])
    expect(api.calls(info)[0]?.body).to.deep.equal(request)
  })

  it('[ACC-116] tells a member about the artifact, which is then in the wallet', async () => {
    defineWallet()
    const trip = tripFixture({ trip_number: 'ST-ABCD-EFGH-JKMN' })
    const isMade = () => api.calls(create).length > 0
    freshPage()
    api.answer({
      ...memberAnswers(),
      [info]: () => ({ success: true, data: createdTx }),
      '/book/trips': () => ({ trips: [trip] }),
      [`${platform}/booking/balances`]: () => ({ success: true, data: { balances: [] } }),
      [`${platform}/fi_nft/nfts`]: () => ({
        success: true,
        data: { nfts: isMade() ? [{ ...createdTx, trip_number: trip.trip_number }] : [] },
      }),
    })
    localStorage.setItem('staykit.refresh.8183', 'kept')
    const before = mount('stay-wallet')
    await before.says('There are no crypto coins on your wallet.')
    expect(before.all('[part=artifact]')).to.have.length(0)
    expect(api.calls(create)).to.have.length(0)
    before.element.remove()
    const box = confirm(false)
    await box.says("You're Booked!")
    await box.says('Your artifact is created')
    const after = mount('stay-wallet')
    await after.says(`Trip number ${trip.trip_number}`)
    expect(after.all('[part=artifact]')).to.have.length(1)
    expect((await after.button('See the artifact')).getAttribute('href')).to.equal(createdTx.tx_hash_link)
  })

  it('says when the hotel confirmed: the time today, else the day too, and nothing that is not known', async () => {
    const written = (at: Date) => at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    const today = new Date()
    const shown = async (confirmedAt: string | undefined) => {
      api.answer({ '/book/details': () => ({ booking: bookedFixture({ confirmedAt }), capability: 'cap' }) })
      const box = confirm()
      await box.says('Casa do Miradouro')
      return box.root.querySelector('[data-confirmed]')?.textContent
    }
    expect(await shown(today.toISOString())).to.equal(`The hotel confirmed at ${written(today)}`)
    const earlier = new Date('2025-12-01T18:43:00Z')
    const day = earlier.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
    expect(await shown(earlier.toISOString())).to.equal(
      `The hotel confirmed on ${day} at ${written(earlier)}`,
    )
    expect(await shown(undefined)).to.equal(undefined)
  })

  it('shows the special requests on the confirmation', async () => {
    const booking = bookedFixture({ specialRequests: 'A quiet room, please.' })
    api.answer({ '/book/details': () => ({ booking, capability: 'cap' }) })
    const box = confirm()
    await box.says('Special requestsA quiet room, please.')
  })

  it('shows a cancelled booking without progress, and without an amount to pay at the hotel', async () => {
    const refund = { amount: 467.04, currencyCode: 'USD', state: 'sent', time: '2030-12-02T12:00:00.000Z' }
    const booking = bookedFixture({ status: 'CANCELED', isCancellable: false, refund: refund as WireRefund })
    api.answer({ '/book/details': () => ({ booking, capability: 'cap' }) })
    const box = confirm()
    await box.says('CANCELLED')
    for (const past of ['Booked!', 'Paid at Hotel', 'Change dates']) expect(box.text()).to.not.include(past)
    expect(box.text()).to.include('Paid$467.04')
    expect(box.root.querySelector('.steps')).to.equal(null)
  })

  it('shows the refund of a cancelled booking beside its stay, at every width', async () => {
    const refund = { amount: 467.04, currencyCode: 'USD', state: 'sent', time: '2030-12-02T12:00:00.000Z' }
    const booking = bookedFixture({ status: 'CANCELED', isCancellable: false, refund: refund as WireRefund })
    api.answer({ '/book/details': () => ({ booking, capability: 'cap' }) })
    const box = confirm()
    const heading = await box.find('h1')
    for (const width of [1280, 390]) {
      await setViewport({ width, height: 844 })
      heading.scrollIntoView()
      const { left, top } = heading.getBoundingClientRect()
      expect(box.root.elementFromPoint(left + 5, top + 5), String(width)).to.equal(heading)
    }
  })

  it('[HOT-313] shows the support address when an artifact was not created', async () => {
    api.answer({ [create]: () => ({ success: false, err_msgs: ['x'] }) })
    const box = confirm()
    await box.says('The artifact was not created. Please contact our service desk for assistance')
    expect((await box.button('support@staykit.test')).getAttribute('href')).to.equal(
      'mailto:support@staykit.test',
    )
  })

  it('[HOT-220] [OQ-47] logs points once per trip, and never when the brand hides loyalty', async () => {
    const box = confirm()
    await eventually(() => api.calls('/loyalty/transactions').length === 1)
    expect(api.calls('/loyalty/transactions')[0]?.body).to.deep.equal({
      transactionID: 'ST-ABCD-EFGH-JKMN',
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Okafor',
      numericValue: 485,
      refId: '8183',
      capability: 'cap',
    })
    await box.says("You're Booked!")
    await confirm(false).says("You're Booked!")
    await pause(1_300)
    expect(api.calls('/loyalty/transactions')).to.have.length(1)
    const { brand } = brandAnswer
    const quiet = { brand: { ...brand, flags: { ...brand.flags, hideLoyalty: true } } }
    api.answer({ '/brand': () => quiet })
    await confirm().says("You're Booked!")
    await pause(1_300)
    expect(api.calls('/loyalty/transactions')).to.have.length(1)
  })

  describe('the loyalty vendor’s pixel', () => {
    const vendor = '/loyalty/vendor/8183'
    const address = 'https://vendor.example/p?id={transactionID}&points={points}'
    const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') as PropertyDescriptor
    let fired: string[] = []
    beforeEach(() => {
      fired = []
      Object.defineProperty(HTMLImageElement.prototype, 'src', {
        ...source,
        set(value: string) {
          if (value.startsWith('https://vendor.example')) fired.push(`${value} ${this.referrerPolicy}`)
          else source.set?.call(this, value)
        },
      })
      api.answer({
        '/loyalty/transactions': () => ({ logged: true, numericValue: 480 }),
        [vendor]: () => ({ pixel: address }),
      })
    })
    afterEach(() => Object.defineProperty(HTMLImageElement.prototype, 'src', source))

    it('[ACC-113] loads the pixel once after a booking, with only its trip number and the server’s points', async () => {
      freshPage()
      await openCheckout()
      await pause(1_300)
      expect([fired, api.calls(vendor).length]).to.deep.equal([[], 0])
      confirm()
      await eventually(() => fired.length > 0)
      await confirm(false).says("You're Booked!")
      await pause(1_300)
      expect(fired).to.deep.equal(['https://vendor.example/p?id=ST-ABCD-EFGH-JKMN&points=480 strict-origin'])
    })

    it('loads no pixel without logged points or without consent', async () => {
      api.answer({ '/loyalty/transactions': () => ({ logged: false, numericValue: 480 }) })
      confirm()
      await eventually(() => api.calls('/loyalty/transactions').length === 1)
      await pause(50)
      expect(api.calls(vendor)).to.have.length(0)
      api.answer({ '/loyalty/transactions': () => ({ logged: true, numericValue: 480 }) })
      const layer = document.createElement('stay-data-layer')
      confirm()
      document.body.append(layer)
      await eventually(() => api.calls('/loyalty/transactions').length === 2)
      await pause(50)
      expect(fired).to.deep.equal([])
      confirm()
      document.body.append(Object.assign(layer, { consent: 'granted' }))
      await eventually(() => fired.length === 1)
    })
  })

  it('offers calendar and receipt as downloads', async () => {
    const file = (name: string, mediaType: string) => ({ name, mediaType, content: btoa(`of ${name}`) })
    api.answer({
      '/book/calendar': () => file('stay.ics', 'text/calendar'),
      '/book/receipt': () => file('receipt.pdf', 'application/pdf'),
    })
    const saved: { name: string; blob: Blob }[] = []
    const make = URL.createObjectURL
    const click = HTMLAnchorElement.prototype.click
    const blobs: Blob[] = []
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob)
      return 'blob:none'
    }
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, blob: blobs.at(-1) as Blob })
    }
    try {
      const box = confirm()
      ;(await box.button('Add to calendar')).click()
      await eventually(() => saved.length === 1)
      ;(await box.button('Receipt (PDF)')).click()
      await eventually(() => saved.length === 2)
    } finally {
      URL.createObjectURL = make
      HTMLAnchorElement.prototype.click = click
    }
    expect(saved.map(({ name, blob }) => [name, blob.type])).to.deep.equal([
      ['stay.ics', 'text/calendar'],
      ['receipt.pdf', 'application/pdf'],
    ])
    expect(await saved[1]?.blob.text()).to.equal('of receipt.pdf')
    expect(api.calls('/book/receipt')[0]?.body).to.deep.equal({
      bookingId: 'ST-9',
      refId: '8183',
      capability: 'cap',
    })
  })

  it('shares the hotel, its dates and its page with the device, without access to the booking', async () => {
    const shared: ShareData[] = []
    const copied: string[] = []
    const play = (name: 'share' | 'clipboard', value: unknown) =>
      Object.defineProperty(navigator, name, { configurable: true, value })
    play('share', async (data: ShareData) => void shared.push(data))
    play('clipboard', { writeText: async (text: string) => void copied.push(text) })
    try {
      const box = confirm()
      const press = async () => {
        const button = (await box.button('Share')) as HTMLButtonElement
        await eventually(() => button.ariaDisabled !== 'true')
        button.click()
      }
      await press()
      await eventually(() => shared.length === 1)
      const { hotel, tripNumber = 'none' } = bookedFixture()
      const { title, text = '', url = '' } = shared[0] ?? {}
      expect(title).to.equal(hotel.name)
      expect(text).to.match(new RegExp(`^${hotel.name}, .*\\d{4} – .*\\d{4}$`))
      expect(new URL(url).pathname).to.match(new RegExp(`^/details/city/.*/${hotel.id}$`))
      for (const secret of [tripNumber, 'cap', 'maya@example.com']) expect(text + url).not.to.contain(secret)
      expect(box.maybe('The link is copied.')).to.equal(undefined)

      // A device that shares files gets a picture too.
      Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
      await press()
      await eventually(() => shared.length === 2)
      const [picture] = shared[1]?.files ?? []
      expect(picture?.type).to.equal('image/png')
      const { width, height } = await createImageBitmap(picture as File)
      expect([width, height]).to.deep.equal([1080, 1350])
      Reflect.deleteProperty(navigator, 'canShare')

      // A device without a share dialog, and a browser that refuses to copy.
      play('share', () => Promise.reject(new TypeError('not here')))
      await press()
      await box.says('The link is copied.')
      expect(copied).to.deep.equal([url])
      play('clipboard', { writeText: () => Promise.reject(new Error('no')) })
      await press()
      await box.says(url)
    } finally {
      for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name)
    }
  })
})
