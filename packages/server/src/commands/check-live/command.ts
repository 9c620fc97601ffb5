// npm run check:live [-- --before-start]: is everything set, reachable and right? Exit code 1 for a problem.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, repositoryRoot } from '../../config.ts'
import { liveReport } from './report.ts'

const file = join(repositoryRoot, '.env')
if (existsSync(file)) process.loadEnvFile(file)

try {
  const { text, isRight } = await liveReport(process.env, process.argv.slice(2))
  console.log(text)
  process.exitCode = isRight ? 0 : 1
} catch (error) {
  const expected = error instanceof ConfigError
  console.error(`staykit: ${expected ? error.message : error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
