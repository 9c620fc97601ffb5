import { hash, unit } from '../../hash.ts'
import { skyDefs } from '../backdrop.ts'
import type { Look } from '../front.ts'
import { mix } from '../palette.ts'
import { ellipse, line, path, picture, rect, times } from '../svg.ts'
import { floorBoards, frame, lamp, roomOf, windowOf } from './parts.ts'

/** A bedroom. */
export function drawRoom(look: Look, size: number): string {
  const room = roomOf(look)
  const { palette } = room
  const isTwin = hash(look.seed, 263) % 4 === 0
  const left = unit(look.seed, 264) < 0.5
  const bedX = left ? 330 : 90
  const windowX = left ? 90 : 530
  const bed = (x: number, width: number) =>
    rect(x, 320, width, 110, room.wood, 14) +
    times(3, (index) => line(`M${x + (width * (index + 1)) / 4} 324v96`, mix(room.wood, '#000000', 0.2), 2)) +
    rect(x + 6, 420, width - 12, 90, '#ffffff', 10) +
    rect(x + 22, 384, width / 2 - 32, 56, '#ffffff', 16) +
    rect(x + width / 2 + 10, 384, width / 2 - 32, 56, '#ffffff', 16) +
    rect(x + width / 2 - 74, 404, 66, 40, room.cloth, 12) +
    rect(x + width / 2 + 8, 404, 66, 40, mix(palette.accent, '#ffd9a8', 0.4), 12) +
    path(`M${x} 452q${width / 2} -18 ${width} 0v66q${-width / 2} 14 ${-width} 0z`, room.cloth) +
    path(`M${x} 452q${width / 2} -18 ${width} 0v16q${-width / 2} -16 ${-width} 0z`, room.soft) +
    rect(x + 12, 516, 12, 30, mix(room.wood, '#000000', 0.4)) +
    rect(x + width - 24, 516, 12, 30, mix(room.wood, '#000000', 0.4))
  const beds = isTwin ? bed(bedX, 176) + bed(bedX + 204, 176) : bed(bedX, 380)
  const tableX = left ? bedX - 66 : bedX + 396
  return picture(
    size,
    skyDefs(palette),
    rect(0, 0, 800, 600, room.wall),
    floorBoards(room, 470),
    windowOf(look, room, windowX, 120, 180, 220),
    frame(bedX + 70, 120, 110, 130, look, room, 1),
    frame(bedX + 210, 120, 110, 130, look, room, 2),
    ellipse(bedX + 170, 560, 300, 34, room.soft),
    ellipse(bedX + 170, 560, 280, 28, 'none', ` stroke="${room.cloth}" stroke-width="3"`),
    rect(tableX, 440, 54, 70, room.wood, 4),
    lamp(tableX + 27, 376, room),
    beds,
  )
}
