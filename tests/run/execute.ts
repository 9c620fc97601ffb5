import { spawn } from 'node:child_process'
import type { Engine } from '../engines/programs.ts'
import { type Phase, root } from './phases.ts'
import { lastScreens, lastWords, type Score } from './scores.ts'

/** Runs a phase. `isAlone` streams its output; otherwise it is printed at the end. */
export function execute(
  name: string,
  phase: Phase,
  engines: readonly Engine[],
  isAlone: boolean,
): Promise<Score> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const [file = '', ...args] = phase.command
  const env = {
    ...process.env,
    ENGINES: engines.join(','),
    ASTRO_TELEMETRY_DISABLED: '1',
    FORCE_COLOR: '0',
    ...phase.env,
  }
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      if (isAlone) process.stdout.write(chunk)
    })
  }
  return new Promise((done) => {
    child.on('close', (code) => {
      if (!isAlone) process.stdout.write(`\n── ${name}\n${text}`)
      const score = scoreOf(phase, text, code)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`── ${name}: ${score.passed} passed, ${score.failed} failed in ${seconds} s`)
      done(score)
    })
  })
}

function scoreOf(phase: Phase, text: string, code: number | null): Score {
  const score = phase.score?.(text) ?? { passed: Number(code === 0), failed: Number(code !== 0) }
  if (code === 0) return score
  // A runner that fails without a failed test (a crash, an unhandled error) counts as a failure.
  const { names = [] } = score
  return {
    ...score,
    failed: Math.max(score.failed, 1),
    names: [...(names.length > 0 ? names : [lastWords(text)]), ...lastScreens(text)],
  }
}
