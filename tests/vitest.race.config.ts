import { defineConfig, mergeConfig } from 'vitest/config'
import faults from './vitest.faults.config.ts'

/** `npm run race`: 10,000 travellers at once for 100 rooms. */
const { include: _, ...test } = faults.test ?? {}
export default mergeConfig(
  { ...faults, test },
  defineConfig({
    test: {
      include: ['tests/faults/race.test.ts'],
      env: { RACE_ATTEMPTS: process.env.RACE_ATTEMPTS ?? '10000' },
      testTimeout: 3_600_000,
    },
  }),
)
