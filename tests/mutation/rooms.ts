import { basename } from 'node:path'

/** Files to mutate and the tests that judge them; folders are relative to the checkout. */
export interface Room {
  readonly folders: readonly string[]
  readonly tests: readonly string[]
  /** Judged by tests that need no server. */
  readonly isPure: boolean
  /** Most of the code runs at the start of a server, before the first test: all tests judge each mutant, in a fresh thread. */
  readonly isOfTheStart?: boolean
  /** Minimum percentage of killed mutants. */
  readonly least: number
}

const server = 'packages/server/src'
const pure = (name: string, least: number): Room => ({
  folders: [name.includes('/') ? `packages/${name}` : `packages/${name}/src`],
  tests: [`packages/${name}/**/*.test.ts`],
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
  'accounts/saved-hotels',
  'accounts/passkeys',
  'accounts/social',
  'accounts/platform',
  'booking/loyalty',
  'booking/trips',
  'booking/bookings',
  'payments',
]

export const rooms: Readonly<Record<string, Room>> = {
  domain: pure('domain', 90),
  // Its rules; the tests of the server judge what it declares.
  contract: pure('contract', 75),
  stores: pure('stores', 80),
  // Stores of a member.
  'stores/profile': pure('stores/src/profile', 80),
  'stores/saved': pure('stores/src/saved', 80),
  'stores/member-cards': pure('stores/src/payments/card/member', 80),
  http: ofServer('kernel/http'),
  ...Object.fromEntries(modules.map((name) => [basename(name), ofServer(`modules/${name}`)])),
  // The passkeys module writes the mail of a new passkey.
  accounts: ofServer('modules/accounts/members', 'modules/accounts/passkeys'),
  'adapters/cognito': ofServer('adapters/cognito', 'modules/accounts/members'),
  'adapters/s3': ofServer('adapters/s3'),
  'adapters/disk': ofServer('adapters/disk', 'adapters/s3'),
  // The sign-in tests cover the accounts of a provider.
  'adapters/openid': { ...ofServer('adapters/openid', 'modules/accounts/social'), isOfTheStart: true },
}

/** The room of ROOM, and its name in file names. */
export function roomOf(name: string): Room & { readonly file: string } {
  const room = rooms[name]
  if (!room) throw new Error(`no such room: ${name}; there are ${Object.keys(rooms).join(', ')}`)
  return { ...room, file: name.replaceAll('/', '-') }
}
