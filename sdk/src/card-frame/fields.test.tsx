import { expect } from 'chai'
import { cardFields, type FieldName } from './fields.ts'
import { english } from './language.ts'

const names = ['number', 'expiry', 'cvc'] as const

describe('card frame: fields', () => {
  let fields: ReturnType<typeof cardFields>
  beforeEach(() => {
    document.body.innerHTML = `<b id="brand"></b>${names.map((name) => `<input id="${name}"><p id="${name}-error" hidden></p>`).join('')}`
    fields = cardFields(english, 'checkout', () => {})
  })
  afterEach(() => document.body.replaceChildren())
  const input = (name: FieldName) => document.getElementById(name) as HTMLInputElement
  function type(name: FieldName, text: string) {
    input(name).value = text
    input(name).dispatchEvent(new InputEvent('input', { inputType: 'insertText' }))
    input(name).dispatchEvent(new Event('change'))
    return input(name).value
  }
  const error = (name: FieldName) => document.getElementById(`${name}-error`)?.textContent

  it('[HOT-172] reads a card in the digits of every script', () => {
    for (const [number, expiry, cvc] of [
      ['４２４２４２４２４２４２４２４２', '１２３４', '１２３'],
      ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '١٢/٣٤', '١٢٣'],
      ['4242–4242–4242–4242', '2034-12', '१२३'],
      ['۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', '۱۲.۲۰۳۴', '۱۲۳'],
    ] as const) {
      expect(type('number', number)).to.equal('4242 4242 4242 4242')
      expect(type('expiry', expiry)).to.equal('12 / 34')
      expect(type('cvc', cvc)).to.equal('123')
      expect(fields.read()).to.deep.equal({
        number: '4242424242424242',
        cvc: '123',
        expMonth: 12,
        expYear: 2034,
      })
    }
  })

  it('keeps what it cannot read, with an error', () => {
    for (const [name, text] of [
      ['number', 'my card 4242'],
      ['number', '一二三四'],
      ['expiry', 'next May'],
      ['expiry', '12/03/34'],
      ['cvc', '12a'],
    ] as const) {
      expect(type(name, text)).to.equal(text)
      expect(error(name), text).to.not.equal('')
    }
  })
})
