import { unit } from '../hash.ts'
import type { Climate } from '../market.ts'
import { mix, type Palette } from './palette.ts'
import { circle, ellipse, faint, gradient, line, path, polygon, rect, times } from './svg.ts'

export const skyDefs = (palette: Palette) => gradient('s', ...palette.sky)

/** Sky with sun and clouds. */
export function sky(seed: number, palette: Palette): string {
  const x = 120 + unit(seed, 211) * 560
  const y = 90 + unit(seed, 212) * 110
  const clouds = times(3, (index) =>
    cloud(60 + unit(seed, 213, index) * 620, 50 + unit(seed, 214, index) * 120, palette),
  )
  const halo = circle(x, y, 90, palette.sun, faint(0.18)) + circle(x, y, 62, palette.sun, faint(0.22))
  return rect(0, 0, 800, 600, 'url(#s)') + halo + circle(x, y, 40, palette.sun) + clouds
}

function cloud(x: number, y: number, palette: Palette): string {
  return `<g opacity="0.5">${rect(x, y, 130, 18, palette.cloud, 9)}${rect(x + 34, y - 14, 70, 20, palette.cloud, 10)}</g>`
}

/** What stands behind the hotel, by climate: skyline, dunes, sea, hills or peaks. */
export function distance(seed: number, climate: Climate, palette: Palette, isBigCity: boolean): string {
  if (climate === 'alpine') return peaks(seed, palette)
  if (climate === 'desert' && !isBigCity) return dunes(seed, palette)
  if (climate === 'tropical' && !isBigCity) return sea(palette)
  return skyline(seed, palette, isBigCity ? 1 : 0.6)
}

export function skyline(seed: number, palette: Palette, height: number, floor = 520): string {
  let x = -10
  let drawn = ''
  for (let index = 0; x < 810; index++) {
    const width = 44 + unit(seed, 221, index) * 62
    const tall = (90 + unit(seed, 222, index) * 190) * height
    const top = floor - tall
    drawn += rect(x, top, width, tall + 60, palette.far)
    const roof = unit(seed, 223, index)
    if (roof < 0.25)
      drawn += polygon(
        [
          [x, top],
          [x + width / 2, top - width * 0.6],
          [x + width, top],
        ],
        palette.far,
      )
    else if (roof < 0.4) drawn += line(`M${x + width / 2} ${top}v-34`, palette.far, 3)
    else if (roof < 0.5) drawn += circle(x + width / 2, top, width / 2, palette.far)
    x += width + 4
  }
  return drawn
}

function peaks(seed: number, palette: Palette): string {
  const peak = (index: number) => {
    const x = -60 + index * 200 + unit(seed, 224, index) * 90
    const top = 130 + unit(seed, 225, index) * 130
    const half = 150 + unit(seed, 226, index) * 80
    const cap = 58
    const snow = polygon(
      [
        [x, top],
        [x - (half * cap) / 390, top + cap],
        [x - 8, top + cap - 16],
        [x + 14, top + cap + 6],
        [x + (half * cap) / 390, top + cap],
      ],
      '#ffffff',
      faint(palette.isDark ? 0.5 : 0.9),
    )
    return (
      polygon(
        [
          [x - half, 520],
          [x, top],
          [x + half, 520],
        ],
        mix(palette.far, '#6f8796', index % 2 ? 0.25 : 0.45),
      ) + snow
    )
  }
  return times(5, peak) + path('M0 470Q200 420 400 465T800 450V600H0z', mix(palette.leaf, palette.far, 0.35))
}

function dunes(seed: number, palette: Palette): string {
  const low = 430 + unit(seed, 227) * 30
  return (
    path(
      `M0 ${low}Q180 ${low - 90} 380 ${low - 20}T800 ${low - 50}V600H0z`,
      mix(palette.ground, palette.far, 0.5),
    ) +
    path(
      `M0 ${low + 50}Q240 ${low - 10} 460 ${low + 40}T800 ${low + 20}V600H0z`,
      mix(palette.ground, '#d9a066', 0.35),
    )
  )
}

export function sea(palette: Palette, top = 400): string {
  const glints = times(9, (index) =>
    line(
      `M${40 + index * 84} ${top + 22 + (index % 4) * 18}h${22 + (index % 3) * 12}`,
      '#ffffff',
      2.5,
      faint(0.4),
    ),
  )
  return (
    path(
      `M430 ${top}Q560 ${top - 70} 700 ${top - 46}T830 ${top - 30}V${top}z`,
      mix(palette.far, palette.leafDark, 0.35),
    ) +
    rect(0, top, 800, 200, palette.water[0]) +
    rect(0, top + 60, 800, 140, palette.water[1], 0, faint(0.5)) +
    glints
  )
}

/** Street or beach in front. */
export function foreground(palette: Palette, floor: number): string {
  return rect(0, floor, 800, 600 - floor, palette.ground) + rect(0, floor, 800, 6, palette.pavement)
}

export function tree(x: number, floor: number, size: number, palette: Palette): string {
  return (
    rect(x - size * 0.06, floor - size * 0.7, size * 0.12, size * 0.7, '#6b4b3a') +
    circle(x, floor - size * 0.85, size * 0.42, palette.leaf) +
    circle(x - size * 0.28, floor - size * 0.62, size * 0.3, palette.leafDark) +
    circle(x + size * 0.3, floor - size * 0.64, size * 0.28, palette.leaf)
  )
}

export function fir(x: number, floor: number, size: number, palette: Palette): string {
  const layer = (index: number) => {
    const top = floor - size + index * size * 0.24
    const half = size * (0.16 + index * 0.08)
    return polygon(
      [
        [x - half, top + size * 0.38],
        [x, top],
        [x + half, top + size * 0.38],
      ],
      index % 2 ? palette.leaf : palette.leafDark,
    )
  }
  return rect(x - size * 0.04, floor - size * 0.2, size * 0.08, size * 0.2, '#5d4030') + times(3, layer)
}

export function palm(x: number, floor: number, size: number, palette: Palette): string {
  const top = floor - size
  const leaf = (angle: number) => {
    const reach = size * 0.5
    const endX = x + size * 0.06 + Math.cos(angle) * reach
    const endY = top - Math.sin(angle) * reach * 0.45 + reach * 0.28
    const middleX = x + size * 0.06 + Math.cos(angle) * reach * 0.55
    const middleY = top - Math.abs(Math.cos(angle)) * reach * 0.12 - Math.sin(angle) * reach * 0.55
    return line(
      `M${x + size * 0.06} ${top}Q${middleX} ${middleY} ${endX} ${endY}`,
      angle % 1 > 0.5 ? palette.leaf : palette.leafDark,
      size * 0.055,
    )
  }
  const trunk = line(
    `M${x} ${floor}Q${x - size * 0.06} ${floor - size * 0.55} ${x + size * 0.06} ${top}`,
    '#7a5a41',
    size * 0.05,
  )
  return trunk + [0.1, 0.7, 1.3, 1.9, 2.5, 3.05, 3.5, -0.4].map(leaf).join('')
}

export function cactus(x: number, floor: number, size: number, palette: Palette): string {
  const arm = (side: number) =>
    line(
      `M${x} ${floor - size * 0.4}h${side * size * 0.25}v${-size * 0.3}`,
      palette.leaf,
      size * 0.13,
      ' stroke-linejoin="round"',
    )
  return line(`M${x} ${floor}v${-size}`, palette.leaf, size * 0.16) + arm(1) + arm(-1)
}

/** What grows beside the door, by climate. */
export function plant(climate: Climate, x: number, floor: number, size: number, palette: Palette): string {
  if (climate === 'tropical') return palm(x, floor, size * 1.7, palette)
  if (climate === 'desert')
    return size > 90 ? palm(x, floor, size * 1.5, palette) : cactus(x, floor, size, palette)
  if (climate === 'alpine' || climate === 'nordic') return fir(x, floor, size * 1.4, palette)
  return tree(x, floor, size, palette)
}

export const shadow = (x: number, y: number, width: number) => ellipse(x, y, width, 9, '#000000', faint(0.1))
