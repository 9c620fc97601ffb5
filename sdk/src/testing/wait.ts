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

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
