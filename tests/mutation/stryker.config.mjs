import { patience } from '../patience.ts'
import { roomOf } from './rooms.ts'

const { folders, file, isPure, isOfTheStart, least } = roomOf(process.env.ROOM ?? 'domain')

// npm run mutate [room]: mutates the rules of a room and counts the mutants that its tests kill.
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  vitest: { configFile: `tests/mutation/${isPure ? 'pure' : 'server'}.config.ts`, related: isPure },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample.mjs'],
  // SAMPLE=4: every fourth mutant, for a shorter run.
  checkers: Number(process.env.SAMPLE ?? 1) > 1 ? ['sample'] : [],
  mutate: folders.flatMap((folder) => [
    `${folder}/**/*.ts`,
    `!${folder}/**/*.test.ts`,
    `!${folder}/**/index.ts`,
    `!${folder}/**/testing/**`,
    `!${folder}/**/testing.ts`,
    `!${folder}/**/tables.ts`,
    // Data, which tests/boundaries compares; and the encrypted calls, which the tests of the server judge.
    `!${folder}/**/languages.ts`,
    `!packages/contract/src/platform/**`,
    // Declarations of calls, limits and fields.
    '!packages/contract/src/{calls,payments,fixtures}/**',
    '!packages/contract/src/{limits,fields,card-frame}.ts',
  ]),
  ignorePatterns: [
    '**',
    '!packages/**',
    '!tests/mutation/**',
    '!tests/{patience,lanes}.ts',
    '!package.json',
    '!tsconfig.json',
  ],
  // Other tests judge texts and log lines.
  mutator: { excludedMutations: isPure ? [] : ['StringLiteral'] },
  ignoreStatic: !isPure && !isOfTheStart,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  // A restarted runner loads everything again: on a busy machine a slow test is no sign of an endless loop.
  timeoutMS: patience(90),
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `tests/out/mutation-${file}.json` },
  // A second run tries only mutants whose code or tests have changed since; a fresh clone tries all.
  incremental: !process.env.SAMPLE,
  incrementalFile: `tests/out/mutation-${file}-known.json`,
  tempDirName: `tests/out/stryker-${file}`,
  thresholds: { high: 95, low: least, break: least },
}
