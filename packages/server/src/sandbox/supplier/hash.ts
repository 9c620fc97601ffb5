/** Mixes up to four whole numbers into 32 bits; deterministic. */
export function hash(a: number, b = 0, c = 0, d = 0): number {
  return finish(step(step(step(step(0x9e37_79b9, a), b), c), d))
}

/** The same for two numbers, without an array: for loops over all nights of all hotels. */
export function hashPair(a: number, b: number): number {
  return finish(step(step(0x51ed_270b, a), b))
}

/** From 0 up to but not 1. */
export function unit(a: number, b = 0, c = 0, d = 0): number {
  return hash(a, b, c, d) / 0x1_0000_0000
}

/** One of a list. */
export function pick<T>(list: readonly T[], a: number, b = 0, c = 0): T {
  return list[hash(a, b, c) % list.length] as T
}

/** About normal, mean 0, standard deviation 1, never beyond 3.5. */
export function bell(a: number, b = 0, c = 0): number {
  let sum = 0
  for (let index = 0; index < 6; index++) sum += unit(a, b, c, index + 1)
  return (sum - 3) * Math.SQRT2
}

/** A number for a text, for seeds. */
export function seedOf(text: string): number {
  let seed = 0
  for (let index = 0; index < text.length; index++) seed = Math.imul(seed, 31) + text.charCodeAt(index)
  return finish(seed)
}

function step(mixed: number, value: number): number {
  let part = Math.imul(value, 0xcc9e_2d51)
  part = Math.imul((part << 15) | (part >>> 17), 0x1b87_3593)
  const next = mixed ^ part
  return Math.imul((next << 13) | (next >>> 19), 5) + 0xe654_6b64
}

function finish(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85eb_ca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2_ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
