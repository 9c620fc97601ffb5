import { fold } from '../../kernel/text/fold.ts'
import type { City } from '../../ports/places.ts'
import { bell, hash, unit } from './hash.ts'
import { marketOf } from './market.ts'
import { wordsOf } from './words.ts'

/** A neighbourhood of a city; its middle is a distance in degrees from that of the city. */
export interface Area {
  readonly id: string
  readonly name: string
  readonly north: number
  readonly east: number
}

/** Real names for the cities that people know; elsewhere the words of the language. GeoNames id → names. */
const known: Readonly<Record<string, string>> = {
  2267057: 'Alfama|Chiado|Baixa|Príncipe Real|Cais do Sodré|Avenidas Novas|Belém|Parque das Nações',
  2735943: 'Ribeira|Baixa|Cedofeita|Boavista|Foz do Douro|Bonfim|Miragaia',
  2988507:
    'Le Marais|Saint-Germain|Montmartre|Quartier Latin|Opéra|Bastille|Champs-Élysées|Belleville|Montparnasse',
  2643743:
    'Soho|Covent Garden|Kensington|Shoreditch|Westminster|Camden|South Bank|Mayfair|Paddington|Greenwich',
  5128581:
    'Midtown|Chelsea|SoHo|Upper West Side|Upper East Side|Tribeca|Financial District|Greenwich Village|Harlem',
  5368361: 'Downtown|Hollywood|Santa Monica Blvd|Venice|Westwood|Koreatown|Silver Lake|LAX Area',
  5391959: 'Union Square|Fisherman’s Wharf|Nob Hill|SoMa|Mission District|Marina District|North Beach',
  5506956: 'The Strip|Downtown|Paradise|Summerlin|Convention Center',
  4164138: 'Downtown|Brickell|Coconut Grove|Wynwood|Little Havana|Airport West',
  4887398: 'The Loop|River North|Magnificent Mile|West Loop|Lincoln Park|South Loop',
  3117735: 'Sol|Malasaña|Chueca|Salamanca|La Latina|Retiro|Chamberí|Lavapiés',
  3128760: 'Barri Gòtic|Eixample|El Born|Gràcia|Barceloneta|Poblenou|Sants|El Raval',
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
  745044: 'Sultanahmet|Galata|Beşiktaş|Kadıköy|Taksim|Nişantaşı|Karaköy',
  1850147: 'Shinjuku|Shibuya|Ginza|Asakusa|Ueno|Roppongi|Akihabara|Ikebukuro',
  1609350: 'Sukhumvit|Silom|Siam|Riverside|Khao San|Sathorn|Chinatown',
  292223: 'Downtown|Dubai Marina|Deira|Jumeirah|Business Bay|Bur Dubai|Palm Jumeirah',
  2147714: 'Circular Quay|The Rocks|Darling Harbour|Surry Hills|Bondi Road|Potts Point|Newtown',
  3448439: 'Jardins|Vila Madalena|Pinheiros|Itaim Bibi|Moema|República|Bela Vista',
  3451190: 'Copacabana|Ipanema|Leblon|Santa Teresa|Botafogo|Lapa|Barra da Tijuca',
  3435910: 'Palermo|Recoleta|San Telmo|Puerto Madero|Retiro|Belgrano',
  3530597: 'Centro Histórico|Roma Norte|Condesa|Polanco|Coyoacán|Zona Rosa',
  9000001: 'Main Street|Test Harbour|Fixture Park|Mock Hill',
}

/** Neighbourhoods of a city: three in a village, up to ten. A pure function of the city. */
export function areasOf(city: City, hotels: number): Area[] {
  const seed = Number(city.id)
  const named = known[city.id]?.split('|')
  const words = wordsOf(marketOf(city.countryCode).language).areas
  const start = hash(seed, 21) % words.length
  const count = named?.length ?? Math.min(10, 3 + Math.floor(Math.log2(1 + hotels / 12)))
  const reach = reachOf(city)
  return Array.from({ length: count }, (_, index) => ({
    id: `${city.id}-a${index}`,
    // 7 has no factor in common with the 16 words of a language: no name comes twice.
    name: named?.[index] ?? words[(start + index * 7) % words.length] ?? '',
    north: index === 0 ? 0 : bell(seed, 22, index) * reach * 0.5,
    east: index === 0 ? 0 : bell(seed, 23, index) * reach * 0.5,
  }))
}

/** Degrees from the middle within which most hotels of a city lie. */
export function reachOf(city: City): number {
  return Math.min(0.12, 0.008 + 0.0022 * (city.population / 1000) ** 0.5)
}

/** Position of a hotel within its area, rounded to a metre. */
export function positionOf(
  city: City,
  area: Area,
  hotelSeed: number,
): { latitude: number; longitude: number } {
  const spread = reachOf(city) * 0.25
  const angle = unit(hotelSeed, 31) * 2 * Math.PI
  const distance = spread * Math.sqrt(unit(hotelSeed, 32))
  return beside(city, area.north + Math.sin(angle) * distance, area.east + Math.cos(angle) * distance)
}

/** The middle of an area, rounded to a metre. */
export const middleOf = (city: City, { north, east }: Area) => beside(city, north, east)

// Degrees of longitude are shorter than those of latitude, by how far north the city is.
function beside({ latitude, longitude }: City, north: number, east: number) {
  const stretch = Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  return { latitude: round(latitude + north), longitude: round(longitude + east / stretch) }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const foldedAreas = Object.entries(known).flatMap(([cityId, names]) =>
  names.split('|').map((name, index) => ({ cityId, index, name, folded: fold(name) })),
)

/** Well-known neighbourhoods whose name begins with the text (already folded). */
export function findAreas(folded: string, most: number): { cityId: string; id: string; name: string }[] {
  return foldedAreas
    .filter((area) => area.folded.startsWith(folded))
    .slice(0, most)
    .map(({ cityId, index, name }) => ({ cityId, id: `${cityId}-a${index}`, name }))
}
