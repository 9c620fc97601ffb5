import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../packages/server/src', import.meta.url))
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: src, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file.endsWith('.ts') && existsSync(join(src, file)))

const isTest = (file: string) => /\.test\.ts$|(^|\/)testing(\/|\.ts$)/.test(file)

/** Allowed imports of each room of the server besides its own; other rooms have no limit. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ports: [],
  sandbox: ['kernel', 'ports'],
  adapters: ['kernel', 'ports'],
}

/** Returns the imports within the server that break the rules of the rooms. */
function wrong(file: string, text: string): string[] {
  if (isTest(file)) return []
  const [room = ''] = file.split('/')
  const targets = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"\n]+)\1/g)].map((match) =>
    normalize(join(dirname(file), match[2] ?? '')),
  )
  return targets
    .filter((target) => {
      const [other = ''] = target.split('/')
      if (other === 'sandbox' && room !== 'sandbox') return file !== 'compose.ts'
      if (file === 'config.ts' && /^adapters\/[\w-]+\/config\.ts$/.test(target)) return false
      if (other === 'adapters' && room !== 'adapters') return file !== 'compose.ts'
      return other !== room && rooms[room]?.includes(other) === false
    })
    .map((target) => `${file} imports ${target}`)
}

describe('rooms of the server', () => {
  it('kernel and ports import no other room, the sandbox imports these only, compose.ts alone chooses adapters, and config.ts reads their variables', () => {
    expect(files.flatMap((file) => wrong(file, readFileSync(join(src, file), 'utf8')))).toEqual([])
  })

  it('finds an import that breaks the rules (control)', () => {
    const bad = [
      ['modules/catalogue/hotels/a.ts', "import { x } from '../../../sandbox/supplier/a.ts'"],
      ['adapters/stripe/a.ts', "import type { x } from '../../sandbox/cards/a.ts'"],
      ['server.ts', "import { x } from './sandbox/demo-member.ts'"],
      ['app.ts', "await import('./adapters/stripe/stripe.ts')"],
      ['config.ts', "import { x } from './adapters/stripe/stripe.ts'"],
      ['adapters/stripe/config.ts', "import { x } from '../../config.ts'"],
      ['modules/catalogue/hotels/a.ts', "import type { x } from '../../../adapters/places/a.ts'"],
      ['sandbox/supplier/a.ts', "import { x } from '../../modules/catalogue/hotels/a.ts'"],
      ['sandbox/a.ts', "import type { x } from '../config.ts'"],
      ['sandbox/cards/a.ts', "import { x } from '../../adapters/stripe/a.ts'"],
      ['kernel/http/a.ts', "import { x } from '../../ports/supplier.ts'"],
      ['kernel/db/a.ts', "import type { x } from '../../config.ts'"],
      ['ports/a.ts', "import { x } from '../kernel/http/a.ts'"],
    ] as const
    for (const [file, text] of bad) expect(wrong(file, text), file).toHaveLength(1)
    const good = [
      ['config.ts', "import { x } from './adapters/stripe/config.ts'"],
      ['compose.ts', "import { x } from './sandbox/supplier/a.ts'"],
      ['sandbox/supplier/a.ts', "import { x } from '../../kernel/http/a.ts'"],
      ['sandbox/supplier/a.ts', "import { x } from '../testville/a.ts'"],
      ['modules/booking/bookings/testing/a.ts', "import { x } from '../../../../sandbox/supplier/a.ts'"],
    ] as const
    for (const [file, text] of good) expect(wrong(file, text), file).toEqual([])
  })
})
