interface Entry<Value> {
  readonly value: Value
  readonly until: number
}

type Entries<Value> = Map<string, Entry<Value>>

/**
 * Values that live equally long, in two generations: when all of the older one have ended it goes as a whole, so that no
 * value needs a timer, and none is looked for among those that have ended. Beyond `most` the older generation goes sooner.
 */
export class ShortLived<Value> {
  #young: Entries<Value> = new Map()
  #old: Entries<Value> = new Map()
  #turnsAt: number
  readonly #lifeMs: number
  readonly #most: number

  constructor(lifeMs: number, most = Number.POSITIVE_INFINITY) {
    this.#lifeMs = lifeMs
    this.#most = most
    this.#turnsAt = performance.now() + lifeMs
  }

  /** The value with the time at which it ends, in ms of `performance.now()`. */
  get(key: string): Entry<Value> | undefined {
    const entry = this.#young.get(key) ?? this.#old.get(key)
    return entry && entry.until > performance.now() ? entry : undefined
  }

  /** Begins a new life of the key. */
  set(key: string, value: Value): void {
    const now = performance.now()
    if (now >= this.#turnsAt || this.#young.size >= this.#most / 2) {
      this.#old = this.#young
      this.#young = new Map()
      this.#turnsAt = now + this.#lifeMs
    }
    this.#young.set(key, { value, until: now + this.#lifeMs })
  }

  delete(key: string): void {
    this.#young.delete(key)
    this.#old.delete(key)
  }
}
