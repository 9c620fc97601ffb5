import type { StreetKind } from '@staykit/domain'
import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'

export interface StreetColors {
  readonly paper: string
  readonly line: string
  readonly building: string
  readonly water: string
  readonly park: string
  readonly street: string
  readonly main: string
  readonly text: string
}

const AREA = 3
/** From these zooms on a map has streets of no importance, and buildings. */
const MINOR_FROM = 12
const BUILDINGS_FROM = 15

const isArea = (_: number, { geomType }: Feature) => geomType === AREA
const isLine = (_: number, { geomType }: Feature) => geomType !== AREA

/** What is drawn, from below. */
export function paintRules({ line, building, water, park, street, main }: StreetColors): PaintRule[] {
  const area = (dataLayer: StreetKind, fill: string, minzoom = 0): PaintRule => ({
    ...{ dataLayer, minzoom, filter: isArea },
    symbolizer: new PolygonSymbolizer({ fill }),
  })
  const way = (
    dataLayer: StreetKind,
    color: string,
    width: [zoom: number, px: number][],
    dash?: number[],
  ): PaintRule => ({
    ...{ dataLayer, minzoom: width[0]?.[0] ?? 0, filter: isLine },
    symbolizer: new LineSymbolizer({
      color,
      width: exp(1.5, width),
      lineCap: 'round',
      lineJoin: 'round',
      ...(dash && { dash, dashColor: color, dashWidth: 1 }),
    }),
  })
  return [
    area('park', park),
    area('water', water),
    way('river', water, [
      [8, 0.6],
      [12, 1.4],
      [18, 8],
    ]),
    area('building', building, BUILDINGS_FROM),
    way('path', street, [
      [14, 0.8],
      [18, 3],
    ]),
    way('rail', line, [
      [11, 0.6],
      [18, 2],
    ]),
    way('minor', street, [
      [MINOR_FROM, 0.6],
      [14, 1.8],
      [16, 6],
      [18, 16],
    ]),
    way('major', main, [
      [6, 0.6],
      [10, 1.2],
      [13, 3],
      [16, 10],
      [18, 22],
    ]),
    way('border', line, [[2, 1]], [4, 3]),
  ]
}

/** Three sizes: cities, their parts, and streets. */
const SIZES = { city: 17, district: 13, street: 11 }
const CITY_TO = 13
const DISTRICT_FROM = 11
const STREETS_FROM = 15
const HALO = 3

/** Names, the most important first: a later one has no room where an earlier one is. */
export function labelRules({ text, paper }: StreetColors, family: string): LabelRule[] {
  const ink = { fill: text, stroke: paper, width: HALO, lineHeight: 1.2 }
  return [
    {
      ...{ dataLayer: 'city', maxzoom: CITY_TO },
      symbolizer: new CenteredTextSymbolizer({ ...ink, font: `600 ${SIZES.city}px ${family}` }),
    },
    {
      ...{ dataLayer: 'district', minzoom: DISTRICT_FROM },
      symbolizer: new CenteredTextSymbolizer({ ...ink, font: `600 ${SIZES.district}px ${family}` }),
    },
    {
      ...{ dataLayer: 'street', minzoom: STREETS_FROM },
      symbolizer: new LineLabelSymbolizer({
        ...{ fill: text, stroke: paper, width: HALO, position: 2, repeatDistance: 400 },
        font: `500 ${SIZES.street}px ${family}`,
      }),
    },
  ]
}
