import { hash } from '../hash.ts'
import type { Climate } from '../market.ts'

/** Colours of one hotel's pictures. */
export interface Palette {
  readonly sky: readonly [string, string, string]
  readonly sun: string
  readonly cloud: string
  readonly far: string
  readonly near: string
  readonly wall: string
  readonly wallShade: string
  readonly trim: string
  readonly glass: string
  readonly glassLit: string
  readonly door: string
  readonly accent: string
  readonly leaf: string
  readonly leafDark: string
  readonly ground: string
  readonly pavement: string
  readonly water: readonly [string, string]
  readonly isDark: boolean
}

type Hours = Pick<
  Palette,
  'sky' | 'sun' | 'cloud' | 'far' | 'near' | 'glass' | 'glassLit' | 'ground' | 'pavement' | 'water' | 'isDark'
>

const day: Hours = {
  sky: ['#4aa3cf', '#9dd3e4', '#e4f3ee'],
  sun: '#fff6d8',
  cloud: '#ffffff',
  far: '#bad6da',
  near: '#e8c3a3',
  glass: '#6fb1d2',
  glassLit: '#4f7f97',
  ground: '#e6d6b8',
  pavement: '#c9b89a',
  water: ['#2ea3b7', '#0f6f86'],
  isDark: false,
}
const morning: Hours = {
  sky: ['#8fc9bd', '#c5e3d6', '#f2f4e4'],
  sun: '#fffbe6',
  cloud: '#ffffff',
  far: '#c3dad0',
  near: '#e5d2b0',
  glass: '#a9d3cd',
  glassLit: '#6f918c',
  ground: '#d9cfb4',
  pavement: '#bfb596',
  water: ['#5fb3a9', '#2f7f7c'],
  isDark: false,
}
const sunset: Hours = {
  sky: ['#e58a86', '#f2b3a0', '#f9dcc0'],
  sun: '#fff0cf',
  cloud: '#fbe3d2',
  far: '#e3a595',
  near: '#dd9380',
  glass: '#eba9a4',
  glassLit: '#8f6a68',
  ground: '#cb8d78',
  pavement: '#a96f60',
  water: ['#c9798b', '#7a4a6c'],
  isDark: false,
}
const overcast: Hours = {
  sky: ['#8ba6b8', '#b9cad2', '#e6ebe8'],
  sun: '#f6f3e6',
  cloud: '#f3f6f5',
  far: '#b7c4c8',
  near: '#cdbfae',
  glass: '#93b3c2',
  glassLit: '#5d7684',
  ground: '#d6d2c6',
  pavement: '#b3afa4',
  water: ['#7d9fae', '#4d6c7f'],
  isDark: false,
}
const dusk: Hours = {
  sky: ['#35315f', '#7a4a78', '#e08a6d'],
  sun: '#ffe2a8',
  cloud: '#8f6a8f',
  far: '#5a4678',
  near: '#4b3a66',
  glass: '#46406a',
  glassLit: '#ffd98a',
  ground: '#4d3c5c',
  pavement: '#3a2f4b',
  water: ['#6b4a80', '#3a2b5c'],
  isDark: true,
}

const byClimate: Readonly<Record<Climate, readonly Hours[]>> = {
  tropical: [day, day, sunset, dusk],
  desert: [day, sunset, sunset, morning],
  mediterranean: [day, day, sunset, morning],
  temperate: [day, overcast, morning, sunset],
  alpine: [day, morning, overcast, day],
  nordic: [overcast, morning, day, dusk],
}

const walls: Readonly<Record<Climate, readonly (readonly [wall: string, shade: string])[]>> = {
  tropical: [
    ['#fdf6ea', '#eadfcd'],
    ['#f7e3c6', '#e5cba6'],
    ['#f4efe6', '#ddd5c6'],
    ['#ffe9df', '#efcdbd'],
  ],
  desert: [
    ['#edcfa6', '#d8b285'],
    ['#e6b98f', '#cd9a6d'],
    ['#f2e0c4', '#dcc39c'],
    ['#d99f78', '#bf8259'],
  ],
  mediterranean: [
    ['#f7ebd9', '#e7d7c4'],
    ['#fbf3e8', '#e9dccb'],
    ['#f3cfae', '#dfb08b'],
    ['#f6d9cf', '#e2bdb0'],
    ['#dde7dc', '#c3d2c4'],
  ],
  temperate: [
    ['#d9c3a8', '#c0a689'],
    ['#b5654f', '#994f3c'],
    ['#e9e2d6', '#cfc6b6'],
    ['#c7b299', '#ab957b'],
    ['#a7aeb2', '#8b9398'],
  ],
  alpine: [
    ['#b98a5b', '#99693e'],
    ['#f3ede1', '#dcd2c0'],
    ['#8f5f3b', '#744829'],
    ['#d6b78f', '#b8966b'],
  ],
  nordic: [
    ['#b4503f', '#953e30'],
    ['#d8a648', '#bb8a31'],
    ['#5f8296', '#4a6a7c'],
    ['#efe7da', '#d5cbba'],
    ['#6d8f72', '#557459'],
  ],
}

const accents = ['#1f6f6a', '#b4472f', '#2f5d8a', '#8a3b5c', '#c07a1f', '#3c6b3a', '#5a4a8a', '#0f4c5c']
const trims = ['#ffffff', '#fff7ea', '#f4efe4']

/** Colours for a hotel; `atNight` turns the lights on. */
export function paletteOf(seed: number, climate: Climate, atNight = false): Palette {
  const hours = atNight ? dusk : (byClimate[climate][hash(seed, 201) % byClimate[climate].length] ?? day)
  const choice = walls[climate][hash(seed, 202) % walls[climate].length] ?? ['#f7ebd9', '#e7d7c4']
  const accent = accents[hash(seed, 203) % accents.length] ?? '#1f6f6a'
  return {
    ...hours,
    wall: hours.isDark ? mix(choice[0], '#3a2f5c', 0.45) : choice[0],
    wallShade: hours.isDark ? mix(choice[1], '#2b2350', 0.5) : choice[1],
    trim: hours.isDark
      ? mix('#ffffff', '#5a4a7c', 0.4)
      : (trims[hash(seed, 204) % trims.length] ?? '#ffffff'),
    door: mix(accent, '#101820', 0.35),
    accent,
    leaf: hours.isDark ? '#3a5f52' : climate === 'desert' ? '#6f8a4e' : '#3f8f6a',
    leafDark: hours.isDark ? '#27443d' : climate === 'desert' ? '#55703a' : '#2c6b50',
  }
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const blend = (at: number) => Math.round(part(first, at) * (1 - share) + part(second, at) * share)
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`
}
