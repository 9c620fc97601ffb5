import { defineConfig, mergeConfig } from 'vitest/config'
import faults from './vitest.faults.config.ts'

/** `npm run test:operations`: servers as an operator runs them, in processes of their own, started, killed, replaced. */
const { include: _, ...test } = faults.test ?? {}
export default mergeConfig(
  { ...faults, test },
  defineConfig({ test: { include: ['tests/operations/**/*.test.ts'] } }),
)
