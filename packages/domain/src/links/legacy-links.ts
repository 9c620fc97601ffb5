import type { StayDate } from '../dates/stay-dates.ts'
import { guestCount, type Occupancy } from '../stay/occupancy.ts'

/** The external partner site: hosts are configuration, and the default one is reserved for examples (RFC 2606). */
export interface Partner {
  readonly host: string
  readonly qa: boolean
  /** Address of the whole site, where it is not one of the two hosts; without a slash at its end. */
  readonly origin?: string | undefined
}

export const DEFAULT_PARTNER: Partner = { host: 'partner.example', qa: false }

/** The address that is given, else https://qa.{host} in the QA environment and https://secure.{host} elsewhere (HOT-284). */
export const partnerOrigin = ({ host, qa, origin }: Partner) =>
  origin ?? `https://${qa ? 'qa' : 'secure'}.${host}`

/** A place as the partner takes it. */
export interface PartnerPlace {
  /** Typed or chosen text: "Lisbon, Portugal". */
  readonly query: string
  readonly id: string
  readonly type: string
  /** Id of the city that it is or lies in. */
  readonly city?: string | undefined
  /** Id of a neighborhood. */
  readonly area?: string | undefined
}

interface Common {
  readonly refId: string
  readonly currency: string
}

/** Month, day and year with slashes, as the partner writes dates: 07/01/2030. By itself: the addresses are loaded alone. */
const slashed = (date: StayDate) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

type Value = string | number | undefined

function partnerUrl(partner: Partner, path: string, values: Readonly<Record<string, Value>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return `${partnerOrigin(partner)}/${path}/?${query}`
}

/** city_id, airport_code or neighborhood, by the type of the place. */
function placeValue({ type, id, city, area }: PartnerPlace): Record<string, Value> {
  if (type === 'airport' || type === 'car_airport') return { airport_code: id }
  if (type === 'neighborhood') return { neighborhood: area || id }
  return { city_id: city || id }
}

export interface LegacyHotelSearch extends Common {
  readonly place: PartnerPlace
  readonly checkIn: StayDate
  readonly checkOut: StayDate
  readonly occupancy: Occupancy
}

/** The partner's results page for a hotel search, as the older form's legacy mode leaves for it (HOT-052, HOT-283). */
export function legacyHotelUrl(partner: Partner, search: LegacyHotelSearch): string {
  const { place, checkIn, checkOut, occupancy, refId, currency } = search
  return partnerUrl(partner, 'hotels/results', {
    query: place.query,
    check_in: slashed(checkIn),
    check_out: slashed(checkOut),
    rooms: occupancy.length,
    adults: guestCount(occupancy),
    refid: refId,
    ...placeValue(place),
    currency,
  })
}

export interface FlightLeg {
  readonly from: PartnerPlace
  readonly to: PartnerPlace
  readonly depart: StayDate
  /** For a round trip. */
  readonly back?: StayDate | undefined
}

export interface FlightSearch extends Common {
  readonly type: 'RT' | 'OW' | 'MD'
  readonly legs: readonly FlightLeg[]
  readonly adults: number
  readonly children: number
  readonly cabin: '' | 'economy' | 'premium' | 'business' | 'first'
  readonly nonStop: boolean
}

const airTypes = { RT: 'roundtrip', OW: 'oneway', MD: 'multi' } as const

/** An end of a leg: an airport by its code, a city by its name. */
const endOf = (name: string, { type, id, query }: PartnerPlace, number: number) => ({
  [`${name}_city_${number}`]: query,
  ...(type === 'airport' ? { [`${name}_airport_code_${number}`]: id } : {}),
})

/** The partner's page for a flight search (ACC-189); a round trip and a one-way use their first leg only. */
export function legacyFlightUrl(partner: Partner, search: FlightSearch): string {
  const { type, legs, adults, children, cabin, nonStop, refId, currency } = search
  const used = type === 'MD' ? legs : legs.slice(0, 1)
  const parts = used.map(({ from, to, depart, back }, index) => ({
    ...endOf('from', from, index + 1),
    ...endOf('to', to, index + 1),
    [`depart_date_${index + 1}`]: slashed(depart),
    ...(type === 'RT' && back ? { return_date: slashed(back) } : {}),
  }))
  return partnerUrl(partner, 'flights/results', {
    air_search_type: airTypes[type],
    ...Object.assign({}, ...parts),
    adults,
    children,
    cabin_class: cabin,
    non_stop: nonStop ? 1 : undefined,
    refid: refId,
    currency,
  })
}

export interface CarEnd {
  readonly place: PartnerPlace
  readonly date: StayDate
  /** 24 hours: 10:00. */
  readonly time: string
}

export interface CarSearch extends Common {
  readonly pickUp: CarEnd
  readonly dropOff: CarEnd
  readonly carType: string
  readonly company: string
}

const carEnd = (name: string, { place, date, time }: CarEnd) => ({
  [`${name}_city`]: place.query,
  ...(place.type.endsWith('airport') ? { [`${name}_airport_code`]: place.id } : {}),
  [`${name}_date`]: slashed(date),
  [`${name}_time`]: time,
})

/** The partner's page for a car search (ACC-191). */
export function legacyCarUrl(partner: Partner, search: CarSearch): string {
  const { pickUp, dropOff, carType, company, refId, currency } = search
  return partnerUrl(partner, 'cars/results', {
    ...carEnd('pick_up', pickUp),
    ...carEnd('drop_off', dropOff),
    car_type: carType,
    car_company: company,
    refid: refId,
    currency,
  })
}

/** PLT-137 */
export const carTypes = [
  'economy-car',
  'compact-car',
  'mid-size-car',
  'standard-car',
  'full-size-car',
  'premium-car',
  'luxury-car',
  'mini',
  'convertible',
  'suv',
  'van',
] as const

export const carCompanies = {
  AD: 'Advantage',
  AL: 'Alamo',
  AV: 'Avis',
  BU: 'Budget',
  ZR: 'Dollar',
  ET: 'Enterprise',
  HZ: 'Hertz',
  NA: 'National',
  SX: 'Sixt',
  ZT: 'Thrifty',
} as const
