import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { eraseMails } from '../../mail/post-office.ts'
import type { AccountTables } from './tables.ts'

export type PinPurpose = 'confirm' | 'reset' | 'email'

/** A new code: `mailKey` is the key of its mail. */
export interface NewPin {
  /** Address of the code, or for `email` the member who changes to it (`newAddressOf`). */
  readonly email: string
  readonly purpose: PinPurpose
  readonly mailKey: string
  /** Hashed password of the sign-up that it confirms: set with this code and with no other. */
  readonly passwordHash?: string | undefined
}

export type PinResult =
  | { readonly kind: 'ok'; readonly passwordHash: string | null }
  | { readonly kind: 'expired' | 'wrong' }

/**
 * Codes of 8 digits: 5 attempts, an hour, single use. They belong to an address with or without an account, so that a
 * guess costs the same for both. Their mails contain them only while they are valid.
 */
export interface Pins {
  /** Creates a code and returns it, only for a mail. Earlier codes stay valid. */
  make(trx: Kysely<Database>, pin: NewPin): Promise<string>
  /** Creates a code; earlier ones become invalid. */
  replace(trx: Kysely<Database>, pin: NewPin): Promise<string>
  /** Hashed passwords of unconfirmed sign-ups. */
  passwordsOf(trx: Kysely<Database>, email: string): Promise<string[]>
  /** 'ok' at most once for each code; 'expired' only for the right code. Known devices have their own attempts. */
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

/** One atomic statement counts the attempt before any comparison: concurrent guesses share the 5. */
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

/** Whether this call uses the code, and with it all codes of its kind. */
function isSpentNow(db: Kysely<Database>, { id, account, purpose }: PinRow): Promise<boolean> {
  return db.transaction().execute(async (trx) => (await drop(trx, account, purpose)).includes(id))
}

/** Invalidates codes, and removes them from their mails. */
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

/** Removes expired codes from their mails; the codes stay a day, to be recognised as expired. */
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
