import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { keyFor } from '../../../kernel/http/signed-token.ts'
import type { Asker } from '../../../ports/user-pool.ts'
import { writeMail } from '../../mail/post-office.ts'
import { alreadyMemberMail, pinMail } from './account-mail.ts'
import type { AccountsDeps } from './deps.ts'
import { createPins, type NewPin } from './pins.ts'
import { mailNewEmailPin, NEW_EMAIL_QUEUE } from './security/security.ts'

export const SIGN_UP_QUEUE = 'sign-up'
export const PIN_QUEUE = 'pin'

/** Jobs after a sign-up or a forgotten password. They run after the answer, which reveals nothing about members. */
export const accountQueues = {
  [SIGN_UP_QUEUE]: (deps: AccountsDeps, { subject }: Record<string, unknown>) =>
    accountJobs(deps).finishSignUp(String(subject)),
  [PIN_QUEUE]: (deps: AccountsDeps, data: Record<string, unknown>) => accountJobs(deps).sendPin(data),
  [NEW_EMAIL_QUEUE]: mailNewEmailPin,
}

/** Creates codes and their mails. */
function pinMails(deps: AccountsDeps) {
  const { db, brands } = deps
  const pins = createPins(db, keyFor(deps.config.AUTH_SECRET, 'pins'), deps.now)

  /** Mails a code once; `make` creates it in the same transaction. */
  const mailPin = async (
    { mailKey: key, email, purpose }: NewPin,
    { refId, locale }: Asker,
    make: (trx: Kysely<Database>) => Promise<string>,
  ) => {
    const brand = await brands.of(refId)
    await db.transaction().execute(async (trx) => {
      const sent = await trx.selectFrom('mails').select('id').where('key', '=', key).executeTakeFirst()
      if (sent) return
      const pin = await make(trx)
      const written = await writeMail(trx, pinMail({ key, email, brand, locale }, purpose, pin))
      // Another run of the job came first: its code is in the mail, so this one must not exist.
      if (!written) throw new Error('another run mailed this code meanwhile')
    })
  }
  /** A code that is never sent, so that guesses at it cost the same as guesses at a real one. */
  const pretend = (pin: NewPin) =>
    db.transaction().execute(async (trx) => {
      await pins.replace(trx, pin)
    })
  return { pins, mailPin, pretend }
}

type Job = Record<string, unknown>

function accountJobs(deps: AccountsDeps) {
  const { db, identity, brands } = deps
  const { pins, mailPin, pretend } = pinMails(deps)

  const finishSignUp = async (id: string) => {
    const signUp = await db.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()
    if (!signUp) return
    const { email, ref_id: refId, password_hash: passwordHash } = signUp
    const locale = signUp.locale ?? undefined
    const pin: NewPin = { email, purpose: 'confirm', mailKey: `sign-up:${id}`, passwordHash }
    const user = await identity.find(email)
    if (user?.isConfirmed) {
      const brand = await brands.of(refId)
      await writeMail(db, alreadyMemberMail({ key: pin.mailKey, email, brand, locale }))
      await pretend({ email, purpose: 'confirm', mailKey: `nobody:${id}` })
    } else {
      await identity.register(email, passwordHash)
      // Another sign-up with this address must not replace the one of its owner.
      await mailPin(pin, { refId, locale }, (trx) => pins.make(trx, pin))
    }
    await db.deleteFrom('sign_ups').where('id', '=', id).execute()
  }

  /** After several sign-ups a new code confirms none of their passwords. */
  const passwordFor = async (trx: Kysely<Database>, email: string) => {
    const [only, ...others] = await pins.passwordsOf(trx, email)
    return others.length > 0 ? identity.hash(randomUUID()) : only
  }

  return {
    finishSignUp,
    async sendPin({ subject, purpose: purposeText, email: address, refId, locale: requestedLocale }: Job) {
      const email = String(address)
      const purpose = purposeText === 'reset' ? 'reset' : 'confirm'
      const pin: NewPin = { email, purpose, mailKey: `pin:${subject}` }
      const user = await identity.find(email)
      const isWanted = user && (purpose === 'reset' || !user.isConfirmed)
      if (!isWanted) return pretend({ ...pin, mailKey: `nobody:${subject}` })
      const locale = typeof requestedLocale === 'string' ? requestedLocale : undefined
      await mailPin(pin, { refId: String(refId), locale }, async (trx) => {
        const passwordHash = purpose === 'confirm' ? await passwordFor(trx, email) : undefined
        return pins.replace(trx, { ...pin, passwordHash })
      })
    },
  }
}
