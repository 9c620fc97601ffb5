import { defineConfig, mergeConfig } from 'vitest/config'
import server from '../packages/server/vitest.config.ts'

/** `npm run canary`: 200 cards instead of the few of npm test. */
const { include: _, ...test } = server.test ?? {}
export default mergeConfig(
  { ...server, test },
  defineConfig({
    test: { include: ['src/modules/booking/bookings/canary.test.ts'], env: { CANARY_FLOWS: '200' } },
  }),
)
