import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'

export type PinPurpose = 'confirm' | 'reset'

/** Pins of 8 digits: 5 tries, an hour, used once; a new pin replaces the one before. */
export interface Pins {
  /** Makes a pin and answers it, for a mail and nothing else. */
  make(trx: Kysely<Database>, userId: string, purpose: PinPurpose): Promise<string>
  /** 'ok' at most once for each pin; 'expired' only for whoever knows the right one. */
  use(userId: string, purpose: PinPurpose, pin: string): Promise<'ok' | 'expired' | 'wrong'>
}

export const PIN_TRIES = 5
const PIN_SECONDS = 3_600

export function createPins(db: Kysely<Database>, key: Buffer, now: () => Date): Pins {
  const hashOf = (userId: string, purpose: PinPurpose, pin: string) =>
    createHmac('sha256', key).update(`${userId} ${purpose} ${pin}`).digest('base64url')
  return {
    async make(trx, userId, purpose) {
      const pin = String(randomInt(0, 100_000_000)).padStart(8, '0')
      const fresh = {
        hash: hashOf(userId, purpose, pin),
        tries: 0,
        expires_at: new Date(now().getTime() + PIN_SECONDS * 1000),
      }
      await trx
        .insertInto('pins')
        .values({ user_id: userId, purpose, ...fresh })
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
        .execute()
      return pin
    },
    async use(userId, purpose, pin) {
      // The try is counted by one atomic statement before anything is compared: concurrent guesses share the 5.
      const row = await db
        .updateTable('pins')
        .set({ tries: sql`tries + 1` })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('tries', '<', PIN_TRIES)
        .returning(['hash', 'expires_at'])
        .executeTakeFirst()
      if (!row) return 'wrong'
      const isRight = timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashOf(userId, purpose, pin)))
      if (!isRight) return 'wrong'
      const spent = await db
        .deleteFrom('pins')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('hash', '=', row.hash)
        .executeTakeFirst()
      if (!spent.numDeletedRows) return 'wrong'
      return row.expires_at > now() ? 'ok' : 'expired'
    },
  }
}
