import { keyFor } from '../../kernel/http/signed-token.ts'
import { writeMail } from '../mail/post-office.ts'
import { alreadyMemberMail, pinMail } from './account-mail.ts'
import type { AccountsDeps } from './deps.ts'
import { createPins, type PinPurpose } from './pins.ts'

export const SIGN_UP_QUEUE = 'sign-up'
export const PIN_QUEUE = 'pin'

/** What follows a sign-up or a forgotten password, after the answer that tells nobody who is a member. */
export const accountQueues = {
  [SIGN_UP_QUEUE]: (deps: AccountsDeps, { subject }: Record<string, unknown>) =>
    accountJobs(deps).finishSignUp(String(subject)),
  [PIN_QUEUE]: (deps: AccountsDeps, data: Record<string, unknown>) => accountJobs(deps).sendPin(data),
}

function accountJobs(deps: AccountsDeps) {
  const { db, identity, brands } = deps
  const pins = createPins(db, keyFor(deps.config.AUTH_SECRET, 'pins'), deps.now)

  const mailPin = async (
    key: string,
    to: { id: string; email: string },
    purpose: PinPurpose,
    refId: string,
  ) => {
    const brand = await brands.of(refId)
    await db.transaction().execute(async (trx) => {
      const sent = await trx.selectFrom('mails').select('id').where('key', '=', key).executeTakeFirst()
      if (sent) return
      const pin = await pins.make(trx, to.id, purpose)
      const written = await writeMail(trx, pinMail({ key, email: to.email, brand }, purpose, pin))
      // A second run of the job came first: its pin is the one in the mail, so ours must not stand.
      if (!written) throw new Error('this pin was mailed meanwhile')
    })
  }

  const finishSignUp = async (id: string) => {
    const signUp = await db.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()
    if (!signUp) return
    const { email, ref_id: refId } = signUp
    const key = `sign-up:${id}`
    const known = await identity.find(email)
    if (known?.isConfirmed) {
      const brand = await brands.of(refId)
      await writeMail(db, alreadyMemberMail({ key, email, brand }))
    } else await mailPin(key, await identity.register(email, signUp.password_hash), 'confirm', refId)
    await db.deleteFrom('sign_ups').where('id', '=', id).execute()
  }

  return {
    finishSignUp,
    async sendPin({ subject, purpose, email, refId }: Record<string, unknown>) {
      const user = await identity.find(String(email))
      const isWanted = user && (purpose === 'reset' || !user.isConfirmed)
      if (!isWanted) return
      await mailPin(`pin:${subject}`, user, purpose === 'reset' ? 'reset' : 'confirm', String(refId))
    },
  }
}
