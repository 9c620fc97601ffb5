import type { Scene } from './addresses.ts'
import { drawFront, type Look } from './front.ts'
import { drawBath } from './interiors/bathroom.ts'
import { drawRoom } from './interiors/bedroom.ts'
import { drawLobby } from './interiors/lobby.ts'
import { drawPool } from './interiors/pool.ts'
import { drawRestaurant } from './interiors/restaurant.ts'
import { drawView } from './interiors/view.ts'

const drawings: Readonly<Record<Scene, (look: Look, size: number) => string>> = {
  front: (look, size) => drawFront(look, size),
  night: (look, size) => drawFront(look, size, true),
  room: drawRoom,
  bath: drawBath,
  lobby: drawLobby,
  restaurant: drawRestaurant,
  pool: drawPool,
  view: drawView,
}

/** An SVG picture of a hotel; the same hotel always looks the same. `size` is its width in pixels. */
export function drawScene(scene: Scene, look: Look, size: number): string {
  return drawings[scene](look, size)
}
