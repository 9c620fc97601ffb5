import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '../../../../kernel/http/api-error.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import { keyFor } from '../../../../kernel/http/signed-token.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { PoolRefusal } from '../../../../ports/user-pool.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { list as passkeysOf } from '../../passkeys/passkeys.ts'
import { pinMail, type To } from '../account-mail.ts'
import { checkEmail, checkPassword, refusePin } from '../account-refusals.ts'
import type { AccountsDeps } from '../deps.ts'
import { localeOf } from '../locales.ts'
import { createPins } from '../pins.ts'
import { addressInUseMail, emailChangedMail, passwordChangedMail } from './security-mail.ts'

export const NEW_EMAIL_QUEUE = 'new-email'

/** Changes of a signed-in member's credentials. */
export interface Security {
  changePassword(member: Member, oldPassword: string, newPassword: string): Promise<void>
  /** Mails a code to the new address after the answer, which does not reveal whether the address is in use. */
  askForEmail(member: Member, email: string): Promise<void>
  confirmEmail(member: Member, email: string, pin: string): Promise<void>
}

export function createSecurity(deps: AccountsDeps): Security {
  const { db, pool, sessions } = deps
  const pins = createPins(db, keyFor(deps.config.AUTH_SECRET, 'pins'), deps.now)
  const toOld = async (member: Member): Promise<To> => ({
    key: `security:${randomUUID()}`,
    email: member.email,
    brand: await deps.brands.of(member.refId),
    locale: await localeOf(db, member.id),
  })

  return {
    async changePassword(member, oldPassword, newPassword) {
      checkPassword(newPassword)
      const changed = pool.changePassword(member, oldPassword, newPassword, member.sessionId)
      await changed.catch(refuseOld)
      await writeMail(db, passwordChangedMail(await toOld(member), await passkeysOf(deps, member)))
    },
    async askForEmail(member, email) {
      checkEmail(email)
      if (!(await sessions.isFresh(member))) throw refuse('loginToChangeEmail')
      const { id, refId } = member
      await enqueue(db, { queue: NEW_EMAIL_QUEUE, subject: randomUUID(), data: { id, email, refId } })
    },
    async confirmEmail(member, email, pin) {
      const { kind } = await pins.use(changeOf(member.id, email), 'email', pin)
      if (kind !== 'ok') return refusePin(kind)
      const old = await toOld(member)
      // Stored before the change: an erasure then covers the mails to this address too.
      await db
        .updateTable('profiles')
        .set({ former_emails: sql`array_append(array_remove(former_emails, ${old.email}), ${old.email})` })
        .where('user_id', '=', member.id)
        .execute()
      if (!(await pool.changeEmail(member, email))) return refusePin('wrong')
      await writeMail(db, emailChangedMail(old, email))
    },
  }
}

/** A signed-in member with a wrong old password gets an error of that field. */
function refuseOld(error: unknown): never {
  const isOld = error instanceof PoolRefusal && (error.kind === 'wrong' || error.kind === 'unconfirmed')
  if (!isOld) throw error
  throw refuse('wrongPassword')
}

/** Job: mails the code for a new address, or informs its owner. */
export async function mailNewEmailPin(deps: AccountsDeps, data: Record<string, unknown>): Promise<void> {
  const { db, pool, brands } = deps
  const [id, email, mailKey] = [String(data.id), String(data.email), `new-email:${data.subject}`]
  const locale = await localeOf(db, id)
  const to: To = { key: mailKey, email, brand: await brands.of(String(data.refId)), locale }
  const pins = createPins(db, keyFor(deps.config.AUTH_SECRET, 'pins'), deps.now)
  const isTaken = await pool.isTaken(email)
  await db.transaction().execute(async (trx) => {
    const pin = await pins.replace(trx, { email: changeOf(id, email), purpose: 'email', mailKey })
    const mail = isTaken ? addressInUseMail(to) : pinMail(to, 'email', pin)
    // Another run of the job came first: its code is in the mail, so this one must not exist.
    if (!(await writeMail(trx, mail))) throw new Error('another run mailed this code meanwhile')
  })
}

/** A code for an address belongs to one member: another member who wants it gets another code. */
const changeOf = (member: string, email: string) => `${member} ${email}`
