import type { StreetKind } from '@staykit/domain'
import { escapeXml } from './escape-xml.ts'
import { lettering } from './lettering.ts'
import type { Drawing, MapView } from './street-paths.ts'

/** A picture follows the colour scheme of its page: its attributes are the light one. As in the SDK's map.css. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){.g{fill:#20272a}.water{fill:#17323d}.river{stroke:#17323d}.park{fill:#22352a}.building{fill:#283135}.minor,.path{stroke:#353f44}.major{stroke:#57503a}.rail{stroke:#465056}.border{stroke:#5b686d}.n{fill:#d5dcd9;stroke:#20272a}.p{fill:#5fd3bd;stroke:#06241e}.d{fill:#06241e}}</style>'

const fills: Partial<Record<StreetKind, string>> = { park: '#d3e5c8', water: '#a9cfdc', building: '#e4ddd0' }
const strokes: Partial<Record<StreetKind, { color: string; from: number; to: number }>> = {
  river: { color: '#a9cfdc', from: 1, to: 3 },
  path: { color: '#fff', from: 0.5, to: 1.5 },
  rail: { color: '#cfc7ba', from: 0.8, to: 1.5 },
  minor: { color: '#fff', from: 0.8, to: 5 },
  major: { color: '#fbe7b4', from: 1.2, to: 6 },
  border: { color: '#a49d8c', from: 1, to: 1.5 },
}
/** Zooms between which a line gets its full width. */
const THIN = 10
const WIDE = 16

/** A drawn map: streets, water and parks, with names and a pin in the middle. */
export function drawMap(view: MapView, { paths, names }: Drawing, attribution: string): string {
  const { width, height, zoom } = view
  const below = [...paths].map(([kind, d]) => (d ? layer(kind, d, zoom) : '')).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>Map</title>${DARK}<rect width="${width}" height="${height}" class="g" fill="#efeae0"/>${below}${lettered(lettering(names, width, height))}${pin(width / 2, height / 2)}${thanks(view, attribution)}</svg>`
}

function layer(kind: StreetKind, d: string, zoom: number): string {
  const stroke = strokes[kind]
  if (!stroke) return `<path class="${kind}" fill="${fills[kind]}" fill-rule="evenodd" d="${d}"/>`
  const part = Math.max(0, Math.min(1, (zoom - THIN) / (WIDE - THIN)))
  const width = (stroke.from + (stroke.to - stroke.from) * part).toFixed(1)
  const dash = kind === 'border' ? ' stroke-dasharray="4 3"' : ''
  return `<path class="${kind}" fill="none" stroke="${stroke.color}" stroke-width="${width}" stroke-linejoin="round"${dash} d="${d}"/>`
}

/** Attribution that the licence of the data requires. */
const thanks = ({ width, height }: MapView, attribution: string) =>
  width < 280
    ? ''
    : `<text x="${width - 6}" y="${height - 6}" class="n" fill="#3f4a47" stroke="#efeae0" stroke-width="3" paint-order="stroke" font-family="sans-serif" font-size="10" text-anchor="end">${escapeXml(attribution)}</text>`

const lettered = (inner: string) =>
  `<g class="n" fill="#3f4a47" stroke="#efeae0" stroke-width="3" paint-order="stroke" font-family="sans-serif" font-weight="600" text-anchor="middle">${inner}</g>`

const pin = (x: number, y: number) =>
  `<path d="M${x} ${y}c-12-16-16-21-16-28a16 16 0 1 1 32 0c0 7-4 12-16 28z" class="p" fill="#0b6b5c" stroke="#fff" stroke-width="2"/><circle cx="${x}" cy="${y - 28}" r="6" class="d" fill="#fff"/>`
