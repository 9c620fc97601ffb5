import { expect } from 'chai'
import { listen } from '../../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../../testing/member.ts'
import { freshPage, mount, type } from '../../../testing/page.ts'
import { ann, profileAnswers } from '../../../testing/profile.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'

const user = '/profile/users/u1'
const preferences = `${user}/preferences`

describe('stay-profile: dashboard', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/profile/dashboard')
    api = fakeApi({ ...memberAnswers, ...profileAnswers })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', here)
  })

  async function open() {
    const box = mount('stay-profile')
    await box.find('[part=preferences] fieldset:enabled')
    return box
  }
  const saved = () => api.calls(user).filter(({ body }) => Object.keys(body).length > 0)
  const choose = (box: ReturnType<typeof mount>, name: string, value: string) =>
    type(box.root.querySelector(`select[name=${name}]`) as HTMLSelectElement, value)

  it('[ACC-076] [PLT-077] has the fields of Personal Info with Save, which sends them', async () => {
    const box = await open()
    const names = box.all<HTMLInputElement>('[part=form] :is(input, select)').map(({ name }) => name)
    expect(names).to.have.members(
      'profilePicture firstName lastName gender phoneNumber birthday birthdayMonth birthdayDay birthdayYear billingAddress city country stateCode postalCode'.split(
        ' ',
      ),
    )
    const genders = box.all<HTMLOptionElement>('select[name=gender] option')
    expect(genders.map(({ value, textContent }) => [value, textContent])).to.deep.equal([
      ['', 'Choose…'],
      ['M', 'Male'],
      ['F', 'Female'],
    ])
    type(await box.field('City'), 'Lisbon')
    await box.says('Not saved yet')
    ;(await box.button('Save')).click()
    await box.says('Saved')
    expect(saved()[0]?.body).to.deep.equal({
      firstName: 'Ann',
      lastName: 'Ames',
      city: 'Lisbon',
      country: 'US',
      ...Object.fromEntries(
        ['birthday', 'phoneNumber', 'postalCode', 'stateCode', 'billingAddress'].map((name) => [name, '']),
      ),
    })
  })

  it('[ACC-077] [AQ-39] shows narrow columns without a new password or email to a member of an external login, and wide ones with them after a password login', async () => {
    const layoutOf = async (providerName: string) => {
      freshPage()
      keptMember()
      api.answer({ [user]: () => ({ data: { customer: { ...ann, providerName }, cardList: [] } }) })
      const box = await open()
      const board = await box.find('.dashboard')
      await box.find('[part=security]')
      const hasPassword = box.text().includes('New email')
      const columns = getComputedStyle(board).gridTemplateColumns.split(' ').map(Number.parseFloat)
      const width = board.getBoundingClientRect().width
      document.body.replaceChildren()
      await pause(20)
      return { isThin: board.classList.contains('thin'), columns, width, hasPassword }
    }
    document.body.style.inlineSize = '1200px'
    for (const provider of ['Google', 'Facebook']) {
      const { isThin, columns, width, hasPassword } = await layoutOf(provider)
      expect([isThin, hasPassword]).to.deep.equal([true, false])
      expect(columns).to.have.length(2)
      expect(columns[0]).to.equal(columns[1])
      expect(width).to.be.at.most(960)
    }
    const pool = await layoutOf('Cognito')
    document.body.style.inlineSize = ''
    expect([pool.isThin, pool.hasPassword]).to.deep.equal([false, true])
    expect(pool.width).to.be.above(960)
  })

  it('[ACC-087] [ACC-088] [AQ-44] accepts one letter and other signs as names, refuses control characters, and says what to do with one name', async () => {
    const box = await open()
    type(await box.field('First name'), 'Suhar\tto')
    type(await box.field('Last name'), '')
    ;(await box.button('Save')).click()
    await box.says('This is a required field')
    await box.says('Only letters are allowed')
    await box.says('If you have one name only, enter it in both fields.')
    const first = await box.field('First name')
    await eventually(() => box.root.activeElement === first)
    expect(saved()).to.have.length(0)
    type(await box.field('First name'), '王')
    type(await box.field('Last name'), 'O‘Brien-12')
    ;(await box.button('Save')).click()
    await eventually(() => saved().length === 1)
    expect(saved()[0]?.body).to.deep.include({ firstName: '王', lastName: 'O‘Brien-12' })
  })

  it('[ACC-084] [ACC-085] [ACC-086] [AQ-08] [AQ-09] combines three selects to one date for the birthday', async () => {
    const box = await open()
    const options = (name: string) =>
      box.all<HTMLOptionElement>(`select[name=${name}] option`).flatMap(({ value }) => value || [])
    const last = new Date().getFullYear() - 1
    expect(options('birthdayYear')).to.deep.equal(
      Array.from({ length: 100 }, (_, index) => `${last - index}`),
    )
    expect(options('birthdayDay')).to.deep.equal(Array.from({ length: 31 }, (_, index) => `${index + 1}`))
    choose(box, 'birthdayMonth', '3')
    choose(box, 'birthdayDay', '9')
    ;(await box.button('Save')).click()
    await box.says('Please choose month, day and year')
    choose(box, 'birthdayYear', '1980')
    await eventually(
      () => box.root.querySelector<HTMLInputElement>('[name=birthday]')?.value === '1980-03-09',
    )
    choose(box, 'birthdayYear', `${last}`)
    await box.says('You must be 18 or older')
    choose(box, 'birthdayYear', '1981')
    choose(box, 'birthdayMonth', '2')
    choose(box, 'birthdayDay', '31')
    await box.says('This is not a date')
  })

  it('keeps a draft through another tab and a reload until it is saved', async () => {
    const box = await open()
    type(await box.field('City'), 'Porto')
    ;(await box.button('Payment Options')).click()
    await box.says('Enter A New Card')
    ;(await box.button('Your Profile')).click()
    expect((await box.field('City')).value).to.equal('Porto')
    document.body.replaceChildren()
    await pause(20)
    const again = await open()
    expect((await again.field('City')).value).to.equal('Porto')
    ;(await again.button('Save')).click()
    await again.says('Saved')
    expect(sessionStorage.length).to.equal(0)
  })

  it('shows a server error at its field, another failure beside Save, and keeps the values', async () => {
    const message = 'Only letters are allowed'
    const details = { fields: [{ field: 'lastName', reason: 'letters', message: 'In English.' }] }
    const refuse = (refusal: Refusal) =>
      api.answer({
        [user]: (body) =>
          Object.keys(body).length > 0 ? refusal : { data: { customer: ann, cardList: [] } },
      })
    refuse(new Refusal(400, { code: 'BAD_REQUEST', message: 'In English.', details }))
    const box = await open()
    type(await box.field('City'), 'Porto')
    ;(await box.button('Save')).click()
    await box.says('Please check the marked fields.')
    expect((await box.field('Last name')).getAttribute('aria-invalid')).to.equal('true')
    await box.says(message)
    refuse(new Refusal(503, { code: 'SERVER_ERROR', message: 'Too busy.' }))
    ;(await box.button('Save')).click()
    await box.says('Something went wrong on the server.')
    expect((await box.field('City')).value).to.equal('Porto')
  })

  async function pick(box: ReturnType<typeof mount>, file: File) {
    const input = await box.find<HTMLInputElement>('input[type=file]')
    const list = new DataTransfer()
    list.items.add(file)
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('[PLT-074] saves and shows a picture as soon as it is chosen; it can be removed', async () => {
    const picture = { profilePictureID: 'p1', profilePicture: 'p1.png' }
    api.answer({ [`${user}/picture`]: (body) => ({ Item: { ...ann, ...('name' in body ? picture : {}) } }) })
    const box = await open()
    const field = await box.find<HTMLInputElement>('[name=profilePicture]')
    expect([field.type, field.files]).to.deep.equal(['file', new DataTransfer().files])
    type(await box.field('City'), 'Porto')
    await pick(box, new File(['picture'], 'me.png', { type: 'image/png' }))
    await eventually(() => api.calls(`${user}/picture`).length === 1)
    expect(api.calls(`${user}/picture`)[0]?.body).to.deep.equal({ name: 'me.png', picture: btoa('picture') })
    await box.button('Remove')
    expect((await box.field('City')).value).to.equal('Porto')
    ;(await box.button('Remove')).click()
    await box.says('Choose a picture')
  })

  it('shows an error at the field for a file that is no picture or too large', async () => {
    const message = 'Please choose a picture: JPEG, PNG, WebP or GIF'
    const refusal = { code: 'BAD_REQUEST', reason: 'notAPicture', message: 'In English.' }
    api.answer({ [`${user}/picture`]: () => new Refusal(400, refusal) })
    const box = await open()
    await pick(box, new File(['no picture'], 'me.png', { type: 'image/png' }))
    await box.says(message)
    await pick(box, new File([new Uint8Array(6_000_000)], 'me.gif', { type: 'image/gif' }))
    await box.says('Please choose a picture of at most 5 MB')
    expect(api.calls(`${user}/picture`)).to.have.length(1)
  })

  it('offers currencies with exchange rates, saves the selected one and emits it', async () => {
    api.answer({ '/currencies': () => ({ currencies: ['USD', 'EUR', 'KWD'] }) })
    const currencies = listen('stay-currency')
    const box = await open()
    const field = (await box.field('Price currency')) as unknown as HTMLSelectElement
    await eventually(() => field.options.length === 4)
    expect([...field.options].map(({ text }) => text)).to.deep.equal([
      'Same as the page',
      'USD · US Dollar',
      'EUR · Euro',
      'KWD · Kuwaiti Dinar',
    ])
    choose(box, 'currency', 'KWD')
    await box.says('Saved')
    expect(api.calls(preferences).at(-1)?.body).to.deep.equal({ currency: 'KWD' })
    currencies.stop()
    expect(currencies.events.map(({ detail }) => detail)).to.deep.equal([{ currency: 'KWD' }])
    expect(field.value).to.equal('KWD')
  })

  it('[ACC-089] [ACC-091] [ACC-092] sends each preference by itself, amenities as a list of their ids', async () => {
    const box = await open()
    const sent = () =>
      api.calls(preferences).flatMap(({ body }) => (Object.keys(body).length > 0 ? [body] : []))
    const press = async (text: string, count: number) => {
      box
        .all('label.pick')
        .find((label) => label.textContent === text)
        ?.querySelector('input')
        ?.click()
      await eventually(() => sent().length === count)
    }
    await press('Free Internet', 1)
    await press('Free Breakfast', 2)
    await press('4 stars', 3)
    expect(box.all('[name=amenities]')).to.have.length(10)
    const minimum = await box.field('Minimum')
    type(minimum, '150')
    await pause(30)
    minimum.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await eventually(() => sent().length === 4)
    expect(sent()).to.deep.equal([
      { amenities: [6] },
      { amenities: [5, 6] },
      { stars: [4] },
      { prices: [150, 20_000] },
    ])
    await box.says('Saved')
  })

  it('[PLT-071] limits the length of each field', async () => {
    const box = await open()
    const postal = await box.field('Postal code')
    expect(postal.maxLength).to.equal(12)
    postal.focus()
    postal.select()
    // Simulates typing: a value set by a script is not limited by maxlength.
    for (const letter of '1234567890123') document.execCommand('insertText', false, letter)
    expect(postal.value).to.equal('123456789012')
    await pause(30)
    expect(postal.value).to.equal('123456789012')
  })

  it('[ACC-090] [AQ-62] moves a price outside the range to its bound', async () => {
    const box = await open()
    const maximum = await box.field('Maximum')
    type(maximum, '99000')
    await pause(30)
    maximum.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await eventually(() => maximum.value === '20000')
  })

  it('reverts a preference that failed to save, with a message', async () => {
    const box = await open()
    const failed = listen('stay-error')
    api.answer({ [preferences]: () => new Refusal(503, { code: 'SERVER_ERROR', message: 'Too busy.' }) })
    const four = box.all<HTMLInputElement>('[name=stars]')[3]
    four?.click()
    await box.says('Something went wrong on the server.')
    expect(four?.checked).to.equal(false)
    expect(failed.events.map(({ detail }) => detail.code)).to.deep.equal(['SERVER_ERROR'])
    failed.stop()
  })
})
