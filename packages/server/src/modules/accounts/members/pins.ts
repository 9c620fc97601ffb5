import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { eraseMails } from '../../mail/post-office.ts'
import type { AccountTables } from './tables.ts'

export type PinPurpose = 'confirm' | 'reset' | 'email'

/** A pin to be made: `mailKey` names the mail that it goes out with. */
export interface NewPin {
  /** What the pin belongs to: an address, or for `email` whoever changes to it (`newAddressOf`). */
  readonly email: string
  readonly purpose: PinPurpose
  readonly mailKey: string
  /** Password of the sign-up that it confirms, hashed: it is set with this pin and with no other. */
  readonly passwordHash?: string | undefined
}

export type PinResult =
  | { readonly kind: 'ok'; readonly passwordHash: string | null }
  | { readonly kind: 'expired' | 'wrong' }

/**
 * Pins of 8 digits: 5 tries, an hour, used once. They belong to an address, whoever has it, so that a guess costs the same for
 * members and strangers. A mail with a pin keeps it only as long as it is good.
 */
export interface Pins {
  /** Makes a pin and answers it, for a mail and nothing else. Those before it stay good. */
  make(trx: Kysely<Database>, pin: NewPin): Promise<string>
  /** The same; those before it are void. */
  replace(trx: Kysely<Database>, pin: NewPin): Promise<string>
  /** Passwords of the sign-ups that wait for their pin, hashed. */
  passwordsOf(trx: Kysely<Database>, email: string): Promise<string[]>
  /** 'ok' at most once for each pin; 'expired' only for whoever knows the right one. Known devices have tries of their own. */
  use(email: string, purpose: PinPurpose, pin: string, isKnownDevice?: boolean): Promise<PinResult>
}

export const PIN_TRIES = 5
const PIN_SECONDS = 3_600

type PinRow = Selectable<AccountTables['mailed_pins']>

export function createPins(db: Kysely<Database>, key: Buffer, now: () => Date): Pins {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const accountOf = (email: string) => mac(`account ${email}`)
  const hashOf = (email: string, purpose: PinPurpose, pin: string) => mac(`${email} ${purpose} ${pin}`)
  const make: Pins['make'] = async (trx, { email, purpose, mailKey, passwordHash }) => {
    const pin = String(randomInt(0, 100_000_000)).padStart(8, '0')
    await trx
      .insertInto('mailed_pins')
      .values({
        account: accountOf(email),
        purpose,
        hash: hashOf(email, purpose, pin),
        password_hash: passwordHash ?? null,
        mail_key: mailKey,
        expires_at: new Date(now().getTime() + PIN_SECONDS * 1000),
      })
      .execute()
    return pin
  }
  return {
    make,
    async replace(trx, pin) {
      await drop(trx, accountOf(pin.email), pin.purpose)
      return make(trx, pin)
    },
    async passwordsOf(trx, email) {
      const rows = await trx
        .selectFrom('mailed_pins')
        .select('password_hash')
        .where('account', '=', accountOf(email))
        .execute()
      return [...new Set(rows.flatMap(({ password_hash }) => password_hash ?? []))]
    },
    async use(email, purpose, pin, isKnownDevice = false) {
      const account = accountOf(email)
      const expected = Buffer.from(hashOf(email, purpose, pin))
      const isRight = ({ hash }: PinRow) => timingSafeEqual(Buffer.from(hash), expected)
      const right = (await takeTry(db, account, purpose, isKnownDevice)).find(isRight)
      if (!right || !(await isSpentNow(db, right))) return { kind: 'wrong' }
      return right.expires_at > now()
        ? { kind: 'ok', passwordHash: right.password_hash }
        : { kind: 'expired' }
    },
  }
}

/** The try is counted by one atomic statement before anything is compared: concurrent guesses share the 5. */
function takeTry(
  db: Kysely<Database>,
  account: string,
  purpose: PinPurpose,
  isKnownDevice: boolean,
): Promise<PinRow[]> {
  const tries = isKnownDevice ? ('known_tries' as const) : ('tries' as const)
  return db
    .updateTable('mailed_pins')
    .set({ [tries]: sql`${sql.ref(tries)} + 1` })
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where(tries, '<', PIN_TRIES)
    .returningAll()
    .execute()
}

/** Whether this pin is used by this call: with it, all of its kind are. */
function isSpentNow(db: Kysely<Database>, { id, account, purpose }: PinRow): Promise<boolean> {
  return db.transaction().execute(async (trx) => (await drop(trx, account, purpose)).includes(id))
}

/** Voids pins, and takes them out of the mails that they went out with. */
async function drop(trx: Kysely<Database>, account: string, purpose: PinPurpose): Promise<number[]> {
  const void_ = await trx
    .deleteFrom('mailed_pins')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .returning(['id', 'mail_key'])
    .execute()
  await eraseMails(
    trx,
    void_.map(({ mail_key }) => mail_key),
  )
  return void_.map(({ id }) => id)
}

/** Takes pins that are too old out of their mails; the pins stay a day, to be told that they have expired. */
export async function eraseExpiredPins(db: Kysely<Database>): Promise<void> {
  const expired = await db
    .selectFrom('mailed_pins')
    .select('mail_key')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await eraseMails(
    db,
    expired.map(({ mail_key }) => mail_key),
  )
}
