import { expect } from 'chai'
import { configure } from '../runtime/settings.ts'
import { brandAnswer, type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { searchAnswer } from '../testing/hotels.ts'
import { freshPage, mount } from '../testing/page.ts'
import { inDays } from '../testing/places.ts'
import { eventually } from '../testing/wait.ts'
import { define as defineResults } from './stay-results/define.ts'
import { define as defineSearch } from './stay-search/define.ts'

const stay = {
  'location-id': '800',
  'location-type': 'city',
  'check-in': inDays(10).date,
  'check-out': inDays(13).date,
}

describe('settings of a brand and a page: language, currency, texts and colours', () => {
  let api: FakeApi
  const { lang } = document.documentElement
  const brandWith = (more: object) => ({ brand: { ...brandAnswer.brand, ...more } })
  const currencies = () => api.calls('/hotels/search/').map(({ body }) => body.currency)
  const results = async (attributes: Readonly<Record<string, string>> = {}) => {
    const box = mount('stay-results', { ...stay, ...attributes })
    await eventually(() => box.all('.listing .h4').length > 0)
    return box
  }
  const search = async () => {
    const box = mount('stay-search')
    const button = await box.find('button.primary, button[type=submit]')
    return { ...box, words: () => button.textContent?.trim(), rootBox: () => box.root.querySelector('.root') }
  }

  before(() => {
    defineResults()
    defineSearch()
  })
  beforeEach(() => {
    freshPage()
    document.documentElement.removeAttribute('lang')
    api = fakeApi({ '/hotels/search/': (body) => searchAnswer(3, body as never) })
  })
  afterEach(() => {
    api.restore()
    document.documentElement.lang = lang
  })

  it('uses prices and texts of the brand when the page sets none, with one request each', async () => {
    api.answer({ '/brand': () => brandWith({ currency: 'EUR', locale: 'fr-FR' }) })
    const box = await results()
    await box.says('Trier')
    expect(currencies()).to.deep.equal(['EUR'])
    expect(box.root.querySelector<HTMLElement>('.root')?.lang).to.equal('fr-FR')
  })

  it('prefers language and currency of the page, with the brand’s region', async () => {
    api.answer({ '/brand': () => brandWith({ currency: 'EUR', locale: 'fr-CA' }) })
    document.documentElement.lang = 'en'
    const box = await results({ currency: 'gbp' })
    await box.says('Sort')
    expect(currencies()).to.deep.equal(['GBP'])
    document.documentElement.lang = 'fr'
    const { rootBox, words } = await search()
    await eventually(() => rootBox()?.getAttribute('lang') === 'fr-CA')
    expect(words()).to.equal('Rechercher')
  })

  it('falls back to US dollars when the brand fails to load', async () => {
    api.answer({
      '/brand': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await results()
    expect(currencies()).to.deep.equal(['USD'])
  })

  it('uses one language per element: English with English dates without texts for the page’s language', async () => {
    document.documentElement.lang = 'fi-FI'
    const { root, rootBox, words } = await search()
    expect(words()).to.equal('Search')
    expect(rootBox()?.getAttribute('lang')).to.equal('en-FI')
    expect(root.textContent).to.match(/(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d/)
  })

  it('[OQ-57] replaces an element’s texts by the page’s own, by language, while it is on the page; others keep theirs', async () => {
    document.documentElement.lang = 'en'
    const { words, rootBox } = await search()
    const box = await results()
    configure({
      messages: { 'stay-search': { en: { search: 'Find my room' }, fi: { search: 'Etsi' } } },
    })
    await eventually(() => words() === 'Find my room')
    expect(box.text()).not.to.contain('Find my room')
    document.documentElement.lang = 'fi'
    const finnish = await search()
    await eventually(() => finnish.words() === 'Etsi')
    expect(finnish.rootBox()?.getAttribute('lang')).to.equal('fi')
    configure({ messages: undefined })
    await eventually(() => words() === 'Search')
    expect(rootBox()?.getAttribute('lang')).to.equal('en')
  })

  it('applies a refId from configure() to elements on the page', async () => {
    const box = document.createElement('stay-search')
    document.body.append(box)
    await eventually(() => box.shadowRoot?.querySelector('button'))
    configure({ refId: '8184' })
    await eventually(() => api.calls('/brand').some(({ body }) => body.refId === '8184'))
    configure({ refId: undefined })
  })

  it('applies a brand’s dark colour only in dark mode', async () => {
    api.answer({ '/brand': () => brandWith({ tokens: { 'stay-brand': 'light-dark(#7a1fa2, #d9a6f0)' } }) })
    for (const [theme, colour] of [
      ['light', 'rgb(122, 31, 162)'],
      ['dark', 'rgb(217, 166, 240)'],
    ] as const) {
      const box = mount('stay-search', { theme })
      const button = await box.find('button.primary, button[type=submit]')
      await eventually(() => getComputedStyle(button).backgroundColor === colour)
    }
  })
})
