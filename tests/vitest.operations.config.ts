import { defineConfig, mergeConfig } from 'vitest/config'
import faults from './vitest.faults.config.ts'

/** Every crash point, and releases under load: minutes each. The nightly run (NIGHTLY=1) runs these, and these alone. */
const long = ['kill', 'kill-payment', 'rolling'].map((name) => `tests/operations/${name}.test.ts`)
const isNightly = Boolean(process.env.NIGHTLY)

/** `npm run test:operations`: servers as an operator runs them, in processes of their own, started, killed, replaced. */
const { include: _, ...test } = faults.test ?? {}
export default mergeConfig(
  { ...faults, test },
  defineConfig({
    test: isNightly ? { include: long } : { include: ['tests/operations/**/*.test.ts'], exclude: long },
  }),
)
