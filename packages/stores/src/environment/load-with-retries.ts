/** Retries a failed import twice, after 1 and 4 s, unless offline. Throws the last error. Parts that load lazily load with it. */
export async function loadWithRetries<T>(load: () => Promise<T>, ms = 1e3): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (ms > 9e3 || globalThis.navigator?.onLine === false) throw problem
    await new Promise((done) => setTimeout(done, ms))
    return loadWithRetries(load, 4 * ms)
  }
}
