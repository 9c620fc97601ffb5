/**
 * A ring or a line: x and y of its first point, in units of its area's side, and the distance of each next point from
 * the one before.
 */
export type Steps = readonly number[]

/** Map data of an area. Rings of one kind use the even-odd rule: a ring within a ring is land. */
export interface GroundArea {
  readonly sea: readonly Steps[]
  /** Lakes and wide rivers. */
  readonly water: readonly Steps[]
  readonly rivers: readonly Steps[]
  /** Between countries. */
  readonly borders: readonly Steps[]
}

/** Map data of the world in the domain's areas. An area that does not exist is undefined; nothing else fails. */
export interface Ground {
  area(zoom: number, x: number, y: number): Promise<GroundArea | undefined>
}
