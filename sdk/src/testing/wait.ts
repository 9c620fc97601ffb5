/** The page of the runner has it (sdk/web-test-runner.config.mjs). */
declare const patienceMs: number

/** Polls until `check` returns a truthy value; fails with its last error. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + patienceMs
  for (;;) {
    let problem: unknown
    try {
      const value = await check()
      if (value !== undefined && value !== null && value !== false) return value as NonNullable<T>
      problem = new Error(`timeout after ${patienceMs} ms with ${value}: ${check}`)
    } catch (error) {
      problem = error
    }
    if (performance.now() > end) throw problem
    await new Promise((done) => setTimeout(done, 15))
  }
}

/** Polls until `read` returns the same for 300 ms, longer on a slow machine: nothing loads lazily any more. */
export async function settled<T>(read: () => T): Promise<T> {
  let value = read()
  let since = performance.now()
  await eventually(() => {
    const next = read()
    if (JSON.stringify(next) !== JSON.stringify(value)) since = performance.now()
    value = next
    return performance.now() - since > patienceMs / 66
  })
  return value
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
