// npm run check:live [-- --before-start]: is everything set, reachable and right? Exit code 1 when something is wrong.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readEnvironment, repositoryRoot } from './config.ts'
import { checkAll } from './live-check/run.ts'

const file = join(repositoryRoot, '.env')
if (existsSync(file)) process.loadEnvFile(file)

try {
  const values = readEnvironment({ NODE_ENV: 'production', ...process.env })
  const findings = await checkAll(values, {
    refId: process.env.SITE_REF_ID ?? '8183',
    isBeforeStart: process.argv.includes('--before-start'),
  })
  const width = Math.max(...findings.map(({ name }) => name.length))
  for (const { state, name, says } of findings)
    console.log(`${state.padEnd(5)}  ${name.padEnd(width)}  ${says}`)
  const bad = findings.filter(({ state }) => state === 'wrong').length
  console.log(bad > 0 ? `\n${bad} of ${findings.length} are wrong.` : '\nNothing is wrong.')
  process.exitCode = bad > 0 ? 1 : 0
} catch (error) {
  const expected = error instanceof ConfigError
  console.error(`staykit: ${expected ? error.message : error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
