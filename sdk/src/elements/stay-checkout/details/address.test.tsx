import { expect } from 'chai'
import { far } from '../../../features/address/far.ts'
import { addressRules } from '../../../features/address/rules.ts'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { type } from '../../../testing/page.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, openCheckout } from '../testing/checkout-page.ts'

describe('stay-checkout: addresses', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    api = checkoutApi()
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })

  it('[PLT-161] [AQ-46] has code, name and postal code rules of every country, and the states of the US and Canada', () => {
    const rules = addressRules(far)
    expect(rules.countries).to.have.length(249)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const code of rules.countries) {
      expect(code).to.match(/^[A-Z]{2}$/)
      expect(names.of(code), code).to.be.a('string').that.is.not.empty
      expect(rules.hasPostalCode(code), code).to.be.a('boolean')
      expect(rules.isPostalCode('?', code), code).to.equal(false)
    }
    const states = (code: string) => rules.regions(code).map((state) => `${state.code} ${state.name}`)
    expect(states('US')).to.have.length.above(50).and.include.members(['MA Massachusetts', 'CA California'])
    expect(states('CA')).to.have.length(13).and.include.members(['ON Ontario', 'QC Quebec'])
    expect([rules.hasRegions('US'), rules.hasRegions('CA'), rules.hasRegions('FR')]).to.deep.equal([
      true,
      true,
      false,
    ])
    const good =
      'US 02139,US 02139-1234,CA k1a 0b1,CA K1A0B1,GB sw1a 1aa,IE d02 x285,NL 1012 ab,PT 1000-001,PT 1100,JP 1000001,JP 100-0001,BR 01310-100,SE 114 55,PL 00-950,PL 00950,IN 110001,AR C1425,AZ AZ1000,AZ AZ 1000,AZ 1000,SV 1101,SV CP 1101,DE D-10115,MD MD-2001,AD 500,VG VG1110,VG 1110,BB 15028,LV LV-1010,LV 1010,SE SE-111 22,BR 01310100,GR 10431,GR 104 31'
    const bad = 'US 0213,CA 11111,GB 12345,NL 1012,PT 100,JP 12345,BR 123,PL 9500,IN 1100,DE 1234'
    const judge = (list: string) =>
      list.split(',').filter((entry) => rules.isPostalCode(entry.slice(3), entry.slice(0, 2)))
    expect(judge(good)).to.deep.equal(good.split(','))
    expect(judge(bad)).to.deep.equal([])
    expect(['HK', 'AE', 'QA', 'PA'].map(rules.hasPostalCode)).to.deep.equal([false, false, false, false])
    expect(['US', 'DE', 'JP', 'IE'].map(rules.hasPostalCode)).to.deep.equal([true, true, true, true])
    const postless = rules.countries.filter((code) => !rules.hasPostalCode(code))
    expect(postless.length).to.be.within(50, 80)
  })

  it('[ACC-186] accepts any postal code of an unknown country', () => {
    for (const rules of [addressRules(), addressRules(far)])
      expect(['ZZ', ''].map(rules.hasPostalCode)).to.deep.equal([false, false])
  })

  it('requires a state and a postal code only in countries that use them', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, city: '' } })
    const state = (await box.field('State')) as unknown as HTMLSelectElement
    expect([...state.options].map(({ value }) => value)).to.include.members(['MA', 'CA', 'NY'])
    const country = await box.field('Country')
    type(country, 'AU')
    await eventually(() => [...state.options].some(({ label }) => label === 'New South Wales'))
    expect(state.value).to.equal('')
    type(country, 'PT')
    await eventually(() => box.root.querySelector('[name=stateCode]') === null)
    const wrong = () => box.all<HTMLInputElement>('[aria-invalid]').map(({ name }) => name)
    const book = await box.button(/^Book Room/)
    book.click()
    await eventually(() => wrong().join() === 'postalCode,city')
    await box.fill({ postalCode: '1000-001' })
    await eventually(() => wrong().join() === 'city')
    type(country, 'HK')
    await eventually(() => box.root.querySelector('[name=postalCode]') === null)
    expect(wrong()).to.deep.equal(['city'])
  })
})
