import { expect } from 'chai'
import { cardAnswers, savedCard } from '../../testing/cards.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const one = '/profile/users/u1/payment/'
const card = savedCard({ customer_pm_id: 'pm_2', last_four: '5556', card_type: 'mastercard' })

describe('stay-cards: pending changes', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ ...memberAnswers, ...cardAnswers([card]) })
    keptMember()
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
  })

  it('[ACC-246] disables the form while a card is changed, and shows the failure', async () => {
    let answer = (_: unknown) => {}
    api.answer({ [`${one}pm_2`]: () => new Promise((done) => (answer = done)) })
    const box = mount('stay-cards')
    ;(await box.button('Edit: Mastercard •••• 5556')).click()
    const save = (await box.button('Save card')) as HTMLButtonElement
    save.click()
    await eventually(() => save.ariaDisabled === 'true' && api.calls(`${one}pm_2`).length === 1)
    answer(new Refusal(503, { code: 'PAYMENT_REQUIRED', message: 'Not now.' }))
    await box.says('The payment was not completed.')
    await eventually(() => save.ariaDisabled !== 'true')
    save.click()
    await eventually(() => save.ariaDisabled === 'true' && api.calls(`${one}pm_2`).length === 2)
    expect(box.text()).to.not.include('The payment was not completed.')
    answer({ card })
    await box.says('Your card was saved.')
  })
})
