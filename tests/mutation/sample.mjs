import { createHash } from 'node:crypto'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

const every = Number(process.env.SAMPLE ?? 1)

/** Selects mutants pseudo-randomly, the same ones at every run. */
function isTaken({ fileName, location, mutatorName, replacement }) {
  const file = fileName.slice(fileName.lastIndexOf('/src/'))
  const { start, end } = location
  const name = [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ')
  return createHash('sha256').update(name).digest().readUInt32BE() % every === 0
}

/** SAMPLE=4 npm run mutate payments: tries every fourth mutant; the others are reported as compile errors. */
class Sample {
  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isTaken(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    )
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)]
