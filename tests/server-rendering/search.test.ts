import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type * as Server from '../../sdk/src/entries/server.ts'
import { HOSTILE, settingsFor } from './api.ts'

const { renderSearch, searchAddress, searchAttributes }: typeof Server = await import(
  new URL('../../sdk/dist/npm/server.js', import.meta.url).href
)
const lisbon = {
  id: '2267057',
  type: 'city',
  name: 'Lisbon',
  displayName: 'Lisbon, Portugal',
  cityID: '2267057',
  latitude: 38.7,
  longitude: -9.1,
}

describe('the server-rendered search form', () => {
  it('has the element with a form of native fields in declarative shadow DOM, even when the API does not answer', async () => {
    const { settings } = settingsFor()
    const { html } = await renderSearch(
      { variant: 'full', checkIn: '2030-12-12', checkOut: '2030-12-14' },
      settings,
    )
    expect(html).toMatch(
      /^<stay-search variant="full" check-in="2030-12-12" check-out="2030-12-14"><template shadowrootmode="open">/,
    )
    expect(html).toMatch(/<link rel="stylesheet" href="https:\/\/api\.test\/sdk\/[\d.]+\/ssr\/search\.css">/)
    expect(html).toMatch(/<form[^>]* method="get" action="\/search"/)
    const fields = [...html.matchAll(/<input[^>]* name="([a-z-]+)"[^>]*/g)]
    expect(fields.map(([, name]) => name)).toEqual([
      'location-name',
      'check-in',
      'check-out',
      'rooms',
      'guests',
    ])
    expect(fields[1]?.[0]).toMatch(/type="date".* value="2030-12-12"/)
    for (const label of ['Where to?', 'Check-in', 'Check-out', 'Rooms', 'Guests'])
      expect(html).toContain(label)
    expect(html).toMatch(/<button [^>]*type="submit"/)
    expect(html).not.toMatch(/style=|<script|<style|undefined|\[object/)
  })

  it('escapes every text', async () => {
    const { settings } = settingsFor()
    const hostile = { locationId: HOSTILE, locationName: HOSTILE, checkIn: HOSTILE }
    const urls = { action: HOSTILE, stylesheets: HOSTILE, nonce: HOSTILE }
    const { html } = await renderSearch(hostile, { ...settings, ...urls })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script')
    expect(html.match(/<\/template>/g)).toHaveLength(1)
    expect(html).toContain('value="&quot;>&lt;img src=x')
  })

  it('has the colours of the brand when the page has a nonce for them, and valid colours only', async () => {
    const tokens = { 'stay-brand': '#1f4b99', 'stay-x': 'red}body{display:none', other: 'blue' }
    const { settings } = settingsFor({ '/api/brand': { brand: brandWith(tokens) } })
    const { html } = await renderSearch({}, { ...settings, nonce: 'abc' })
    expect(html).toContain('<style nonce="abc">.root{--_b-brand:#1f4b99}</style>')
  })

  it('stays unchanged in the HTML that React writes', async () => {
    const { settings } = settingsFor()
    const { html, template, attributes } = await renderSearch({ variant: 'compact' }, settings)
    const inner = { dangerouslySetInnerHTML: { __html: template } }
    expect(renderToString(createElement('stay-search', { ...attributes, ...inner }))).toBe(html)
  })

  it('reports an unknown place in its field', async () => {
    const { settings } = settingsFor()
    const { html } = await renderSearch({ locationName: 'Atlantis' }, settings)
    expect(html).toMatch(/aria-invalid="true"[^>]* value="Atlantis"|value="Atlantis"[^>]*aria-invalid="true"/)
    expect(html).toContain('Please Select a Location')
  })

  it('keeps the stay of a partner form whose place is unknown', async () => {
    const { settings } = settingsFor()
    const sent = { location: 'Atlantis', checkIn: '12/13/2030', checkOut: '12/15/2030', roomCount: '2' }
    const query = new URLSearchParams({ ...sent, guestCount: '5', occupancy: '2-5,8|1' })
    const { html } = await renderSearch(searchAttributes(query), settings)
    for (const value of ['Atlantis', '2030-12-13', '2030-12-15', '2', '5', '2-5,8|1'])
      expect(html).toContain(`value="${value}"`)
  })

  it('opens the results of the typed place', async () => {
    const { settings, requests } = settingsFor({ '/travel/locations/find': { locations: [lisbon] } })
    const query = new URLSearchParams({
      ...{
        'location-name': 'Lisbon',
        'check-in': '2030-12-12',
        'check-out': '2030-12-14',
        rooms: '2',
        guests: '3',
      },
    })
    expect(await searchAddress(query, settings)).toBe('/search/city/2267057/12-12-2030/12-14-2030/2/3')
    expect(requests.find(({ path }) => path === '/travel/locations/find')?.body).toMatchObject({
      query: 'Lisbon',
    })
    const urls = { search: 'https://partner.test/r?l={location}&in={checkIn}' }
    expect(await searchAddress(query, { ...settings, urls })).toBe(
      'https://partner.test/r?l=2267057&in=12-12-2030',
    )
  })

  it('leads to a screen of the page, without an origin when the address of the page has none', async () => {
    const { settings } = settingsFor({ '/travel/locations/find': { locations: [lisbon] } })
    const query = new URLSearchParams({ 'location-name': 'Lisbon', 'check-in': '2030-12-12' })
    const addressOn = (pageUrl?: string) => searchAddress(query, { ...settings, urls: {}, pageUrl })
    expect(await addressOn()).toMatch(/^\/\?stay=results&stay-type=city&stay-place=2267057&/)
    expect(await addressOn('/rooms?id=7')).toMatch(/^\/rooms\?id=7&stay=results&/)
    expect(await addressOn('https://www.test/rooms')).toMatch(/^https:\/\/www\.test\/rooms\?stay=results&/)
  })

  it('[PLT-164] accepts the fields of a partner form, and its chosen place', async () => {
    const sintra = {
      ...lisbon,
      id: '2263480',
      cityID: '2263480',
      name: 'Sintra',
      displayName: 'Sintra, Portugal',
    }
    const requests: { query?: string; id?: string }[] = []
    const { settings } = settingsFor({
      '/travel/locations/find': (body: { query?: string; id?: string }) => {
        requests.push(body)
        const found = body.id === '2263480' || /sint/i.test(body.query ?? '') ? sintra : lisbon
        return { locations: body.id === 'gone' ? [] : [found] }
      },
    })
    const form = {
      location: 'Sintra',
      locationID: '2263480',
      locationQuery: 'sint',
      locationType: 'city',
      cityID: '2263480',
      areaID: '',
      checkIn: '2030-12-12',
      checkOut: '2030-12-14',
      roomCount: '2',
      guestCount: '3',
      locationChange: 'true',
      locationClick: 'true',
    }
    const leads = (changed: Partial<typeof form> = {}) =>
      searchAddress(new URLSearchParams({ ...form, ...changed }), settings)
    expect(await leads()).toBe('/search/city/2263480/12-12-2030/12-14-2030/2/3')
    expect(requests.at(-1)).toMatchObject({ query: 'sint', id: '2263480' })
    // For a city its number is enough; an unknown place is looked up by its name.
    expect(await leads({ locationID: '' })).toBe('/search/city/2263480/12-12-2030/12-14-2030/2/3')
    expect(requests.at(-1)).toMatchObject({ id: '2263480' })
    expect(await leads({ locationID: 'gone' })).toBe('/search/city/2263480/12-12-2030/12-14-2030/2/3')
    expect(requests.at(-1)).toMatchObject({ query: 'Sintra' })
    // Typed again without a new choice: the text counts.
    expect(await leads({ location: 'Lisbon', locationClick: 'false' })).toBe(
      '/search/city/2267057/12-12-2030/12-14-2030/2/3',
    )
    expect(requests.at(-1)).toMatchObject({ query: 'Lisbon' })
    expect(requests.at(-1)).not.toHaveProperty('id')
    expect(await leads({ location: '' })).toBeUndefined()
  })

  it('reads dates in every form with one reading, and keeps others in the address for its page to name', async () => {
    const { settings } = settingsFor({ '/travel/locations/find': { locations: [lisbon] } })
    const address = (fields: Record<string, string>) =>
      searchAddress(new URLSearchParams({ 'location-name': 'Lisbon', ...fields }), settings)
    const path = '/search/city/2267057'
    const stay = { 'check-in': '03/04/2031', 'check-out': '20310306', rooms: '１', guests: '２' }
    expect(await address(stay)).toBe(`${path}/03-04-2031/03-06-2031/1/2`)
    expect(await address({ 'check-in': '24.12.2030' })).toBe(`${path}/12-24-2030/12-25-2030/1/2`)
    const wrong = { 'check-in': '2030-12-14', 'check-out': '2030-12-12', rooms: '400', guests: '-3' }
    expect(await address(wrong)).toBe(`${path}/12-14-2030/12-12-2030/400/0`)
    expect(await address({ 'check-in': 'x/y', 'check-out': '1999-01-01', rooms: '' })).toBe(
      `${path}/x%2Fy/01-01-1999/1/2`,
    )
  })

  it('keeps the rooms and ages of the page until the traveller changes their numbers', async () => {
    const { settings } = settingsFor({ '/travel/locations/find': { locations: [lisbon] } })
    const { html } = await renderSearch({ variant: 'full', occupancy: '2-5|1' }, settings)
    const [, sent = ''] = /<input type="hidden" name="occupancy" value="([^"]*)"/.exec(html) ?? []
    expect(sent).toBe('2-5|1')
    const address = (rooms: string, guests: string) =>
      searchAddress(
        new URLSearchParams({ 'location-name': 'Lisbon', rooms, guests, occupancy: sent }),
        settings,
      )
    expect(await address('2', '4')).toMatch(/\/2\/4\?rooms=2-5%7C1$/)
    expect(await address('2', '3')).toMatch(/\/2\/3$/)
  })

  it('refuses an unknown place', async () => {
    const { settings } = settingsFor({ '/travel/locations/find': { locations: [lisbon] } })
    expect(await searchAddress(new URLSearchParams({ 'location-name': ' ' }), settings)).toBeUndefined()
    const none = settingsFor({ '/travel/locations/find': { locations: [] } })
    expect(await searchAddress(new URLSearchParams({ 'location-name': 'X' }), none.settings)).toBeUndefined()
  })
})

function brandWith(tokens: Record<string, string>) {
  const off = [
    'restrictedRates',
    'userAuthRequired',
    'cugLite',
    'hideLoyalty',
    'cardManagement',
    'socialLogin',
    'enablePlatformAuth',
  ]
  return {
    ...{ refId: 'x', name: 'X', tokens, products: ['hotels'], supportEmail: 'a@b.test', currency: 'USD' },
    ...{ locale: 'en-US', links: {}, flags: Object.fromEntries(off.map((flag) => [flag, false])) },
    payments: { provider: 'sandbox' },
  }
}
