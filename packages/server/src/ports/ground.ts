/** A ring or a line: x and y of its first point, in units of its area's side, and how far each next one is from the one before. */
export type Steps = readonly number[]

/** What is known of an area's ground. Rings of one kind are filled by even and odd: a ring within a ring is land. */
export interface GroundArea {
  readonly sea: readonly Steps[]
  /** Lakes, and rivers that are wide. */
  readonly water: readonly Steps[]
  readonly rivers: readonly Steps[]
  /** Between countries. */
  readonly borders: readonly Steps[]
}

/** The ground of the world by the domain's areas, for maps that are drawn here. An area that does not exist is undefined; nothing else fails. */
export interface Ground {
  area(zoom: number, x: number, y: number): Promise<GroundArea | undefined>
}
