import { skyDefs } from '../backdrop.ts'
import type { Look } from '../front.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, line, path, picture, rect, times } from '../svg.ts'
import { floorBoards, roomOf } from './parts.ts'

/** The lobby. */
export function drawLobby(look: Look, size: number): string {
  const room = roomOf(look)
  const { palette } = room
  const sofa = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${rect(0, 400, 210, 70, room.cloth, 18)}${rect(0, 350, 210, 70, mix(room.cloth, '#000000', 0.08), 20)}${rect(-14, 384, 36, 92, mix(room.cloth, '#000000', 0.14), 14)}${rect(188, 384, 36, 92, mix(room.cloth, '#000000', 0.14), 14)}${rect(40, 368, 54, 44, room.soft, 10)}</g>`
  const pendants = times(
    3,
    (index) =>
      line(`M${220 + index * 180} 0v${96 + (index % 2) * 30}`, palette.door, 3) +
      path(`M${190 + index * 180} ${126 + (index % 2) * 30}a30 30 0 0 1 60 0z`, palette.accent) +
      circle(220 + index * 180, 128 + (index % 2) * 30, 9, '#ffe7b0'),
  )
  return picture(
    size,
    skyDefs(palette),
    rect(0, 0, 800, 600, room.wall),
    times(4, (index) => rect(60 + index * 190, 60, 110, 330, mix(room.wall, room.wood, 0.12), 55)),
    floorBoards(room, 440),
    rect(270, 300, 260, 150, room.wood, 6),
    rect(256, 286, 288, 22, mix(room.wood, '#ffffff', 0.3), 6),
    times(6, (index) => rect(290 + index * 38, 326, 24, 104, mix(room.wood, '#000000', 0.15), 3)),
    circle(400, 210, 44, '#fffaf0'),
    circle(400, 210, 38, 'none', ` stroke="${room.wood}" stroke-width="4"`),
    line('M400 210v-24M400 210h18', palette.door, 4),
    pendants,
    ellipse(400, 540, 330, 40, room.soft),
    sofa(40, 1),
    sofa(760, -1),
    ellipse(400, 500, 84, 18, mix(room.wood, '#ffffff', 0.2)),
    rect(394, 500, 12, 46, room.wood),
    times(
      2,
      (index) =>
        rect(20 + index * 716, 420, 44, 60, mix(palette.accent, '#c9825a', 0.6), 6) +
        times(5, (leaf) =>
          line(
            `M${42 + index * 716} 424q${(leaf - 2) * 18} -60 ${(leaf - 2) * 30} -110`,
            leaf % 2 ? palette.leaf : palette.leafDark,
            11,
          ),
        ),
    ),
  )
}
