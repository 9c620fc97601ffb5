import { hash } from '../../hash.ts'
import type { Look } from '../front.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, faint, gradient, line, path, picture, rect, times } from '../svg.ts'
import { roomOf } from './parts.ts'

/** A bathroom. */
export function drawBath(look: Look, size: number): string {
  const room = roomOf(look)
  const tile = mix(room.palette.accent, '#ffffff', 0.7)
  const tiles = times(8, (row) =>
    times(14, (column) =>
      rect(column * 58, row * 56, 55, 53, (row + column + hash(look.seed, 265)) % 5 ? '#f6f8f6' : tile, 3),
    ),
  )
  return picture(
    size,
    gradient('m', '#d8ebf0', '#f4fafa'),
    rect(0, 0, 800, 600, '#dfe5e2'),
    tiles,
    rect(0, 450, 800, 150, mix(room.wood, '#efe3d0', 0.55)),
    rect(120, 90, 180, 220, room.wood, 90),
    rect(132, 102, 156, 196, 'url(#m)', 78),
    line('M160 250L250 140M190 270L262 184', '#ffffff', 6, faint(0.7)),
    rect(70, 350, 280, 26, '#ffffff', 8),
    rect(86, 376, 248, 120, room.wood, 6),
    path('M140 350q70 46 140 0z', '#ffffff'),
    line('M210 342v-34h30', '#9aa7ac', 8),
    path('M420 400h320q-4 120 -80 128h-160q-76 -8 -80 -128z', '#ffffff'),
    rect(404, 388, 352, 18, '#ffffff', 9),
    line('M700 388v-60h-34', '#9aa7ac', 8),
    times(3, (index) => circle(470 + index * 44, 384 - (index % 2) * 12, 20, '#ffffff', faint(0.85))),
    rect(560, 330, 90, 14, room.cloth, 5),
    rect(566, 312, 78, 18, room.soft, 5),
    ellipse(400, 560, 190, 22, room.soft),
  )
}
