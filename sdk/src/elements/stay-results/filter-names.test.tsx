import { expect } from 'chai'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { listed, resultsPage, type Search } from './testing/results-page.ts'

type Box = ReturnType<typeof mount>
const query = () => new URL(location.href).searchParams
const check = (box: Box, name: string) =>
  box
    .all<HTMLInputElement>('.side input[type=checkbox]')
    .find((one) => one.getAttribute('aria-label') === name)

describe('stay-results: names of the filters', () => {
  const page = resultsPage()

  it('[PLT-058] [PLT-072] [PLT-073] [PLT-163] names a filter’s checkboxes by group and id: the id is sent while one is checked, nothing after', async () => {
    const box = mount('stay-results')
    await listed(box)
    await eventually(() => check(box, 'Stay 3, Pay 2'))
    const named = (group: string) =>
      box
        .all<HTMLInputElement>(`input[type=checkbox][name^="${group}:"]`)
        .map((one) => [
          one.name,
          one.ariaLabel,
          one.closest('label')?.textContent?.includes(one.ariaLabel ?? '?') || group === 'stars',
        ])
    expect(named('promotions')).to.deep.equal([['promotions:p1', 'Stay 3, Pay 2', true]])
    expect(named('stars').map(([name]) => name)).to.deep.equal([5, 4, 3, 2, 1].map((star) => `stars:${star}`))
    for (const group of ['areas', 'hotelBrands', 'amenities']) {
      expect(named(group), group).to.not.have.length(0)
      for (const [, label, isShown] of named(group))
        expect([label === '', isShown]).to.deep.equal([false, true])
    }
    expect((await box.field('Hotel name')).name).to.equal('hotelName')
    expect(box.all('.side input[type=range]')).to.have.length(2)
    const sentPromotions = () => {
      const filters = page.sent().at(-1)?.filters as { promotions?: string[] } | undefined
      return filters?.promotions?.join()
    }
    check(box, 'Stay 3, Pay 2')?.click()
    await eventually(() => sentPromotions() === 'p1')
    check(box, 'Stay 3, Pay 2')?.click()
    await eventually(() => query().get('promotions') === null)
    check(box, '4 stars')?.click()
    await eventually(() => query().get('stars') === '4' && sentPromotions() === undefined)
    expect(sentPromotions()).to.equal(undefined)
  })

  it('marks names of promotions as English on a page of another language, and its own words not', async () => {
    const box = mount('stay-results', { locale: 'de' })
    const promotion = await eventually(() => check(box, 'Stay 3, Pay 2'))
    expect([promotion.lang, promotion.nextElementSibling?.getAttribute('lang')]).to.deep.equal(['en', 'en'])
    const stars = await eventually(() => box.root.querySelector<HTMLInputElement>('input[name^="stars:"]'))
    expect(stars.lang).to.equal('')
  })

  it('filters by what guests like, in the address and as a chip', async () => {
    page.api.answer({
      '/hotels/search/': () => ({
        ...searchAnswer(40),
        liked: [
          { id: 'view', name: 'the view', count: 12 },
          { id: 'roof', name: 'the roof', count: 3 },
        ],
      }),
    })
    const box = mount('stay-results')
    await listed(box)
    const view = await eventually(() => check(box, 'the view'))
    expect(view.closest('fieldset')?.querySelector('legend')?.textContent).to.equal('Guests like')
    expect(view.closest('label')?.textContent).to.include('12')
    // A topic without words of its own has the name of the server.
    expect(check(box, 'the roof')?.name).to.equal('liked:roof')
    view.click()
    await eventually(() => query().get('liked') === 'view')
    const { filters } = (await eventually(() =>
      page.sent().find((body) => JSON.stringify(body).includes('liked')),
    )) as Search
    expect(filters).to.deep.equal({ liked: ['view'] })
    ;(await box.button('Remove Liked: the view')).click()
    await eventually(() => query().get('liked') === null)
  })

  it('[PLT-052] shows five of a list of eight and a button that expands and collapses the rest', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const areas = Array.from({ length: 8 }, (_, index) => ({
          id: `a${index}`,
          name: `Area ${index}`,
          count: 9,
        }))
        return { ...searchAnswer(47, body as unknown as Search), neighborhoods: areas }
      },
    })
    const box = mount('stay-results')
    await listed(box)
    const group = () => check(box, 'Area 0')?.closest('fieldset')
    await eventually(group)
    const state = () => [
      group()?.querySelectorAll('input[type=checkbox]').length,
      group()?.querySelector('button')?.textContent,
    ]
    expect(state()).to.deep.equal([5, 'View More'])
    group()?.querySelector('button')?.click()
    await eventually(() => state()[0] === 8)
    expect(state()).to.deep.equal([8, 'View Less'])
    group()?.querySelector('button')?.click()
    await eventually(() => state()[0] === 5)
    expect(state()).to.deep.equal([5, 'View More'])
  })

  it('keeps the text of a hotel name while its filter applies, and empties it with the filter', async () => {
    const box = mount('stay-results')
    await listed(box)
    const field = await box.field('Hotel name')
    type(field, 'Hotel ')
    await eventually(() => query().get('hotelName') === 'Hotel')
    await pause(150)
    expect(field.value).to.equal('Hotel ')
    ;(await box.button('Remove Hotel')).click()
    await eventually(() => field.value === '')
  })
})
