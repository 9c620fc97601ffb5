import { basename } from 'node:path'

/** What is changed, and which tests judge it; folders lie below the checkout. */
export interface Room {
  readonly folders: readonly string[]
  readonly tests: readonly string[]
  /** Judged by tests that need no server. */
  readonly isPure: boolean
  /** Most of it runs while a server starts, before the first test: all tests judge that, each in a thread of its own. */
  readonly isOfTheStart?: boolean
  /** Percent of the changes that are noticed at least. */
  readonly least: number
}

const server = 'packages/server/src'
const pure = (name: string, least: number, ...more: string[]): Room => ({
  folders: [name.includes('/') ? `packages/${name}` : `packages/${name}/src`],
  tests: [`packages/${name}/**/*.test.ts`, ...more],
  isPure: true,
  least,
})
const ofServer = (folder: string, ...more: string[]): Room => ({
  folders: [`${server}/${folder}`],
  tests: [folder, ...more].map((each) => `${server}/${each}/**/*.test.ts`),
  isPure: false,
  least: 80,
})
const modules = [
  'catalogue/hotels',
  'catalogue/saved-hotels',
  'accounts/passkeys',
  'accounts/social',
  'brand/platform',
  'brand/loyalty',
  'booking/trips',
  'booking/bookings',
  'payments',
]

export const rooms: Readonly<Record<string, Room>> = {
  domain: pure('domain', 90),
  contract: pure('contract', 90, 'tests/wire/*.test.ts'),
  stores: pure('stores', 80),
  // Of the stores, those of a member.
  'stores/profile': pure('stores/src/profile', 80),
  'stores/saved': pure('stores/src/saved', 80),
  'stores/member-cards': pure('stores/src/payments/card/member', 80),
  http: ofServer('kernel/http'),
  ...Object.fromEntries(modules.map((name) => [basename(name), ofServer(`modules/${name}`)])),
  // The mail of a new passkey is written by those who make it.
  accounts: ofServer('modules/accounts/members', 'modules/accounts/passkeys'),
  'adapters/cognito': ofServer('adapters/cognito', 'modules/accounts/members'),
  'adapters/s3': ofServer('adapters/s3'),
  'adapters/disk': ofServer('adapters/disk', 'adapters/s3'),
  // Whom a provider names is asked by way of the sign-in.
  'adapters/openid': { ...ofServer('adapters/openid', 'modules/accounts/social'), isOfTheStart: true },
}

/** The room of ROOM, and its name in the names of files. */
export function roomOf(name: string): Room & { readonly file: string } {
  const room = rooms[name]
  if (!room) throw new Error(`no such room: ${name}; there are ${Object.keys(rooms).join(', ')}`)
  return { ...room, file: name.replaceAll('/', '-') }
}
