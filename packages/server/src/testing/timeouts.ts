import { onTestFinished, vi } from 'vitest'

/** Shortens every AbortSignal.timeout of the running test by a factor. Returns the requested times, ms. */
export function shortTimeouts(factor = 50): number[] {
  const timeouts: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    return timeout(Math.ceil(ms / factor))
  })
  onTestFinished(() => spy.mockRestore())
  return timeouts
}
