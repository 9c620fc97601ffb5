import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineDataLayer } from '../stay-data-layer/define.ts'
import { input, searchPage } from './testing/search-page.ts'

type Layer = { dataLayer?: readonly { readonly event: string; readonly step?: string }[] }

/** A form beside other elements of the page. */
async function add(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('stay-search')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  await eventually(() => element.shadowRoot?.querySelector('form'))
  return element
}
const form = (element: Element) => element.shadowRoot?.querySelector('form')

describe('stay-search: other elements of the page', () => {
  searchPage()
  afterEach(() => document.body.replaceChildren())

  it('emits the step of the journey when alone, once in the data layer even for two forms', async () => {
    defineDataLayer()
    const steps = listen('stay-step')
    const layer = document.createElement('stay-data-layer')
    layer.setAttribute('consent', 'granted')
    document.body.append(layer)
    await add()
    await add()
    await pause(50)
    steps.stop()
    expect(steps.events.map(({ detail }) => detail)).to.deep.equal([{ step: 'search' }])
    const page = globalThis as unknown as Layer
    expect(page.dataLayer?.map(({ event, step }) => [event, step])).to.deep.equal([
      ['staykit_step', 'search'],
    ])
    delete page.dataLayer
  })

  it('emits no step next to results, a hotel or a checkout', async () => {
    const steps = listen('stay-step')
    for (const tag of ['stay-results', 'stay-hotel', 'stay-checkout']) {
      document.body.replaceChildren(document.createElement(tag))
      await add()
    }
    await pause(50)
    steps.stop()
    expect(steps.events.length).to.equal(0)
  })

  it('names two forms by the aria-label of their tags; without one only the first is a landmark', async () => {
    const box = mount('stay-search')
    await input(box)
    const second = await add()
    const third = await add({ 'aria-label': 'Search from the footer' })
    expect([box.element, second, third].map((one) => form(one)?.role)).to.deep.equal([
      'search',
      null,
      'search',
    ])
    expect(form(third)?.ariaLabel).to.equal('Search from the footer')
  })
})
