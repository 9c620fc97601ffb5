import { onTestFinished, vi } from 'vitest'

/** Lets every AbortSignal.timeout of the running test end so many times sooner. Answers the times that were asked for, ms. */
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
