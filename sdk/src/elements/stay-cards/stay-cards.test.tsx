import { expect } from 'chai'
import { cardAnswers, savedCard } from '../../testing/cards.ts'
import { listen } from '../../testing/events.ts'
import { brandWith, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { ann } from '../../testing/profile.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineProfile } from '../stay-profile/define.ts'
import { define } from './define.ts'

const one = '/profile/users/u1/payment/'
const soon = new Date(Date.now() + 20 * 86_400_000)
const cards = [
  savedCard({ customer_pm_id: 'pm_old', last_four: '1111', is_default: false, exp_year: 2020 }),
  savedCard({ customer_pm_id: 'pm_2', last_four: '5556', is_default: false, card_type: 'mastercard' }),
  savedCard(),
  savedCard({
    ...{ customer_pm_id: 'pm_soon', last_four: '3333', is_default: false, card_type: 'amex' },
    ...{ exp_month: soon.getUTCMonth() + 1, exp_year: soon.getUTCFullYear() },
  }),
]

describe('stay-cards', () => {
  let api: FakeApi
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    defineProfile()
  })
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/members')
    api = fakeApi({ ...memberAnswers, ...cardAnswers(cards) })
    keptMember()
    document.addEventListener('stay-navigate', stay)
  })
  afterEach(async () => {
    document.body.replaceChildren()
    document.removeEventListener('stay-navigate', stay)
    await pause(20)
    api.restore()
    history.replaceState(null, '', here)
  })
  type Box = ReturnType<typeof mount>
  const rows = (box: Box) => box.all('[part=card]').map((row) => row.dataset.card)
  const row = (box: Box, id: string) => box.find(`[data-card=${id}]`)
  const open = async () => {
    const box = mount('stay-cards')
    await box.says('Visa •••• 4242')
    return box
  }
  const button = (box: Box, name: string) => box.button(name)

  it('[ACC-124] [PLT-088] [PLT-089] [AQ-01] [AQ-59] [AQ-69] lists the cards by expiry below the default, with month-year and marks', async () => {
    const box = await open()
    expect(rows(box)).to.deep.equal(['pm_1', 'pm_2', 'pm_soon', 'pm_old'])
    const texts = (id: string) => box.root.querySelector(`[data-card=${id}]`)?.textContent ?? ''
    expect(texts('pm_1')).to.include('Expires 09-2047').and.include('Default').and.include('Ann Ames')
    expect(texts('pm_2'))
      .to.include('Mastercard •••• 5556')
      .and.not.match(/Default(?!:)|soon|Expired/)
    expect(texts('pm_old')).to.include('Expires 09-2020').and.include('Expired').and.not.include('soon')
    expect(texts('pm_soon')).to.include('American Express').and.include('Expires soon')
  })

  it('[ACC-120] makes another card the only default', async () => {
    api.answer({ [`${one}pm_2`]: (body) => ({ card: { ...cards[1], ...body } }) })
    const box = await open()
    ;(await button(box, 'Make default: Mastercard •••• 5556')).click()
    await box.says('This card is your default now.')
    expect(rows(box)[0]).to.equal('pm_2')
    expect(box.all('[part=card] .tag.good').map((tag) => tag.textContent)).to.deep.equal(['Default'])
    expect(api.calls(`${one}pm_2`)[0]?.body).to.deep.equal({ is_default: true })
  })

  it('[ACC-121] removes a deleted card before the answer arrives, after a confirmation', async () => {
    let answer = () => {}
    const pending = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.answer({ [`${one}pm_2`]: () => pending.then(() => ({ ok: true })) })
    const box = await open()
    const name = 'Delete: Mastercard •••• 5556'
    ;(await button(box, name)).click()
    await box.says('Delete this card?')
    await eventually(() => box.root.activeElement?.textContent === 'Keep it')
    ;(await button(box, 'Keep it')).click()
    await eventually(() => box.root.activeElement?.getAttribute('aria-label') === name)
    ;(await button(box, name)).click()
    await box.says('Delete this card?')
    ;(await button(box, name)).click()
    await eventually(() => !rows(box).includes('pm_2'))
    expect(box.text()).to.not.include('deleted')
    answer()
    await box.says('Your card was deleted.')
    expect(rows(box)).to.have.length(3)
  })

  it('[ACC-125] [ACC-179] [ACC-182] edits a card without its number; month and year have two digits each', async () => {
    api.answer({ [`${one}pm_2`]: (body) => ({ card: { ...cards[1], ...body } }) })
    const box = await open()
    ;(await button(box, 'Edit: Mastercard •••• 5556')).click()
    const month = await box.find<HTMLInputElement>('[name=expirationMonth]')
    const year = await box.find<HTMLInputElement>('[name=expirationYear]')
    expect([month.value, year.value, month.maxLength, year.maxLength]).to.deep.equal(['09', '47', 2, 2])
    expect(box.root.querySelector('[name=number], [name=type], iframe')).to.equal(null)
    type(month, '1a')
    ;(await button(box, 'Save card')).click()
    await eventually(() => month.getAttribute('aria-invalid') === 'true' && month.value === '1a')
    type(month, '１２')
    type(year, '٥١')
    type(year, '07')
    ;(await button(box, 'Save card')).click()
    await box.says('This is in the past')
    expect(api.calls(`${one}pm_2`)).to.have.length(0)
    await eventually(() => box.root.activeElement === year)
    type(year, '٥١')
    type(await box.find('[name=city]'), 'Salem')
    ;(await button(box, 'Save card')).click()
    await box.says('Your card was saved.')
    const body = api.calls(`${one}pm_2`)[0]?.body ?? {}
    expect(body).to.include({ exp_month: 12, exp_year: 2051, address_city: 'Salem', card_holder: 'Ann Ames' })
    expect(Object.keys(body).filter((key) => /number|type|cvc/.test(key))).to.deep.equal(['phone_number'])
    expect((await row(box, 'pm_2')).textContent).to.include('Expires 12-2051')
  })

  it('[ACC-184] [PLT-084] shows errors at each empty field, and requires a state where there are states', async () => {
    const box = await open()
    ;(await button(box, 'Edit: Visa •••• 4242')).click()
    for (const name of ['cardHolderFirstName', 'cardHolderLastName', 'addressLineOne'])
      type(await box.find(`[name=${name}]`), '')
    type(await box.find('[name=stateCode]'), '')
    type(await box.find('[name=postalCode]'), 'ABC')
    ;(await button(box, 'Save card')).click()
    await box.says('Enter a valid postal code')
    const wrong = () => box.all<HTMLInputElement>('[aria-invalid]').map(({ name }) => name)
    expect(wrong()).to.deep.equal([
      'cardHolderFirstName',
      'cardHolderLastName',
      'addressLineOne',
      'stateCode',
      'postalCode',
    ])
    type(await box.find('[name=countryCode]'), 'FR')
    await eventually(() => !wrong().includes('stateCode'))
    expect(api.calls(`${one}pm_1`)).to.have.length(0)
  })

  async function fill(box: Box) {
    const address = { addressLineOne: '5 High St', city: 'Boston', phoneNumber: '1234567', stateCode: 'MA' }
    for (const [name, value] of Object.entries({ ...address, postalCode: '02139' }))
      type(await box.find(`[name=${name}]`), value)
  }

  /** Fake card frame: answers as the provider's page. */
  async function frameOf(box: Box) {
    const frame = await eventually(() => box.element.querySelector<HTMLIFrameElement>('iframe[slot=card]'))
    const messages: Record<string, unknown>[] = []
    const source = frame.contentWindow as Window
    source.postMessage = (message: unknown) => messages.push(message as Record<string, unknown>)
    const say = (data: object) =>
      dispatchEvent(
        new MessageEvent('message', { data: { stay: 'card', ...data }, origin: location.origin, source }),
      )
    return { frame, say, confirmed: () => eventually(() => messages.find(({ kind }) => kind === 'confirm')) }
  }

  it('[ACC-120] [ACC-122] [PLT-083] types a new card in the frame; its number never passes the page', async () => {
    const added = savedCard({ customer_pm_id: 'pm_9', last_four: '0005', card_type: 'amex' })
    api.answer({
      '/profile/users/u1/payment': (body) => ({ customer_pm_id: 'pm_9', card: { ...added, ...body } }),
    })
    const box = await open()
    ;(await button(box, 'Enter A New Card')).click()
    const { frame, say, confirmed } = await frameOf(box)
    expect(new URL(frame.src).searchParams.get('mode')).to.equal('new')
    expect(box.all<HTMLInputElement>('form input').map(({ name }) => name)).to.include.members([
      'cardHolderFirstName',
      'cardHolderLastName',
    ])
    await fill(box)
    type(await box.find('[name=cardHolderFirstName]'), 'Anna')
    ;(await box.find<HTMLInputElement>('[name=isDefault]')).click()
    ;(await button(box, 'Save card')).click()
    expect(await confirmed()).to.include({ clientSecret: 'secret', cardHolder: 'Anna Ames' })
    say({
      kind: 'result',
      status: 'succeeded',
      paymentIntent: 'seti_1',
      brand: '',
      lastFour: '',
      cardHolder: '',
    })
    await box.says('Your card was added.')
    expect(rows(box)[0]).to.equal('pm_9')
    expect(box.all('[part=card] .tag.good')).to.have.length(1)
    const body = api.calls('/profile/users/u1/payment')[0]?.body ?? {}
    expect(body).to.include({
      setupIntent: 'seti_1',
      card_holder: 'Anna Ames',
      is_default: true,
      country_code: 'US',
    })
    expect(Object.keys(body)).to.not.include.members(['card_number'])
    await eventually(() => !box.element.querySelector('iframe'))
    await eventually(() => box.root.activeElement?.hasAttribute('data-new'))
  })

  it('[PLT-100] [ACC-246] [OQ-62] shows a provider’s refusal above the form, also for a duplicate card', async () => {
    api.answer({ '/profile/users/u1/payment': () => ({ customer_pm_id: 'dupe' }) })
    const box = await open()
    ;(await button(box, 'Enter A New Card')).click()
    const { say, confirmed } = await frameOf(box)
    await fill(box)
    const save = (await button(box, 'Save card')) as HTMLButtonElement
    save.click()
    await confirmed()
    expect(save.ariaDisabled).to.equal('true')
    say({ kind: 'error', code: 'PAYMENT_DECLINED', message: 'In its language.' })
    await box.says("Your card was declined. You haven't been charged.")
    const banner = await box.find('[role=alert]')
    const form = await box.find('form')
    expect(banner.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.greaterThan(0)
    ;(await button(box, 'Save card')).click()
    await pause(50)
    say({
      kind: 'result',
      status: 'succeeded',
      paymentIntent: 'seti_1',
      brand: '',
      lastFour: '',
      cardHolder: '',
    })
    await box.says('Cannot add duplicate Credit Card')
    expect(rows(box)).to.have.length(4)
  })

  it('[ACC-123] presets the US for the first card unless the member lives elsewhere', async () => {
    const { country: _, ...stranger } = ann
    api.answer({ '/profile/users/u1': () => ({ data: { customer: stranger, cardList: [] } }) })
    const box = mount('stay-cards')
    await box.says('You have no saved cards yet.')
    ;(await button(box, 'Enter A New Card')).click()
    expect((await box.find<HTMLSelectElement>('[name=countryCode]')).value).to.equal('US')
    ;(await button(box, 'Cancel')).click()
    await eventually(() => box.root.activeElement?.hasAttribute('data-new'))
  })

  it('[ACC-119] [AQ-01] shows a disabled block when the brand manages no cards', async () => {
    api.answer({ '/brand': () => brandWith({ cardManagement: false }) })
    const box = mount('stay-cards')
    expect((await button(box, 'Enter A New Card')).matches(':disabled')).to.equal(true)
    expect(rows(box)).to.deep.equal([])
  })

  it('hides the cards of an old login and links to a new one; redirects a visitor to the login', async () => {
    api.answer({
      '/profile/users/u1': () => ({ data: { customer: ann, cardList: [], isLoginNeeded: true } }),
      '/auth/sign-out': () => ({ ok: true }),
    })
    const navigations = listen('stay-navigate')
    const box = mount('stay-cards')
    await box.says('Please log in again to see your saved cards.')
    ;(await button(box, 'Log In')).click()
    await eventually(() => navigations.events.length === 1)
    expect(navigations.events[0]?.detail).to.include({ to: 'login', url: '/login?next=%2Fmembers' })
    navigations.stop()
    await eventually(() => box.text() === '')
  })
})
