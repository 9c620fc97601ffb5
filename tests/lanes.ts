import { availableParallelism, totalmem } from 'node:os'

const GIGABYTE = 1024 ** 3

/** The processors that this run may use: `taskset` and the limits of a container count. */
export const cores = availableParallelism()

const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/**
 * How many lanes of a kind run side by side: one on one core, on more cores in proportion to what was best on two. Each lane needs
 * `gigabytes` of memory.
 */
export function lanes(
  onTwoCores: number,
  gigabytes: number,
  machine: { readonly cores: number; readonly memory: number } = { cores, memory },
): number {
  if (machine.cores === 1) return 1
  const byCores = Math.floor((onTwoCores * machine.cores) / 2)
  return Math.max(1, Math.min(byCores, Math.floor(machine.memory / GIGABYTE / gigabytes)))
}
