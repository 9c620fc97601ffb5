import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { crashPoint } from '../../kernel/jobs/crash-points.ts'
import { enqueue, type JobHandler } from '../../kernel/jobs/jobs.ts'
import type { Mail, MailFile, MailPort } from '../../ports/mail.ts'

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

/** Job: sends the mail of a key that has not gone out yet, with the attachments that `filesOf` makes for its trip. */
export function sendMail(
  db: Kysely<Database>,
  port: MailPort,
  filesOf: (tripNumber: string) => Promise<MailFile[]> = async () => [],
): JobHandler {
  return async ({ subject: subjectPart }) => {
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', String(subjectPart))
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    if (!mail) return
    // In outbox mode nothing is delivered: /dev/mail makes the attachments on demand.
    const files = mail.files_of && port.name === 'smtp' ? await filesOf(mail.files_of) : []
    crashPoint('before-mail')
    const { key, recipient: to, subject, body_text: text, body_html: html } = mail
    await port.deliver({ key, to, subject, text, html }, files)
    crashPoint('after-mail-call')
    await db.updateTable('mails').set({ sent_at: sql`now()` }).where('id', '=', mail.id).execute()
  }
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
