// npm test: the tests for every change; npm test -- <phase …>: some of its phases; npm run check: tests without a database and
// a browser; npm run nightly [-- --list | part …]: long tests. .ci/run runs `ci`. docs/testing.md describes each.
// Ends with the names of failed tests and "N passed, N failed".
import { mkdirSync, rmSync } from 'node:fs'
import { buildWords } from '@staykit/words/build'
import { type Engine, enginePath, engines } from './engines/programs.ts'
import { cores } from './lanes.ts'
import { execute } from './run/execute.ts'
import { out, phases } from './run/phases.ts'
import { check, ci, nightly, type Stage, test } from './run/plan.ts'
import type { Score } from './run/scores.ts'
import { slowness } from './run/slowness.ts'
import { recordEngines } from './run/tested-engines.ts'

const fail = (message: string): never => {
  console.error(message)
  process.exit(2)
}

/** The parts of a night; the build comes first. */
function nightlyStages(names: readonly string[]): Stage[] {
  const partNames = names.length > 0 ? names : Object.keys(nightly)
  const parts = partNames.map(
    (name) => nightly[name] ?? fail(`no such part: ${name}; npm run nightly -- --list`),
  )
  return [[['build']], ...parts.flatMap((part) => part.phases.map((phase) => [[phase]]))]
}

/** Phases by name: in the order of the plan, one after the other. */
function namedStages(names: readonly string[]): Stage[] {
  const unknown = names.filter((name) => !phases[name])
  if (unknown.length > 0)
    fail(`no such phase: ${unknown.join(', ')}; there are ${Object.keys(phases).join(', ')}`)
  return Object.keys(phases).flatMap((name) => (names.includes(name) ? [[[name]]] : []))
}

function stagesOf([first, ...rest]: readonly string[]): readonly Stage[] {
  if (first === undefined) return test
  if (first === 'check') return check
  if (first === 'ci') return ci
  return first === 'nightly' ? nightlyStages(rest) : namedStages([first, ...rest])
}

/** Engines that a run left out, with the reason. */
const leftOut = new Map<Engine, string>()

/** The engines that the phases need and this machine has. Chromium is a must, and so are all in CI. */
function findEngines(stages: readonly Stage[], isComplete: boolean): readonly Engine[] {
  const needed = new Set(stages.flat(2).flatMap((name) => phases[name]?.engines ?? []))
  return engines.filter((engine) => {
    if (!needed.has(engine)) return false
    try {
      return enginePath(engine)
    } catch (problem) {
      if (isComplete || engine === 'chromium') throw problem
      leftOut.set(engine, (problem as Error).message)
      return false
    }
  })
}

async function run(stages: readonly Stage[], found: readonly Engine[]): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>()
  for (const stage of stages) {
    const lanes = cores === 1 ? [stage.flat()] : stage
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) {
          const phase = phases[name] ?? fail(`no such phase: ${name}`)
          const own = phase.engines?.filter((engine) => found.includes(engine)) ?? []
          if (phase.engines && own.length === 0) continue
          scores.set(name, await execute(name, phase, own, lanes.length === 1))
        }
      }),
    )
  }
  return scores
}

function report(scores: ReadonlyMap<string, Score>): void {
  const total = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, names = [] }] of scores) {
    total.passed += passed
    total.failed += failed
    if (failed > 0) for (const one of names) console.log(`failed: ${name}: ${one}`)
  }
  const shares = [...scores].map(([name, { passed, failed }]) => `${name} ${passed}/${passed + failed}`)
  recordEngines(scores)
  for (const [engine, reason] of leftOut) console.log(`left out: ${engine}: ${reason}`)
  console.log(`\n${shares.join(', ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

const words = process.argv.slice(2)
if (words.includes('--list')) {
  for (const [name, { minutes, what }] of Object.entries(nightly))
    console.log(`${name.padEnd(12)} ${String(minutes).padStart(3)} min  ${what}`)
} else {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  buildWords()
  const times = Number(process.env.PATIENCE ?? (await slowness()))
  process.env.PATIENCE = String(times)
  console.log(`This machine is ${times} times as slow as the reference: patience ${times} times`)
  const stages = stagesOf(words)
  report(await run(stages, findEngines(stages, words[0] === 'ci')))
}
