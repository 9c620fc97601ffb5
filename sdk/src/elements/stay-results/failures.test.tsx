import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { Refusal } from '../../testing/fake-api.ts'
import { reviewsAnswer, searchAnswer } from '../../testing/hotels.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { stayResults } from './element.ts'
import { from, listed, listings, open, resultsPage, type Search } from './testing/results-page.ts'

type Filters = { readonly stars?: readonly number[]; readonly amenities?: readonly number[] }

describe('stay-results: what went wrong, and the ways on', () => {
  const page = resultsPage()
  const refusal = new Refusal(500, { code: 'SERVER_ERROR', message: 'Something went wrong on the server.' })

  it('whoever is offline reads that, and has the hotels of this very search once the line is back', async () => {
    open('?sort=price_asc')
    const errors = listen('stay-error')
    const line = cutLine()
    const box = mount('stay-results')
    try {
      await box.says('You are offline.')
      await box.says('This goes on by itself once you are back online.')
      await expectAccessible(box.element)
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['NETWORK'])
    } finally {
      line.back()
      errors.stop()
    }
    await listed(box)
    expect(page.sent().at(-1)?.sort).to.equal('price_asc')
  })

  it('a page in another language says why in that language', async () => {
    page.api.answer({ '/hotels/search/': () => refusal })
    const box = mount('stay-results', { locale: 'fr' })
    await box.says('Une erreur est survenue sur le serveur.')
    page.api.answer({ '/hotels/search/': (body) => searchAnswer(47, body as unknown as Search) })
    ;(await box.button('Réessayer')).click()
    await listed(box)
  })

  it('[HOT-294] a filter that fails leaves the list, is told, and is tried again on request', async () => {
    const box = mount('stay-results')
    await listed(box)
    const errors = listen('stay-error')
    page.api.answer({ '/hotels/search/': () => refusal })
    const sort = await box.find<HTMLSelectElement>('.sort select')
    sort.value = 'price_asc'
    sort.dispatchEvent(new Event('change', { bubbles: true }))
    await box.says('HotelSearch: Unable to filter hotels')
    expect(listings(box)).to.have.length(20)
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    errors.stop()
    page.api.answer({ '/hotels/search/': (body) => searchAnswer(47, body as unknown as Search) })
    ;(await box.button('Try again')).click()
    await eventually(() => !box.text().includes('Unable to filter'))
    expect(page.sent().at(-1)?.sort).to.equal('price_asc')
  })

  it('a place without a free room says which, and for which dates, above a form that has both', async () => {
    page.api.answer({ '/hotels/search/': () => searchAnswer(0) })
    const box = mount('stay-results')
    await box.says('no hotels found')
    await box.says(/No hotel in Lisbon has a room from .+ to .+\. Please choose other dates\./)
    const form = await box.find('stay-search')
    const field = await eventually(() =>
      form.shadowRoot?.querySelector<HTMLInputElement>('input[role=combobox]'),
    )
    expect(field.value).to.equal('Lisbon')
    const dates = await eventually(() => form.shadowRoot?.textContent)
    expect(dates).to.include(String(Number(from.date.slice(-2))))
    expect(box.maybe('Try Again')).to.equal(undefined)
    await expectAccessible(box.element)
  })

  it('filters that match nothing: it says how many hotels there are without each, and leaves one out', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const { filters = {} } = body as { filters?: Filters }
        const { stars = [], amenities = [] } = filters
        const count = stars.length && amenities.length ? 0 : amenities.length ? 3 : stars.length ? 12 : 47
        return { ...searchAnswer(count, body as unknown as Search), total: 47 }
      },
    })
    open('?stars=4,5&amenities=15')
    const box = mount('stay-results')
    await box.says('These hotels do not match your filters.')
    await box.button('Without 4 stars, 5 stars: 3 hotels')
    await expectAccessible(box.element)
    ;(await box.button('Without Swimming Pool: 12 hotels')).click()
    await listed(box, 12)
    expect(new URL(location.href).searchParams.get('amenities')).to.equal(null)
    expect(new URL(location.href).searchParams.get('stars')).to.equal('4,5')
  })

  it('filters of which none alone is to blame can all be cleared', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const { filters } = body as { filters?: Filters }
        return { ...searchAnswer(filters ? 0 : 47, body as unknown as Search), total: 47 }
      },
    })
    open('?stars=4&amenities=15')
    const box = mount('stay-results')
    ;(await box.button('Clear filters')).click()
    await eventually(() => !box.text().includes('do not match'))
    await listed(box)
  })

  it('reviews that cannot be loaded are not called none, are told, and are asked for again', async () => {
    page.api.answer({ '/hotels/reviews': () => refusal })
    const errors = listen('stay-error')
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button(/9\.\d out of 10|reviews?/)).click()
    await box.says('The reviews could not be loaded.')
    expect(box.text()).to.not.include('No Reviews')
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    errors.stop()
    page.api.answer({ '/hotels/reviews': ({ from: first }) => reviewsAnswer(3, Number(first)) })
    ;(await box.button('Try again')).click()
    await box.says('Guest 1')
  })

  it('[PLT-076] a deal code that nobody could verify says so, and the page hears of it; a wrong one is no failure', async () => {
    const answers = [() => ({ success: false, error: { code: 'BAD_DEAL_CODE', message: 'Not known.' } })]
    page.api.answer({ '/deals/validate': () => answers.shift()?.() ?? refusal })
    const errors = listen('stay-error')
    const box = mount('stay-results')
    await listed(box)
    ;(await box.find('.item .lazy-mount')).scrollIntoView()
    const field = await box.find<HTMLInputElement>('input[name=dealCode]')
    const send = async (code: string) => {
      field.value = code
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      ;(await box.button('Apply')).click()
    }
    await send('ONE')
    await box.says('Not known.')
    expect(page.api.calls('/deals/validate').at(-1)?.body.dealCode).to.equal('ONE')
    expect(errors.events.length).to.equal(0)
    await send('TWO')
    await box.says('Something went wrong on the server.')
    await eventually(() => errors.events[0]?.detail.code === 'SERVER_ERROR')
    expect(field.value).to.equal('TWO')
    errors.stop()
  })
})
