/** Where a process stands between its start and its end. */
export interface Lifecycle {
  readonly isEnding: boolean
  /** From now on it is not ready, though it still answers. */
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
