import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paymentMethods } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { methodOf, methods } from './registry.ts'

const source = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], {
  cwd: source,
  encoding: 'utf8',
})

/** Where a method's name on the wire stands in quotes outside its folder, migrations and tests. */
function namesIn(path: string, text: string): string[] {
  const isOwn = methods.some(({ name }) => path.startsWith(`modules/payments/${folders[name]}/`))
  if (isOwn || /^migrations\/|\.test\.ts$|\/testing\//.test(path)) return []
  return paymentMethods
    .filter((name) => new RegExp(`['"\`]${name}(_|['"\`])`).test(text))
    .map((name) => `${path}: ${name}`)
}
const folders: Readonly<Record<string, string>> = { CREDIT: 'card', WALLET: 'wallet', BITCOIN: 'bitcoin' }

describe('payment methods', () => {
  it('are registered once each, for every name on the wire', () => {
    expect(methods.map(({ name }) => name).sort()).toEqual([...paymentMethods].sort())
    for (const name of paymentMethods) expect(methodOf(name).name).toBe(name)
  })

  it('are named in their own folders only', () => {
    const found = files
      .split('\n')
      .filter(Boolean)
      .flatMap((path) => namesIn(path, readFileSync(join(source, path), 'utf8')))
    expect(found).toEqual([])
    expect(namesIn('modules/booking/x.ts', "if (method === 'WALLET')")).toHaveLength(1)
    expect(namesIn('modules/booking/x.ts', "'BITCOIN_TRANSFER_PENDING'")).toHaveLength(1)
  })

  it('know nothing of bookings', () => {
    const own = files
      .split('\n')
      .filter((path) => path.startsWith('modules/payments/') && !path.includes('.test.'))
    const wrong = own.filter((path) =>
      /from '[^']*\/booking\//.test(readFileSync(join(source, path), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})
