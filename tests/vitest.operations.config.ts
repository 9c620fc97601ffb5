import { defineConfig, mergeConfig } from 'vitest/config'
import faults from './vitest.faults.config.ts'

/** Every crash point, and releases under load: minutes each. Only the nightly run (NIGHTLY=1) has them. */
const long = ['kill', 'kill-payment', 'rolling'].map((name) => `tests/operations/${name}.test.ts`)
const isNightly = Boolean(process.env.NIGHTLY)

/** `npm run test:operations`: servers in separate processes, as an operator runs them, started, killed and replaced. */
const { include: _, ...test } = faults.test ?? {}
export default mergeConfig(
  { ...faults, test },
  defineConfig({
    test: isNightly ? { include: long } : { include: ['tests/operations/**/*.test.ts'], exclude: long },
  }),
)
