import { hash } from '../../hash.ts'
import { mix } from '../palette.ts'
import { line, path, polygon, rect, times } from '../svg.ts'
import { archedWindow, entrance, type Facade, lit } from './parts.ts'

/** Flat roofs, arches and a dome: desert cities. */
export function riad({ seed, palette, stars, floor }: Facade): string {
  const width = 420 + stars * 2
  const left = 400 - width / 2
  const top = floor - 250
  const merlons = times(Math.floor(width / 30), (index) =>
    rect(left + index * 30, top - 16, 18, 18, palette.wall),
  )
  const dome =
    path(`M${400 - 78} ${top - 12}a78 72 0 0 1 156 0z`, mix(palette.accent, '#ffffff', 0.15)) +
    line(`M400 ${top - 84}v-26`, palette.trim, 4)
  const arches = times(6, (index) => {
    const x = left + 34 + (index * (width - 108)) / 5
    return archedWindow(x, top + 34, 40, 66, lit(seed, index, palette), palette.trim)
  })
  const gallery = times(6, (index) => {
    const x = left + 30 + (index * (width - 108)) / 5
    return path(
      `M${x} ${floor - 12}v-56a24 28 0 0 1 48 0v56z`,
      index === 2 || index === 3 ? palette.wall : mix(palette.wallShade, '#5a3a24', 0.35),
    )
  })
  const tiles = times(Math.floor(width / 22), (index) =>
    polygon(
      [
        [left + 6 + index * 22, top + 128],
        [left + 17 + index * 22, top + 117],
        [left + 28 + index * 22, top + 128],
        [left + 17 + index * 22, top + 139],
      ],
      index % 2 ? palette.accent : mix(palette.accent, '#ffffff', 0.5),
    ),
  )
  return (
    (hash(seed, 246) % 2 ? dome : '') +
    merlons +
    rect(left, top, width, 250, palette.wall) +
    rect(left + width - 30, top, 30, 250, palette.wallShade) +
    tiles +
    arches +
    gallery +
    entrance(400, floor, palette, true)
  )
}
