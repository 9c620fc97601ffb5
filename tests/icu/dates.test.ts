import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

const icuOf = (node: string) =>
  execFileSync(node, ['-p', 'process.versions.icu'], { encoding: 'utf8' }).trim()

/** One Node.js of this machine for each ICU. */
const found = [
  process.execPath,
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node')),
]
const nodes = new Map(found.filter((path) => existsSync(path)).map((path) => [icuOf(path), path]))

describe('dates', () => {
  let script = ''
  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'dates.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
    })
    script = outputFiles[0]?.text ?? ''
  })

  for (const [icu, node] of nodes)
    for (const order of ['as it is', 'month-first'])
      it(`have the same values with ICU ${icu}, Canadian English ${order}`, () => {
        const printed = execFileSync(node, ['--input-type=module', '-', order], {
          input: script,
          encoding: 'utf8',
        })
        expect(JSON.parse(printed)).toEqual({
          days: ['2026-12-31', '2027-01-01', '2026-12-31', '2026-12-31', '2026-12-30'],
          typed: ['2027-02-24'],
        })
      })
})
