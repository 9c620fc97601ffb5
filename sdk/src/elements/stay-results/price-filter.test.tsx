import { expect } from 'chai'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { listed, resultsPage, type Search } from './testing/results-page.ts'

const query = () => new URL(location.href).searchParams

describe('stay-results: the price', () => {
  const page = resultsPage()

  it('[PLT-060] [PLT-061] [PLT-144] [PLT-145] [PLT-146] [PLT-147] [OQ-21] filters the price by its inputs on blur, 10 percent apart, with a chip only when narrowed', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(box.root.querySelector('.chip:not(.quick)')).to.equal(null)
    await box.find('.side form')
    const [low, high] = box.all<HTMLInputElement>('.side input[inputmode=numeric]') as [
      HTMLInputElement,
      HTMLInputElement,
    ]
    const write = (field: HTMLInputElement, text: string) => {
      type(field, text)
      field.blur()
    }
    type(high, '$290')
    await pause(50)
    expect(query().has('prices')).to.equal(false)
    high.blur()
    await eventually(() => query().get('prices') === '79,290')
    await box.button('Remove $80 to $290')
    write(low, 'nonsense')
    await eventually(() => low.value === '$80')
    write(low, '289')
    await eventually(() => query().get('prices') === '256,290')
    write(high, '9999')
    await eventually(() => query().get('prices') === '256,421' && high.value === '$420')
    await pause(30)
    write(low, '1')
    await eventually(() => !query().has('prices'))
    expect([low.value, box.root.querySelector('.chip:not(.quick)')]).to.deep.equal(['$80', null])
  })

  it('[PLT-146] parses prices in the traveller’s notation, and keeps the currency sign in right-to-left text', async () => {
    page.api.answer({
      '/hotels/search/': (body) => ({
        ...searchAnswer(47, body as unknown as Search),
        prices: { min: 0, avg: 0, max: 0 },
      }),
    })
    const fields = async (locale: string) => {
      document.body.replaceChildren()
      const box = mount('stay-results', { locale })
      await listed(box)
      await box.find('.side form')
      return box.all<HTMLInputElement>('.side input[inputmode=numeric]') as [
        HTMLInputElement,
        HTMLInputElement,
      ]
    }
    const write = async (field: HTMLInputElement, text: string, prices: string) => {
      type(field, text)
      field.blur()
      await eventually(() => query().get('prices') === prices && field.value !== text)
    }
    const [, german] = await fields('de')
    expect(german.value).to.equal('20.000\u00a0$')
    type(german, '１２')
    german.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
    await pause(20)
    expect([german.value, query().get('prices')]).to.deep.equal(['１２', null])
    await write(german, '９．５００ $', '-1,9500')
    await write(german, '8.400,50', '-1,8400')
    const [low, high] = await fields('ar')
    // In right-to-left text, "US$" stays one word only before a mark.
    expect(high.value).to.match(/US\$\u200e$/)
    await write(high, '٧٬٣٠٠', '-1,7300')
    await write(low, '۱۰۰', '100,7300')
  })

  it('[PLT-060] ranges from $0 to $20,000 when no price is known, with handles 10 percent apart', async () => {
    page.api.answer({
      '/hotels/search/': (body) => ({
        ...searchAnswer(47, body as unknown as Search),
        prices: { min: 0, avg: 0, max: 0 },
      }),
    })
    const box = mount('stay-results')
    await listed(box)
    await box.find('.side form')
    const ends = box.all<HTMLInputElement>('.side input[type=range]') as [HTMLInputElement, HTMLInputElement]
    const fields = box.all<HTMLInputElement>('.side input[inputmode=numeric]')
    expect(ends.map(({ min, max, value }) => [min, max, value].join())).to.deep.equal([
      '0,20000,0',
      '0,20000,20000',
    ])
    expect(fields.map(({ value }) => value)).to.deep.equal(['$0', '$20,000'])
    type(ends[1], '5000')
    await eventually(() => query().get('prices') === '-1,5000' && fields[1]?.value === '$5,000')
    type(ends[0], '4900')
    await eventually(() => query().get('prices') === '3000,5000')
    await eventually(() => ends.map(({ value }) => value).join() === '3000,5000')
    type(ends[1], '3100')
    await eventually(() => fields[1]?.value === '$5,000')
  })
})
