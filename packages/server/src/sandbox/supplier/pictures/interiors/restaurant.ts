import { skyDefs } from '../backdrop.ts'
import type { Look } from '../front.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, line, picture, rect, times } from '../svg.ts'
import { floorBoards, roomOf, windowOf } from './parts.ts'

/** The restaurant. */
export function drawRestaurant(look: Look, size: number): string {
  const room = roomOf(look)
  const table = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${rect(-96, -44, 34, 90, room.cloth, 10)}${rect(62, -44, 34, 90, room.cloth, 10)}${rect(-6, 0, 12, 76, room.wood)}${ellipse(0, 0, 82, 20, '#ffffff')}${ellipse(0, 3, 82, 20, 'none', ' stroke="#e6ddd0" stroke-width="3"')}${ellipse(-34, -3, 20, 6, '#eef2f0')}${ellipse(34, -3, 20, 6, '#eef2f0')}${line('M0 -6v-26', room.palette.leaf, 4)}${circle(0, -38, 9, room.palette.accent)}</g>`
  const bottles = times(12, (index) =>
    rect(
      470 + (index % 6) * 44,
      150 + Math.floor(index / 6) * 96,
      16,
      54,
      index % 3 ? room.palette.leafDark : room.palette.accent,
      5,
    ),
  )
  return picture(
    size,
    skyDefs(room.palette),
    rect(0, 0, 800, 600, mix(room.wall, room.palette.accent, 0.08)),
    windowOf(look, room, 90, 100, 230, 210),
    rect(450, 110, 300, 240, room.wood, 6),
    rect(462, 122, 276, 90, mix(room.wood, '#ffffff', 0.6)),
    rect(462, 224, 276, 84, mix(room.wood, '#ffffff', 0.6)),
    bottles,
    floorBoards(room, 420),
    times(
      4,
      (index) =>
        line(`M${120 + index * 190} 0v70`, '#4a3a30', 3) + circle(120 + index * 190, 84, 17, '#ffe7b0'),
    ),
    table(190, 430, 0.9),
    table(600, 440, 0.95),
    table(390, 510, 1.2),
  )
}
