import type { WireLocation } from '@staykit/contract'
import { expect } from 'chai'
import { mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { input, searchPage, value } from './testing/search-page.ts'

const place = (kind: WireLocation['type'], more: Partial<WireLocation> = {}): WireLocation => ({
  ...{ id: `p-${kind}`, type: kind, name: 'Porto', displayName: `Porto ${kind}`, city: 'Porto' },
  ...{ cityID: '900', latitude: 41.1, longitude: -8.6, ...more },
})
/** Each type with the text after the name (PLT-106) and its icon. */
const kinds: readonly (readonly [WireLocation, string, string])[] = [
  [place('city', { hotelCount: 12 }), '12 Hotels', 'pin'],
  [place('region', { hotelCount: 1 }), '1 Hotel', 'pin'],
  [place('car_city', { stateCode: 'PT-13' }), 'PT-13', 'pin'],
  [place('vp_city'), 'All Airports', 'pin'],
  [place('airport', { code: 'OPO' }), 'OPO', 'plane'],
  [place('car_airport', { code: 'OPO' }), 'OPO', 'pin'],
  [place('hotel'), '', 'hotel'],
  [place('geolocation'), '', 'pin'],
  [place('poi', { areaID: '900-a2' }), '', 'pin'],
]

describe('stay-search: types of suggestions', () => {
  const page = searchPage()

  it('[PLT-165] shows icon, name and meta of each of the nine types, and fills id, type, city and query', async () => {
    const icons = new Map<string, string>()
    for (const [location, meta, icon] of kinds) {
      page.api.answer({ '/locations/search': () => ({ locations: [location] }) })
      const box = mount('stay-search')
      type(await input(box), `porto ${location.type}`)
      const option = await eventually(() =>
        box.all('[role=option]').find(({ textContent }) => textContent?.includes(location.displayName)),
      )
      expect(option.querySelector('.meta')?.textContent, location.type).to.equal(meta)
      const path = option.querySelector('path')?.getAttribute('d') ?? ''
      icons.set(icon, icons.get(icon) ?? path)
      expect(path, location.type).to.equal(icons.get(icon))
      option.click()
      await eventually(() => value(box, 'id') === location.id)
      const filled = ['type', 'city', 'area', 'query'].map((name) => value(box, name))
      expect(filled).to.deep.equal([location.type, '900', location.areaID ?? '', location.displayName])
      box.element.remove()
    }
    expect(new Set(icons.values()).size).to.equal(3)
  })
})
