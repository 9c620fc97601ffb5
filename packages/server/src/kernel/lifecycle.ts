/** State of a process between start and end. */
export interface Lifecycle {
  readonly isEnding: boolean
  /** Marks the process as not ready; it still answers. */
  end(): void
}

export function createLifecycle(): Lifecycle {
  let isEnding = false
  return {
    get isEnding() {
      return isEnding
    },
    end() {
      isEnding = true
    },
  }
}
