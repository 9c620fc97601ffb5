import { readEnvironment } from '../../config.ts'
import { checkAll } from './run.ts'

/**
 * Output of `npm run check:live`, and whether all checks passed. Throws ConfigError for a variable that cannot be
 * parsed.
 */
export async function liveReport(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<{ readonly text: string; readonly isRight: boolean }> {
  const values = readEnvironment({ NODE_ENV: 'production', ...environment })
  const findings = await checkAll(values, {
    refId: environment.SITE_REF_ID ?? '8183',
    isBeforeStart: words.includes('--before-start'),
  })
  const width = Math.max(...findings.map(({ name }) => name.length))
  const lines = findings.map(({ state, name, says }) => `${state.padEnd(5)}  ${name.padEnd(width)}  ${says}`)
  const bad = findings.filter(({ state }) => state === 'wrong').length
  const end = bad > 0 ? `${bad} of ${findings.length} are wrong.` : 'Nothing is wrong.'
  return { text: [...lines, '', end].join('\n'), isRight: bad === 0 }
}
