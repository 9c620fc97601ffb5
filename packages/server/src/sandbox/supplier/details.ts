import type { HotelDetails, TitledContent } from '../../ports/supplier.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import { picturesAt } from '../testville/pictures.ts'
import type { CityHotels } from './catalogue.ts'
import { hash, pick } from './hash.ts'
import type { Climate } from './market.ts'
import { galleryOf, imagePath } from './pictures/addresses.ts'
import { lookOf } from './pictures/houses.ts'
import { factsOf } from './pictures/pictures.ts'
import { summaryOf } from './summary.ts'

const settings: Readonly<Record<Climate, readonly string[]>> = {
  tropical: [
    'among palms and slow ceiling fans',
    'a short walk from the water',
    'around a garden that never stops flowering',
  ],
  desert: [
    'around a shaded courtyard',
    'behind thick walls that keep the evening cool',
    'with a roof terrace over the old lanes',
  ],
  mediterranean: [
    'on a street of pale stone and awnings',
    'with a patio of lemon trees',
    'between the market and the sea breeze',
  ],
  temperate: ['on a quiet street behind the main square', 'in a restored townhouse', 'beside the park'],
  alpine: [
    'with the mountains at the window',
    'above the village church',
    'a few steps from the first trail',
  ],
  nordic: ['near the old harbour', 'with a sauna under the roof', 'in a timber house with tall windows'],
}

const characters = [
  'is a calm place to stay',
  'keeps its doors open to early risers and late arrivals',
  'has been run by the same family for years',
  'mixes old beams with new bathrooms',
  'feels smaller than it is',
  'is known for its breakfast room',
]
const rooms = [
  'Rooms are bright and plainly furnished, with good beds and blackout curtains.',
  'Rooms have wooden floors, a desk and a kettle; the quieter ones face the back.',
  'Every room has its own colour, a rain shower and a reading corner.',
  'Rooms are compact and well thought out, with plenty of sockets and hooks.',
]
const services = [
  'The front desk is open day and night and knows the short ways.',
  'Guests borrow bicycles free of charge.',
  'A small bar serves until midnight.',
  'Luggage is looked after before check-in and after check-out.',
  'Breakfast is a generous buffet with local produce.',
]

const checkInTimes = ['2:00 PM', '3:00 PM', '4:00 PM']
const checkOutTimes = ['10:00 AM', '11:00 AM', '12:00 PM']
const callingCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  FR: '33',
  DE: '49',
  ES: '34',
  PT: '351',
  IT: '39',
  JP: '81',
  AU: '61',
  BR: '55',
  MX: '52',
  IN: '91',
  CN: '86',
  NL: '31',
  CH: '41',
  AT: '43',
  GR: '30',
  TR: '90',
}

/** A hotel with all the facts of its page. */
export function detailsOf(hotels: CityHotels, index: number): HotelDetails {
  const summary = summaryOf(hotels, index)
  const seed = hotels.seeds[index] ?? 0
  const scenes = picturesAt(behaviourOf(hotels.city.id, index), galleryOf(summary.amenityIds.includes(15)))
  return {
    ...summary,
    images: scenes.map((scene) => imagePath(summary.id, scene, 1200)),
    pictures: scenes.map((scene) => factsOf(scene, lookOf(hotels, index))),
    description: describe(hotels, index, summary.name, summary.area.name),
    phoneNumber: `+${callingCodes[hotels.city.countryCode] ?? '800'} 555 01${String(hash(seed, 91) % 100).padStart(2, '0')}`,
    checkInTime: pick(checkInTimes, seed, 92),
    checkOutTime: pick(checkOutTimes, seed, 93),
    importantInfo: informationOf(hotels, index, seed),
  }
}

function describe(hotels: CityHotels, index: number, name: string, area: string): string {
  const seed = hotels.seeds[index] ?? 0
  const setting = pick(settings[hotels.climate], seed, 94)
  const opening = `${name} ${pick(characters, seed, 95)}: in ${area}, ${hotels.city.name}, ${setting}.`
  const first = hash(seed, 96) % services.length
  const chosen = [services[first], services[(first + 2) % services.length]]
  return [opening, pick(rooms, seed, 97), ...chosen].join(' ')
}

function informationOf(hotels: CityHotels, index: number, seed: number): TitledContent[] {
  const fee = hotels.columns.fee[index] ?? 0
  const pets = ((hotels.columns.amenities[index] ?? 0) >> 8) & 1
  const feeLine = hotels.columns.feeAtHotel[index]
    ? 'A property fee for each room and night is collected at the hotel.'
    : 'A property fee for each room and night is part of the amount charged at booking.'
  const texts: Omit<TitledContent, 'lang'>[] = [
    {
      title: 'Check-in',
      kind: 'checkIn',
      content: [
        'A photo identification and a card for incidentals are asked for on arrival.',
        'Guests must be 18 or older to check in.',
      ],
    },
    { title: 'Fees', content: fee > 0 ? [feeLine] : ['The hotel collects no property fee.'] },
    {
      title: 'Pets',
      content: [
        pets ? 'Pets are welcome; please tell the hotel.' : 'Pets are not allowed, service animals excepted.',
      ],
    },
    {
      title: 'Good to know',
      content: [
        hash(seed, 98) % 2 ? 'There is a lift to all floors.' : 'Some rooms are reached by stairs only.',
      ],
    },
  ]
  return texts.map((text) => ({ ...text, lang: 'en' }))
}
