import { expect, it, onTestFinished, vi } from 'vitest'
import { ShortLived } from './short-lived.ts'

it('values end after their life, which begins again when they are set, and the oldest go beyond the most', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const values = new ShortLived<number>(100, 2)
  values.set('a', 1)
  vi.advanceTimersByTime(60)
  values.set('b', 2)
  vi.advanceTimersByTime(39)
  expect([values.get('a')?.value, values.get('b')?.value]).toEqual([1, 2])
  vi.advanceTimersByTime(1)
  expect([values.get('a'), values.get('b')?.value]).toEqual([undefined, 2])
  values.set('a', 3)
  values.set('b', 4)
  values.set('c', 5)
  expect([values.get('a'), values.get('b')?.value, values.get('c')?.value]).toEqual([undefined, 4, 5])
  values.delete('b')
  expect(values.get('b')).toBeUndefined()
})

it('a value costs the same whether or not others end at the same pace', () => {
  let clock = 0
  // A spy, which records its calls, would cost more than what is measured.
  vi.stubGlobal('performance', { now: () => clock })
  onTestFinished(() => void vi.unstubAllGlobals())
  const values = new ShortLived<number>(40_000)
  /** Milliseconds of the processor for 40,000 new values, one a millisecond. */
  const add = () => {
    const before = process.cpuUsage()
    for (const until = clock + 40_000; clock < until; clock++)
      if (!values.get(String(clock))) values.set(String(clock), clock)
    return process.cpuUsage(before).user / 1_000
  }
  const first = add()
  expect(add() + add() + add()).toBeLessThan(20 * first + 100)
})
