interface Entry<Value> {
  readonly value: Value
  readonly until: number
}

/** Values that live equally long: the oldest ends first, so that none needs a timer. Beyond `most` the oldest go. */
export class ShortLived<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #lifeMs: number
  readonly #most: number

  constructor(lifeMs: number, most = Number.POSITIVE_INFINITY) {
    this.#lifeMs = lifeMs
    this.#most = most
  }

  /** The value with the time at which it ends, in ms of `performance.now()`. */
  get(key: string): Entry<Value> | undefined {
    const now = performance.now()
    for (const [old, { until }] of this.#entries) {
      if (until > now) break
      this.#entries.delete(old)
    }
    return this.#entries.get(key)
  }

  /** Begins a new life of the key. */
  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: performance.now() + this.#lifeMs })
    if (this.#entries.size <= this.#most) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
