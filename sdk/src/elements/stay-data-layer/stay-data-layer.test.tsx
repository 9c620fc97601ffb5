import { expect } from 'chai'
import { fakeApi } from '../../testing/fake-api.ts'
import { rates } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineCheckout } from '../stay-checkout/define.ts'
import { checkoutApi, maya, openCheckout } from '../stay-checkout/testing/checkout-page.ts'
import { define as defineRates } from '../stay-rates/define.ts'
import { define } from './define.ts'
import type { DataLayerEntry } from './entry-fields.ts'
import { startDataLayer } from './start-data-layer.ts'

type Layer = HTMLElement & { handler?: (entry: DataLayerEntry) => void; consent?: string; layer?: string }
const page = globalThis as unknown as Record<string, DataLayerEntry[] | undefined>
const stay = { checkIn: '2030-12-12', checkOut: '2030-12-15', rooms: 1, guests: 2, occupancy: '2' }

/** An event of an element of the journey. */
const tell = (name: string, detail: object, from: Element = document.body) =>
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
const filter = (stars: number[], hotels: number) =>
  tell('stay-filter', { before: { filters: {}, page: 2 }, after: { filters: { stars }, page: 1 }, hotels })
const step = (name: string) => tell('stay-step', { step: name })
const agree = (detail: boolean) => document.dispatchEvent(new CustomEvent('stay-consent', { detail }))

function addLayer(attributes: Readonly<Record<string, string>> = {}, handler?: Layer['handler']): Layer {
  const element = document.createElement('stay-data-layer') as Layer
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (handler) element.handler = handler
  document.documentElement.append(element)
  return element
}

const entries = (layer = 'dataLayer') => page[layer] ?? []
const names = (layer?: string) =>
  entries(layer).map((entry) => (entry.event === 'staykit_step' ? entry.step : entry.event))

describe('stay-data-layer', () => {
  const here = location.href
  const leave = (event: Event) => event.preventDefault()
  before(() => {
    for (const register of [define, defineRates, defineCheckout]) register()
    document.addEventListener('stay-navigate', leave)
  })
  after(() => document.removeEventListener('stay-navigate', leave))
  beforeEach(() => freshPage())
  afterEach(async () => {
    for (const element of document.querySelectorAll('stay-data-layer')) element.remove()
    document.body.replaceChildren()
    await pause(0)
    for (const name of ['dataLayer', 'mine']) delete page[name]
    history.replaceState(null, '', here)
  })

  describe('consent', () => {
    it('sends no event before the visitor agrees, then all of them in order, and later ones at once', async () => {
      addLayer()
      for (const name of ['results', 'hotel', 'details']) step(name)
      await pause(20)
      expect(page.dataLayer).to.equal(undefined)
      agree(true)
      expect(names()).to.deep.equal(['results', 'hotel', 'details'])
      step('payment')
      expect(names().at(-1)).to.equal('payment')
    })

    it('discards queued events after a refusal, and records no later ones', async () => {
      const layer = addLayer()
      step('results')
      agree(false)
      step('hotel')
      agree(true)
      expect(page.dataLayer).to.equal(undefined)
      // Events in the meantime are not stored.
      step('hotel')
      expect(names()).to.deep.equal(['hotel'])
      layer.setAttribute('consent', 'denied')
      step('payment')
      layer.setAttribute('consent', 'granted')
      expect(names()).to.deep.equal(['hotel'])
    })

    it('reads the consent from an attribute or a property', () => {
      const layer = addLayer({ consent: 'granted' })
      step('results')
      expect(names()).to.deep.equal(['results'])
      layer.remove()
      const other = addLayer()
      step('hotel')
      other.consent = 'granted'
      expect(names()).to.deep.equal(['results', 'hotel'])
    })

    it('accepts only granted as consent', () => {
      addLayer({ consent: 'yes' })
      step('results')
      document.dispatchEvent(new CustomEvent('stay-consent', { detail: 'true' }))
      expect(page.dataLayer).to.equal(undefined)
    })

    it('queues at most the last 100 events', () => {
      addLayer()
      for (let hotels = 1; hotels <= 130; hotels++) filter([4], hotels)
      agree(true)
      const counts = entries().map((entry) => entry.event === 'staykit_filter' && entry.hotels)
      expect(counts).to.deep.equal(Array.from({ length: 100 }, (_, index) => index + 31))
    })
  })

  describe('entries', () => {
    it('a selected rate has hotel, dates, price, brand and time', async () => {
      const api = fakeApi({ '/hotels/rates/': () => ({ rates }) })
      addLayer({ consent: 'granted' })
      const box = mount('stay-rates', {
        'ref-id': '8184',
        'hotel-id': 'h1',
        'hotel-name': 'Casa do Miradouro',
        'check-in': stay.checkIn,
        'check-out': stay.checkOut,
      })
      ;(await eventually(() => box.root.querySelector<HTMLElement>('[part~=book]'))).click()
      const [entry] = entries()
      expect(new Date(entry?.time ?? '').toISOString()).to.equal(entry?.time)
      expect(entry).to.deep.equal({
        event: 'staykit_rate_select',
        refId: '8184',
        time: entry?.time,
        hotelId: 'h1',
        hotelName: 'Casa do Miradouro',
        title: 'Double Room, River View',
        isMember: false,
        ...stay,
        nights: 3,
        total: { amount: 485.04, currency: 'USD' },
      })
      api.restore()
    })

    it('reports which part of a list has changed: filters, the sort or the page', () => {
      addLayer({ consent: 'granted' })
      const lists = [
        { filters: { stars: [], hotelName: undefined }, page: 1 },
        { filters: { stars: [], hotelName: undefined }, page: 2 },
        { filters: { stars: [4, 5], hotelName: undefined }, page: 1 },
        { filters: { stars: [4, 5], hotelName: 'casa' }, page: 1 },
        { filters: {}, page: 1 },
        { filters: {}, page: 1, sort: 'price_asc' },
      ]
      for (const [index, after] of lists.slice(1).entries())
        tell('stay-filter', { before: lists[index], after, hotels: 9 })
      const changed = entries().map((entry) => entry.event === 'staykit_filter' && entry.changed)
      expect(changed).to.deep.equal(['page', 'stars', 'hotelName', 'stars,hotelName', 'sort'])
      expect(JSON.stringify(entries())).to.not.include('casa')
    })

    it('contain no personal data, whatever the events contain', () => {
      addLayer({ consent: 'granted' })
      const person = { userId: 'u-7', email: 'maya@example.com', fullName: 'Maya Okafor', token: 'secret-1' }
      tell('stay-login', person)
      tell('stay-booked', { tripNumber: 'ST-1', ...stay, ...person })
      tell('stay-rate-select', {
        hotelId: 'h1',
        bundle: 'secret-2',
        url: '/checkout?rate=secret-2',
        ...person,
      })
      tell('stay-results', { search: person, hotels: 3 })
      tell('stay-book-failed', { code: 'CARD_DECLINED', message: 'The card of Maya Okafor' })
      tell('stay-search', { place: { id: '800', type: 'city', ...person }, url: '/?email=maya@example.com' })
      expect(entries()).to.have.length(5)
      expect(JSON.stringify(entries())).to.not.match(/maya|okafor|u-7|secret/i)
    })

    it('report a repeated step once, and a repeated action each time', () => {
      addLayer({ consent: 'granted' })
      const results = () => tell('stay-results', { place: { id: '800', type: 'city' }, hotels: 47 })
      for (const say of [results, results]) say()
      for (const name of ['results', 'results', 'hotel', 'results']) step(name)
      results()
      for (let times = 0; times < 2; times++) filter([4], 9)
      for (const tripNumber of ['ST-1', 'ST-1', 'ST-2']) tell('stay-booked', { tripNumber })
      expect(names()).to.deep.equal([
        'staykit_results',
        ...['results', 'hotel', 'results', 'staykit_results'],
        ...['staykit_filter', 'staykit_filter', 'staykit_booked', 'staykit_booked'],
      ])
    })

    it('report a booking once, and not again when its confirmation reloads', async () => {
      const api = checkoutApi()
      addLayer({ consent: 'granted' })
      const box = openCheckout({ section: 'billing', customer: maya })
      const card = await box.frame()
      ;(await box.button(/^Book Room/)).click()
      await card.pays()
      await eventually(() => location.pathname === '/checkout/confirmation')
      await eventually(() => names().includes('confirmation'))
      const { time, ...booked } = entries().find(({ event }) => event === 'staykit_booked') ?? { time: '' }
      expect(booked).to.deep.equal({
        event: 'staykit_booked',
        refId: '8183',
        tripNumber: 'ST-1',
        hotelId: 'h1',
        hotelName: 'Casa do Miradouro',
        ...stay,
        nights: 3,
        paymentMethod: 'CREDIT',
        total: { amount: 485.04, currency: 'USD' },
      })
      document.querySelector('stay-data-layer')?.remove()
      await pause(0)
      addLayer({ consent: 'granted' })
      const again = openCheckout({ section: 'confirmation', query: '', reload: true })
      await again.says('ST-ABCD-EFGH-JKMN')
      await eventually(() => names().at(-1) === 'confirmation')
      expect(names().filter((name) => name === 'staykit_booked')).to.have.length(1)
      api.restore()
    })
  })

  describe('destination', () => {
    it('calls a function instead of the array, or both; an error of the function does not affect the others', async () => {
      const received: string[] = []
      const failed: unknown[] = []
      // The test runner reports each uncaught error as a failure.
      const later = globalThis.queueMicrotask
      globalThis.queueMicrotask = (run) =>
        later(
          () =>
            void Promise.resolve()
              .then(run)
              .catch((error: unknown) => failed.push(error)),
        )
      const fail = () => {
        throw new Error('analytics are down')
      }
      addLayer({ consent: 'granted' }, ({ event }) => received.push(event))
      addLayer({ consent: 'granted' }, fail)
      step('results')
      await eventually(() => failed.length > 0)
      expect(page.dataLayer).to.equal(undefined)
      addLayer({ consent: 'granted', layer: 'mine' }, () => {})
      step('hotel')
      await pause(0)
      globalThis.queueMicrotask = later
      expect(received).to.deep.equal(['staykit_step', 'staykit_step'])
      expect(names('mine')).to.deep.equal(['hotel'])
    })

    it('pushes once to an existing array, however many data layers the page has', () => {
      const already = [{ event: 'page_view' }] as unknown as DataLayerEntry[]
      page.dataLayer = already
      for (let times = 0; times < 2; times++) addLayer({ consent: 'granted' })
      filter([], 47)
      expect(page.dataLayer).to.equal(already)
      expect(names()).to.deep.equal(['page_view', 'staykit_filter'])
    })

    it('receives events that the page stops, also after a move, but not after its removal', async () => {
      const layer = addLayer({ consent: 'granted' })
      const quiet = document.createElement('div')
      document.body.append(quiet)
      quiet.addEventListener('stay-step', (event) => event.stopPropagation())
      tell('stay-step', { step: 'results' }, quiet)
      document.body.append(layer)
      await pause(0)
      step('hotel')
      layer.remove()
      await pause(0)
      step('details')
      expect(names()).to.deep.equal(['results', 'hotel'])
    })

    it('starts and stops without the element', () => {
      const { setConsent, stop } = startDataLayer({ layer: 'mine' })
      step('results')
      expect(page.mine).to.equal(undefined)
      setConsent('granted')
      stop()
      step('hotel')
      expect(names('mine')).to.deep.equal(['results'])
    })
  })
})
