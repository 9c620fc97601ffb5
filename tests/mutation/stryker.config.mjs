import { roomOf } from './rooms.ts'

const { folders, file, isPure, isOfTheStart, least } = roomOf(process.env.ROOM ?? 'domain')

// npm run mutate [room]: changes the rules of a room in a thousand ways and counts which changes its tests notice.
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  vitest: { configFile: `tests/mutation/${isPure ? 'pure' : 'server'}.config.ts`, related: isPure },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample.mjs'],
  // SAMPLE=4: every fourth change, when there is no hour for all.
  checkers: Number(process.env.SAMPLE ?? 1) > 1 ? ['sample'] : [],
  mutate: folders.flatMap((folder) => [
    `${folder}/**/*.ts`,
    `!${folder}/**/*.test.ts`,
    `!${folder}/**/index.ts`,
    `!${folder}/**/testing/**`,
    `!${folder}/**/testing.ts`,
    `!${folder}/**/tables.ts`,
    // Data, which tests/boundaries compares; and the sealed calls, which the server's tests judge.
    `!${folder}/**/languages.ts`,
    `!packages/contract/src/platform/**`,
  ]),
  ignorePatterns: [
    '**',
    '!packages/**',
    '!tests/mutation/**',
    '!tests/wire/**',
    '!docs/reference/**',
    '!package.json',
    '!tsconfig.json',
  ],
  // What is only said, to people or to logs, is judged by other tests.
  mutator: { excludedMutations: isPure ? [] : ['StringLiteral'] },
  ignoreStatic: !isPure && !isOfTheStart,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  // A runner that begins anew loads everything again: on a busy machine that is no sign of an endless loop.
  timeoutMS: 90_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `tests/out/mutation-${file}.json` },
  // A second run asks again only about what the code or its tests have changed since; a fresh clone asks everything.
  incremental: !process.env.SAMPLE,
  incrementalFile: `tests/out/mutation-${file}-known.json`,
  tempDirName: `tests/out/stryker-${file}`,
  thresholds: { high: 95, low: least, break: least },
}
