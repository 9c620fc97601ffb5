import { type Kysely, type Selectable, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/db/database.ts'
import { crashPoint } from '../../kernel/jobs/crash-points.ts'
import { enqueue, type JobHandler } from '../../kernel/jobs/jobs.ts'
import { type Mail, type MailFile, type MailPort, MailRefused } from '../../ports/mail.ts'
import type { MailTables } from './tables.ts'

export const MAIL_QUEUE = 'mail'

/**
 * Writes a mail within the transaction that causes it; it goes out after the commit, once per key. Returns whether it
 * was written now.
 */
export async function writeMail(trx: Kysely<Database>, mail: Mail): Promise<boolean> {
  const written = await trx
    .insertInto('mails')
    .values({
      key: mail.key,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      files_of: mail.filesOf ?? null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (!written.numInsertedOrUpdatedRows) return false
  await enqueue(trx, { queue: MAIL_QUEUE, subject: mail.key })
  return true
}

/** Pauses between attempts, seconds; the last one repeats. New mail never waits behind a retry: each retry is a job of its own. */
const PAUSES = [20, 60, 300, 1_200, 3_600]
/** About a day. */
const MOST_ATTEMPTS = 28

/**
 * Job: sends the mail of a key that has not gone out yet, with the attachments that `filesOf` makes for its trip. Gives up
 * a mail that is refused for good, or after a day.
 */
export function sendMail(
  { db, mail: port, log }: { readonly db: Kysely<Database>; readonly mail: MailPort; readonly log: Logger },
  filesOf: (tripNumber: string) => Promise<MailFile[]> = async () => [],
): JobHandler {
  return async ({ subject: subjectPart }) => {
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', String(subjectPart))
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirst()
    if (!mail) return
    // In outbox mode nothing is delivered: /dev/mail makes the attachments on demand.
    const files = mail.files_of && port.name === 'smtp' ? await filesOf(mail.files_of) : []
    crashPoint('before-mail')
    const { key, recipient: to, subject, body_text: text, body_html: html } = mail
    try {
      await port.deliver({ key, to, subject, text, html }, files)
    } catch (error) {
      await failed(db, log, mail, error)
      return
    }
    crashPoint('after-mail-call')
    await db.updateTable('mails').set({ sent_at: sql`now()` }).where('id', '=', mail.id).execute()
  }
}

async function failed(
  db: Kysely<Database>,
  log: Logger,
  { id, key, attempts: before }: Pick<Selectable<MailTables['mails']>, 'id' | 'key' | 'attempts'>,
  error: unknown,
): Promise<void> {
  const attempts = before + 1
  const isOver = error instanceof MailRefused || attempts >= MOST_ATTEMPTS
  // The answer of a mail server may repeat the address: the log names the key alone.
  log.warn({ mail: key, attempts, isOver }, 'a mail was not delivered')
  await db.transaction().execute(async (trx) => {
    const over = { failed_at: sql<Date>`now()`, failure: String(error).slice(0, 500) }
    await trx
      .updateTable('mails')
      .set({ attempts, ...(isOver && over) })
      .where('id', '=', id)
      .execute()
    const inSeconds = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0
    if (!isOver) await enqueue(trx, { queue: MAIL_QUEUE, subject: key, inSeconds })
  })
}

/** Removes the text of mails whose secret is invalid; an unsent one is dropped. */
export async function eraseMails(trx: Kysely<Database>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await trx
    .updateTable('mails')
    .set({
      subject: 'A code that is no longer good',
      body_text: '',
      body_html: '',
      sent_at: sql`coalesce(sent_at, now())`,
    })
    .where('key', 'in', keys)
    .where('body_text', '<>', '')
    .execute()
}
