import { beforeEach, expect, it, vi } from 'vitest'
import { execute } from '../run/execute.ts'

// What it prints is read by the run of this test.
beforeEach(() => {
  const writing = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const logging = vi.spyOn(console, 'log').mockReturnValue()
  return () => {
    writing.mockRestore()
    logging.mockRestore()
  }
})

/** Runs a phase that prints these lines, counts three passed tests, and ends with exit code 1. */
const failedRun = (...lines: readonly string[]) =>
  execute(
    'a phase',
    {
      command: [
        process.execPath,
        '-e',
        `console.log(${JSON.stringify(lines.join('\n'))}); process.exitCode = 1`,
      ],
      score: () => ({ passed: 3, failed: 0 }),
    },
    [],
    false,
  )

it('a run without a failed test names its unhandled error, not what follows', async () => {
  const { passed, failed, names } = await failedRun(
    '── Unhandled Errors ──',
    'SupplierError: the price is not plausible',
    ...Array.from({ length: 40 }, (_, line) => `line ${line}`),
  )
  expect([passed, failed]).toEqual([3, 1])
  expect(names?.join()).toMatch(/the price is not plausible/)
  expect(names?.join()).not.toContain('line 39')
})

it('a run that crashes names its last lines, and the screen of each browser test that failed', async () => {
  const screen = 'failed at http://localhost/rooms; console: ; screen: Rooms'
  const { names } = await failedRun(screen, ...Array.from({ length: 40 }, (_, line) => `line ${line}`))
  expect(names?.[0]).toContain('line 39')
  expect(names?.[1]).toBe(screen)
})
