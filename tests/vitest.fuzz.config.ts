import { defineConfig, mergeConfig } from 'vitest/config'
import faults from './vitest.faults.config.ts'

/** `npm run fuzz`: 2,000 bodies for each call, from a printed seed. */
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000)
console.log(`FUZZ_SEED=${seed}`)

const { include: _, ...test } = faults.test ?? {}
export default mergeConfig(
  { ...faults, test },
  defineConfig({
    test: { include: ['tests/faults/fuzz.test.ts'], env: { FUZZ_RUNS: '2000', FUZZ_SEED: seed } },
  }),
)
