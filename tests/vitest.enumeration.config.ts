import { defineConfig, mergeConfig } from 'vitest/config'
import server from '../packages/server/vitest.config.ts'

/** `npm run enumeration`: 1,000 members, 1,000 strangers and 100,000 guesses, instead of the few of npm test. */
const { include: _, ...test } = server.test ?? {}
export default mergeConfig(
  { ...server, test },
  defineConfig({
    test: {
      include: ['src/modules/accounts/members/enumeration.test.ts'],
      env: { ENUMERATION_EACH: '1000', ENUMERATION_GUESSES: '100000' },
    },
  }),
)
