/** The few shapes that the pictures are drawn with, as text; coordinates are those of an 800 × 600 picture. */

const n = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z" fill="${fill}"${more}/>`

export const faint = (opacity: number) => ` opacity="${opacity}"`

/** Vertical gradient, to be used as `url(#id)`. */
export const gradient = (id: string, ...stops: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      (colour, index) =>
        `<stop offset="${n(index / Math.max(1, stops.length - 1))}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`

/** The picture; `size` is the width that it asks for where nothing else says. */
export const picture = (size: number, defs: string, ...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${size}" height="${Math.round(size * 0.75)}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${parts.join('')}</svg>`

/** From 0 to `count` - 1. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
