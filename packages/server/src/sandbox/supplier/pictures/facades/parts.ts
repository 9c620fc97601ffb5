import { unit } from '../../hash.ts'
import type { Palette } from '../palette.ts'
import { circle, faint, line, path, rect, times } from '../svg.ts'

/** A building stands on `floor`; stars decide size and ornament. */
export interface Facade {
  readonly seed: number
  readonly palette: Palette
  readonly stars: number
  readonly floor: number
}

export const lit = (seed: number, index: number, palette: Palette) =>
  unit(seed, 231, index) < (palette.isDark ? 0.55 : 0.35) ? palette.glassLit : palette.glass

export function archedWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  trim: string,
): string {
  const arch = (grow: number) =>
    `M${x - grow} ${y + height + grow}v${-(height - width / 2) - grow}a${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${width + grow * 2} 0v${height - width / 2 + grow}z`
  return (
    path(arch(5), trim) +
    path(arch(0), glass) +
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.55}h${width}`, trim, 3)
  )
}

export function squareWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  trim: string,
): string {
  return (
    rect(x - 5, y - 5, width + 10, height + 10, trim, 2) +
    rect(x, y, width, height, glass) +
    line(`M${x + width / 2} ${y}v${height}`, trim, 3)
  )
}

export function balcony(x: number, y: number, width: number, palette: Palette): string {
  const flowers = times(5, (index) =>
    circle(
      x + 4 + (index * (width - 8)) / 4,
      y - 3 - (index % 2) * 4,
      7,
      index % 2 ? palette.leaf : palette.leafDark,
    ),
  )
  return `${flowers}${rect(x - 6, y + 2, width + 12, 4, palette.door)}${times(6, (index) => rect(x - 4 + index * ((width + 6) / 5), y + 6, 2.5, 14, palette.door))}${rect(x - 6, y + 20, width + 12, 3, palette.door)}`
}

export function entrance(x: number, floor: number, palette: Palette, isGrand: boolean): string {
  const width = isGrand ? 96 : 64
  const height = isGrand ? 96 : 76
  const half = width / 2
  const arch = `M${x - half} ${floor}v${-(height - half)}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`
  const inner = `M${x - half + 8} ${floor}v${-(height - half)}a${half - 8} ${half - 8} 0 0 1 ${width - 16} 0v${height - half}z`
  const knobs = circle(x - 5, floor - 34, 3, '#f4d58a') + circle(x + 5, floor - 34, 3, '#f4d58a')
  return (
    path(arch, palette.trim) +
    path(inner, palette.door) +
    line(`M${x} ${floor}v${-height + 10}`, palette.trim, 2, faint(0.6)) +
    knobs
  )
}

export function awning(x: number, y: number, width: number, palette: Palette): string {
  const stripes = 6
  const step = width / stripes
  return times(stripes, (index) =>
    path(
      `M${x + index * step} ${y}h${step}v22a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`,
      index % 2 ? '#ffffff' : palette.accent,
    ),
  )
}
