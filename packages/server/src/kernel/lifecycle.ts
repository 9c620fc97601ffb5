/** State of a process between start and end. */
export interface Lifecycle {
  readonly isEnding: boolean
  /** Whether the database could not write, since the last `noteRoom`. */
  readonly isFull: boolean
  /** Marks the process as not ready; it still answers. */
  end(): void
  noteFull(): void
  noteRoom(): void
}

export function createLifecycle(): Lifecycle {
  let isEnding = false
  let isFull = false
  return {
    get isEnding() {
      return isEnding
    },
    get isFull() {
      return isFull
    },
    end() {
      isEnding = true
    },
    noteFull() {
      isFull = true
    },
    noteRoom() {
      isFull = false
    },
  }
}
