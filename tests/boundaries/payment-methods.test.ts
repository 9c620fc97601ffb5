import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { paymentMethods as registered } from '../../packages/contract/src/payments/registry.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Source folders with one folder for each payment method. */
const rooms = ['sdk/src/', 'packages/stores/src/', 'packages/server/src/']

/** The payment methods: folders of the server's module. */
const folders = readdirSync(join(root, 'packages/server/src/modules/payments'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()
const anyFolder = folders.join('|')

/** Names on the wire and in the pm parameter, from the registered methods. */
const wireNames = registered.join('|')
const pms = folders.map((folder) => {
  const file = join(root, `sdk/src/elements/stay-checkout/payment/${folder}/method.ts`)
  return /pm: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1]
})

/** Files that may name a method: its folder, the registry of the folders, and texts. */
const own = [
  new RegExp(`/payments?/(${anyFolder})/`),
  /\/payments?\/registry\.ts$/,
  /^sdk\/src\/messages\//,
  /^sdk\/src\/card-frame\//,
  // Elements with a member's data of one method.
  /^sdk\/src\/elements\/stay-(cards|wallet)\//,
  // HOT-357 makes the quote of one method a key of the hotel store.
  /^packages\/stores\/src\/hotel-store\//,
  // Composition of the server, and its history.
  /^packages\/server\/src\/(compose|schema)\.ts$/,
  /^packages\/server\/src\/migrations\//,
]

const names = [
  // Names on the wire and in the pm parameter.
  new RegExp(`(['"\`])(${wireNames}|${pms.join('|')})\\1`, 'g'),
  // Statuses of one method, and the variable that enables it.
  new RegExp(`\\b(${wireNames})_[A-Z_]+\\b`, 'g'),
  // Requests the accepted methods of a brand by name.
  new RegExp(`\\bpayments\\??\\.(${anyFolder})\\b`, 'g'),
  // Files inside the folder of a method.
  new RegExp(`from '[^']*/payments?/(${anyFolder})[/']`, 'g'),
]

function namesIn(file: string, text: string): string[] {
  if (own.some((place) => place.test(file))) return []
  return names.flatMap((name) => [...text.matchAll(name)].map(([found]) => `${file}: ${found}`))
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...rooms], {
  cwd: root,
  encoding: 'utf8',
})
const sources = listed
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))

describe('payment methods', () => {
  it('their names appear in their own folders and registries only', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.flatMap((file) => namesIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('finds a switch, a comparison, a status, a flag and an import elsewhere (control)', () => {
    const bad = [
      "if (attempt.method !== 'BITCOIN') later()",
      "switch (pm) { case 'Wallet': return 1 }",
      "const done = status === 'BITCOIN_TRANSFER_COMPLETE'",
      'if (config.WALLET_PAYMENTS) freeze()',
      'const tabs = brand.payments.wallet ? 2 : 1',
      "import { openCardFrame } from './payment/card/paying-in.ts'",
    ]
    for (const text of bad) expect(namesIn('sdk/src/elements/stay-checkout/a.ts', text)).toHaveLength(1)
    expect(namesIn('sdk/src/elements/stay-checkout/payment/wallet/a.ts', bad.join('\n'))).toEqual([])
  })

  it('each has its folder on all sides', () => {
    const foldersOf = (place: RegExp) =>
      [...new Set(sources.flatMap((file) => place.exec(file)?.[1] ?? []))].sort()
    expect(folders).toHaveLength(registered.length)
    expect(pms.every(Boolean)).toBe(true)
    expect(foldersOf(/^packages\/stores\/src\/payments\/(\w+)\/rules\.ts$/)).toEqual(folders)
    expect(foldersOf(/stay-checkout\/payment\/(\w+)\/method\.ts$/)).toEqual(folders)
  })
})
