/** Polls until `check` returns a truthy value; fails with its last error. */
export async function eventually<T>(check: () => T | Promise<T>, timeoutMs = 8_000): Promise<NonNullable<T>> {
  const end = performance.now() + timeoutMs
  for (;;) {
    let problem: unknown
    try {
      const value = await check()
      if (value !== undefined && value !== null && value !== false) return value as NonNullable<T>
      problem = new Error(`timeout after ${timeoutMs} ms with ${value}: ${check}`)
    } catch (error) {
      problem = error
    }
    if (performance.now() > end) throw problem
    await new Promise((done) => setTimeout(done, 15))
  }
}

/** Polls until `read` returns the same for 300 ms: nothing loads lazily any more. */
export async function settled<T>(read: () => T): Promise<T> {
  let last = ''
  let since = performance.now()
  return eventually(() => {
    const value = read()
    const text = JSON.stringify(value)
    if (text !== last) since = performance.now()
    last = text
    return performance.now() - since > 300 && { value }
  }).then(({ value }) => value)
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
