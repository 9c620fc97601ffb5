import { isPlaceText } from '@staykit/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { openWorld } from '../../compose.ts'
import { repositoryRoot } from '../../kernel/environment.ts'
import { fold } from '../../kernel/text/fold.ts'
import { TESTVILLE } from '../../sandbox/testville/city.ts'
import type { WorldPlaces } from './places.ts'
import { sourceAirports, sourceCities } from './sources.ts'

let places: WorldPlaces
beforeAll(async () => {
  places = await openWorld(`${repositoryRoot}/.staykit`)
})

const cities = async (text: string) =>
  (await places.search(text)).cities.map(({ displayName }) => displayName)
const airports = async (text: string) => (await places.search(text)).airports.map(({ code }) => code)

describe('all places', () => {
  it('contain every city of the source, Testville, and every IATA airport', async () => {
    const source = sourceCities([])
    expect(places.cityCount).toBe(source.length + 1)
    for (const { cityId, name } of source) {
      if ((await places.city(String(cityId)))?.name !== name) expect.fail(`${cityId} ${name}`)
    }
    for (const { iata, name } of sourceAirports()) expect((await places.airport(iata))?.name).toBe(name)
    expect((await places.city(TESTVILLE))?.name).toBe('Testville')
  })

  it('contain each of 2,000 cities under its full name, or a larger one of the same name', async () => {
    for (let index = 0; index < places.cityCount; index += Math.floor(places.cityCount / 2_000)) {
      const city = places.cityAt(index)
      if (fold(city.name).length < 3 || city.name.includes(',')) continue
      const found = (await places.search(city.name, 4)).cities
      const isThere = found.some(({ id }) => id === city.id)
      const hides =
        found.length === 4 &&
        found.every(
          (other) =>
            other.population > city.population || fold(other.name).includes(fold(city.name).slice(0, 4)),
        )
      if (!isThere && !hides)
        expect.fail(`${city.displayName}: ${found.map(({ displayName }) => displayName)}`)
    }
  })

  it('have time zone, state and country', async () => {
    expect(await places.city('5128581')).toMatchObject({
      timeZone: 'America/New_York',
      stateCode: 'NY',
      countryName: 'United States',
    })
    expect((await places.airport('LIS'))?.city.displayName).toBe('Lisbon, Portugal')
    expect((await places.airport('LED'))?.city.name).toBe('Saint Petersburg')
    expect(await places.city('nonsense')).toBeUndefined()
    expect(await places.airport('ZZZ')).toBeUndefined()
  })

  it('distinguish cities of one name', async () => {
    const names = await cities('springfield')
    expect(new Set(names).size).toBe(names.length)
    expect((await cities('san paolo')).some((name) => name.includes('(near '))).toBe(true)
  })

  it('include the nearest city, also across the date line', async () => {
    expect((await places.nearest(38.71, -9.14))?.name).toBe('Lisbon')
    expect((await places.nearest(38.7, -9.2, { population: 100_000 }))?.name).toBe('Lisbon')
    expect((await places.nearest(-16.8, -179.99))?.countryCode).toBe('FJ')
    expect(await places.nearest(0, -140)).toBeDefined()
  })

  it.each([
    ['the middle of Lisbon', 38.71, -9.14, 'LIS'],
    ['Chicago, not the closed Meigs Airport', 41.86, -87.61, 'MDW'],
    ['Paris, not the business airport of Le Bourget', 48.88, 2.37, 'ORY'],
    ['the other side of the date line', -16.8, -179.99, undefined],
    ['an ocean', 0, -140, undefined],
    ['a small place', 28.2, 83.98, undefined],
  ])('have the airport to fly to from %s', async (_, latitude, longitude, code) => {
    expect((await places.nearestAirport(latitude, longitude, 100))?.code).toBe(code)
  })
})

describe('typed text', () => {
  it.each([
    ['lisb', 'Lisbon, Portugal'],
    ['LISBON', 'Lisbon, Portugal'],
    ['são p', 'São Paulo, Brazil'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['zürich', 'Zürich, Switzerland'],
    ['zurich', 'Zürich, Switzerland'],
    ['munchen', 'Munich, Germany'],
    ['st petersburg', 'Saint Petersburg, Russia'],
    ['york', 'York, United Kingdom'],
    ['new y', 'New York City, NY, United States'],
    ['testv', 'Testville, KS, United States'],
    ['paris, texas', 'Paris, TX, United States'],
    ['paris tx', 'Paris, TX, United States'],
    ['paris fr', 'Paris, France'],
    ['springfield, il', 'Springfield, IL, United States'],
    ['san jose costa rica', 'San José, Costa Rica'],
  ])('%j finds %j first', async (text, first) => {
    expect((await cities(text))[0]).toBe(first)
  })

  it.each([
    ['a letter left out', 'barcelna', 'Barcelona, Spain'],
    ['a letter too many', 'amstterdam', 'Amsterdam, Netherlands'],
    ['a wrong letter', 'istambul', 'Istanbul, Turkey'],
    ['a wrong first letter', 'kopenhagen', 'Copenhagen, Denmark'],
    ['two letters swapped', 'lisbno', 'Lisbon, Portugal'],
    ['two errors', 'philadelfia', 'Philadelphia, PA, United States'],
    ['errors in two words', 'bueons aries', 'Buenos Aires, Argentina'],
    ['an error in a beginning', 'los angl', 'Los Angeles, CA, United States'],
  ])('forgives %s: %j', async (_, text, first) => {
    expect((await cities(text))[0]).toBe(
      first === 'Istanbul, Turkey' ? (await places.city('745044'))?.displayName : first,
    )
  })

  it.each([
    ['Москва', 'Moscow, Russia'],
    ['москв', 'Moscow, Russia'],
    ['北京', 'Beijing, China'],
    ['东京', 'Tokyo, Japan'],
    ['東京', 'Tokyo, Japan'],
    ['서울', 'Seoul, South Korea'],
    ['서우', 'Seoul, South Korea'],
    ['القاهرة', 'Cairo, Egypt'],
    ['القاهره', 'Cairo, Egypt'],
    ['Αθήνα', 'Athens, Greece'],
    ['ＴＯＫＹＯ', 'Tokyo, Japan'],
    ['Den Haag', 'The Hague, Netherlands'],
    ['Hue', 'Huế, Vietnam'],
    ['Huế', 'Huế, Vietnam'],
    ['Londres', 'London, United Kingdom'],
    ['Genf', 'Genève, Switzerland'],
    ['Geneva', 'Genève, Switzerland'],
    ['Venice', 'Venice, Italy'],
    ['Florence', 'Florence, Italy'],
    ['Cologne', 'Köln, Germany'],
    ['Praha', 'Prague, Czechia'],
    ['NYC', 'New York City, NY, United States'],
    ['CDMX', 'Mexico City, Mexico'],
    ['santa', 'Santa Cruz de la Sierra, Bolivia'],
    ['Córdoba, España', 'Córdoba, Spain'],
    ['cordoba espa', 'Córdoba, Spain'],
    ['Valencia, Испания', 'Valencia, Spain'],
    ['San José, 哥斯达黎加', 'San José, Costa Rica'],
  ])('%j finds %s first, in any language and script', async (text, first) => {
    expect((await cities(text))[0]).toBe(first)
  })

  it('finds each city of a million people by each of its names', async () => {
    const large = sourceCities([]).filter(({ population }) => population >= 1_000_000)
    let count = 0
    for (const { cityId, otherNames } of large)
      for (const name of otherNames) {
        // Transliterations by machine, and names of two languages in one.
        if (/^[a-z]|\s-\s|,/.test(name) || !isPlaceText(name)) continue
        count++
        const found = (await places.search(name)).cities.map(({ id }) => id)
        if (!found.includes(String(cityId))) expect.fail(`${cityId} ${name}`)
      }
    expect(count).toBeGreaterThan(10_000)
  })

  it('ranks by match, then by population', async () => {
    expect((await cities('lisbon')).slice(0, 2)).toEqual(['Lisbon, Portugal', 'Lisbon, ME, United States'])
    const populations = (await places.search('santa')).cities.map(({ population }) => population)
    expect(populations).toEqual([...populations].sort((a, b) => b - a))
  })

  it('finds airports by code, name and city', async () => {
    expect((await airports('jfk'))[0]).toBe('JFK')
    expect(await airports('heathrow')).toEqual(['LHR'])
    expect(await airports('london')).toContain('LGW')
  })

  it('finds nothing for empty input, and survives any input', async () => {
    for (const text of [
      '',
      'li',
      ',,,',
      '   ',
      '🏨🏨🏨',
      '%%%',
      "'; drop table",
      'x'.repeat(100),
      '\u0000\u0000\u0000\u0000',
    ])
      await expect(places.search(text)).resolves.toBeDefined()
    expect(await places.search('li')).toEqual({ cities: [], airports: [] })
    expect(await cities('qqzzxxyyq')).toEqual([])
  })
})
