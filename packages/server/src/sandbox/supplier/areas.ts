import { fold } from '../../kernel/text/fold.ts'
import type { City } from '../../ports/places.ts'
import { bell, hash, unit } from './hash.ts'
import { marketOf } from './market.ts'
import { wordsOf } from './words.ts'

/** A neighbourhood of a city; its centre is a distance in degrees from the city's. */
export interface Area {
  readonly id: string
  readonly name: string
  readonly north: number
  readonly east: number
  /** Radius of its hotels in degrees. */
  readonly spread: number
}

/**
 * Real names for well-known cities; elsewhere generated words of the language. GeoNames id → names, with latitude and
 * longitude when a hotel would otherwise lie in the water or beside the map, and the radius of its hotels.
 */
const codes: Readonly<Record<string, string>> = {
  2267057:
    'Alfama@38.7139,-9.1287|Chiado@38.7122,-9.1425|Baixa@38.7128,-9.138|Príncipe Real@38.717,-9.149|' +
    'Cais do Sodré@38.7115,-9.1454|Avenidas Novas@38.739,-9.148|Belém@38.7015,-9.205|' +
    'Parque das Nações@38.77,-9.1',
  2269594:
    'Centro Histórico@38.7005,-9.4225|Monte Estoril@38.709,-9.407|Estoril@38.711,-9.394|' +
    'Birre@38.714,-9.446|Alvide@38.729,-9.421',
  2735943:
    'Ribeira@41.1425,-8.612|Baixa@41.149,-8.611|Cedofeita@41.156,-8.62|Boavista@41.158,-8.63|' +
    'Foz do Douro@41.154,-8.668|Bonfim@41.152,-8.598|Miragaia@41.145,-8.62',
  2988507:
    'Le Marais|Saint-Germain|Montmartre|Quartier Latin|Opéra|Bastille|Champs-Élysées|Belleville|Montparnasse',
  2643743:
    'Soho|Covent Garden|Kensington|Shoreditch|Westminster|Camden|South Bank|Mayfair|Paddington|Greenwich',
  5128581:
    'Midtown@40.7549,-73.984|Chelsea@40.7465,-74|SoHo@40.7233,-74|Upper West Side@40.787,-73.9754|' +
    'Upper East Side@40.7736,-73.962|Tribeca@40.718,-74.0065|Financial District@40.7126,-74.0083|' +
    'Greenwich Village@40.7336,-74.0005|Harlem@40.81,-73.9465',
  5368361: 'Downtown|Hollywood|Santa Monica Blvd|Venice|Westwood|Koreatown|Silver Lake|LAX Area',
  5391959:
    'Union Square@37.788,-122.407|Fisherman’s Wharf@37.804,-122.415|Nob Hill@37.793,-122.416|' +
    'SoMa@37.778,-122.405|Mission District@37.76,-122.419|Marina District@37.8,-122.437|' +
    'North Beach@37.8,-122.41',
  5506956: 'The Strip|Downtown|Paradise|Summerlin|Convention Center',
  4164138:
    'Downtown@25.775,-80.197|Brickell@25.763,-80.1965|Coconut Grove@25.731,-80.245|' +
    'Wynwood@25.801,-80.199|Little Havana@25.768,-80.22|Airport West@25.795,-80.32',
  4887398:
    'The Loop@41.88,-87.636,0.011|River North@41.894,-87.636,0.009|Magnificent Mile@41.897,-87.627,0.005|' +
    'West Loop@41.884,-87.655,0.012|Lincoln Park@41.922,-87.65,0.012|South Loop@41.862,-87.632,0.01',
  3117735: 'Sol|Malasaña|Chueca|Salamanca|La Latina|Retiro|Chamberí|Lavapiés',
  3128760:
    'Barri Gòtic@41.3833,2.1755|Eixample@41.391,2.164|El Born@41.386,2.181|Gràcia@41.4025,2.156|' +
    'Barceloneta@41.3826,2.1892|Poblenou@41.401,2.198|Sants@41.379,2.138|El Raval@41.38,2.169',
  2510911: 'Santa Cruz|Triana|El Arenal|Macarena|Nervión',
  3169070: 'Trastevere|Centro Storico|Monti|Prati|Testaccio|Termini|Campo de’ Fiori|Parioli',
  3173435: 'Brera|Navigli|Duomo|Porta Nuova|Porta Romana|Isola|Centrale',
  3164603: 'San Marco|Cannaregio|Dorsoduro|Castello|San Polo|Giudecca|Mestre',
  3176959: 'Santa Croce|San Lorenzo|Oltrarno|Santa Maria Novella|San Marco',
  2950159: 'Mitte|Kreuzberg|Prenzlauer Berg|Charlottenburg|Friedrichshain|Neukölln|Schöneberg',
  2867714: 'Altstadt|Schwabing|Maxvorstadt|Glockenbach|Haidhausen|Neuhausen',
  2759794: 'Jordaan|De Pijp|Centrum|Oud-West|Museumkwartier|Noord|Plantage',
  2761369: 'Innere Stadt|Leopoldstadt|Neubau|Mariahilf|Landstraße|Josefstadt',
  3067696: 'Staré Město|Malá Strana|Vinohrady|Nové Město|Karlín|Žižkov',
  264371: 'Plaka|Monastiraki|Koukaki|Kolonaki|Syntagma|Psyrri',
  745044:
    'Sultanahmet@41.008,28.975|Galata@41.0268,28.9748|Beşiktaş@41.045,29.004|Kadıköy@40.988,29.031|' +
    'Taksim@41.037,28.985|Nişantaşı@41.051,28.993|Karaköy@41.0275,28.9763',
  1850147: 'Shinjuku|Shibuya|Ginza|Asakusa|Ueno|Roppongi|Akihabara|Ikebukuro',
  1609350: 'Sukhumvit|Silom|Siam|Riverside|Khao San|Sathorn|Chinatown',
  292223:
    'Downtown@25.195,55.276|Dubai Marina@25.074,55.144|Deira@25.27,55.325|Jumeirah@25.205,55.247|' +
    'Business Bay@25.1905,55.2665|Bur Dubai@25.252,55.298|Palm Jumeirah@25.112,55.1397',
  2147714:
    'Circular Quay@-33.865,151.21|The Rocks@-33.8605,151.208|Darling Harbour@-33.8745,151.203|' +
    'Surry Hills@-33.886,151.211|Bondi Road@-33.893,151.26|Potts Point@-33.875,151.2239|' +
    'Newtown@-33.897,151.179',
  3448439: 'Jardins|Vila Madalena|Pinheiros|Itaim Bibi|Moema|República|Bela Vista',
  3451190:
    'Copacabana@-22.967,-43.188|Ipanema@-22.982,-43.205|Leblon@-22.982,-43.223|' +
    'Santa Teresa@-22.921,-43.188|Botafogo@-22.951,-43.187|Lapa@-22.914,-43.18|' +
    'Barra da Tijuca@-23,-43.365',
  3435910: 'Palermo|Recoleta|San Telmo|Puerto Madero|Retiro|Belgrano',
  3530597: 'Centro Histórico|Roma Norte|Condesa|Polanco|Coyoacán|Zona Rosa',
  3531673:
    'El Centro@21.161,-86.83|Puerto Juárez@21.183,-86.815|Puerto Cancún@21.162,-86.815|' +
    'Plaza Las Américas@21.147,-86.823|Avenida Nichupté@21.142,-86.85',
  9000001: 'Main Street|Test Harbour|Fixture Park|Mock Hill',
}

/** GeoNames ids of the cities with real neighbourhoods, where a map with streets is worth its bytes. */
export const knownCities: readonly string[] = Object.keys(codes)

/** Neighbourhoods of a city: three in a village, up to ten. A pure function of the city. */
export function areasOf(city: City, hotels: number): Area[] {
  const seed = Number(city.id)
  const named = namedIn(city)
  const words = wordsOf(marketOf(city.countryCode).language).areas
  const start = hash(seed, 21) % words.length
  const count = named?.length ?? Math.min(10, 3 + Math.floor(Math.log2(1 + hotels / 12)))
  const reach = reachOf(city)
  return Array.from({ length: count }, (_, index) => ({
    id: `${city.id}-a${index}`,
    // 7 has no factor in common with the 16 words of a language, so no name occurs twice.
    name: words[(start + index * 7) % words.length] ?? '',
    north: index === 0 ? 0 : bell(seed, 22, index) * reach * 0.5,
    east: index === 0 ? 0 : bell(seed, 23, index) * reach * 0.5,
    spread: reach * 0.25,
    ...named?.[index],
  }))
}

/** Sides of a box around all hotels of a city with real neighbourhoods, with room around them, in degrees. */
export function sidesOf(city: City, room: number) {
  const areas = areasOf(city, 0)
  const reach = Math.max(...areas.map(({ spread }) => spread)) + room
  const [norths, easts] = [areas.map(({ north }) => north), areas.map(({ east }) => east / stretchOf(city))]
  const wide = reach / stretchOf(city)
  return {
    south: city.latitude + Math.min(...norths) - reach,
    west: city.longitude + Math.min(...easts) - wide,
    north: city.latitude + Math.max(...norths) + reach,
    east: city.longitude + Math.max(...easts) + wide,
  }
}

/** About 350 m: a named quarter of a town. */
const NAMED_SPREAD = 0.0032

function namedIn(city: City): (Pick<Area, 'name'> & Partial<Area>)[] | undefined {
  return codes[city.id]?.split('|').map((text) => {
    const { name, latitude, longitude, spread = NAMED_SPREAD } = read(text)
    if (latitude === undefined || longitude === undefined) return { name }
    const east = (longitude - city.longitude) * stretchOf(city)
    return { name, north: latitude - city.latitude, east, spread }
  })
}

interface WrittenArea {
  readonly name: string
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly spread?: number | undefined
}

function read(text: string): WrittenArea {
  const [name = '', at] = text.split('@')
  const [latitude, longitude, spread] = at?.split(',').map(Number) ?? []
  return { name, latitude, longitude, spread }
}

/** Radius in degrees of most hotels of a city. */
export function reachOf(city: City): number {
  return Math.min(0.12, 0.008 + 0.0022 * (city.population / 1000) ** 0.5)
}

/** Position of a hotel in its area, rounded to a metre. */
export function positionOf(
  city: City,
  area: Area,
  hotelSeed: number,
): { latitude: number; longitude: number } {
  const angle = unit(hotelSeed, 31) * 2 * Math.PI
  const distance = area.spread * Math.sqrt(unit(hotelSeed, 32))
  return beside(city, area.north + Math.sin(angle) * distance, area.east + Math.cos(angle) * distance)
}

/** The centre of an area, rounded to a metre. */
export const middleOf = (city: City, { north, east }: Area) => beside(city, north, east)

function beside(city: City, north: number, east: number) {
  return { latitude: round(city.latitude + north), longitude: round(city.longitude + east / stretchOf(city)) }
}

/** Degrees of longitude are shorter than those of latitude, depending on the latitude of the city. */
const stretchOf = ({ latitude }: City) => Math.max(0.2, Math.cos((latitude * Math.PI) / 180))

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const foldedAreas = Object.entries(codes).flatMap(([cityId, names]) =>
  names.split('|').map((text, index) => {
    const { name } = read(text)
    return { cityId, index, name, folded: fold(name) }
  }),
)

/** Well-known neighbourhoods whose name begins with the (folded) text. */
export function findAreas(folded: string, most: number): { cityId: string; id: string; name: string }[] {
  return foldedAreas
    .filter((area) => area.folded.startsWith(folded))
    .slice(0, most)
    .map(({ cityId, index, name }) => ({ cityId, id: `${cityId}-a${index}`, name }))
}
