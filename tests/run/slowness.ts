import { Worker } from 'node:worker_threads'

/** What two threads side by side need for the fixed work on the machine that the figures of patience were chosen on, ms. */
const REFERENCE_MS = 1_000

async function work(): Promise<void> {
  const worker = new Worker(new URL('./fixed-work.ts', import.meta.url))
  await new Promise<void>((done, fail) => worker.once('exit', () => done()).once('error', fail))
}

/**
 * How many times as slow as the reference this machine is now, at least 1. Two threads work side by side, as two lanes of a
 * run do, so one core and a busy machine count as slow.
 */
export async function slowness(): Promise<number> {
  const began = performance.now()
  await Promise.all([work(), work()])
  const times = (performance.now() - began) / REFERENCE_MS
  return Math.max(1, Math.round(times * 10) / 10)
}
