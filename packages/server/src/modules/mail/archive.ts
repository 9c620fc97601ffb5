import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import type { MailArchive, MailFile, WrittenMail } from '../../ports/mail.ts'
import type { MailTables } from './tables.ts'

/** Reads the table of mails for the development pages; `filesOf` makes the attachments of a trip's mail. */
export function createMailArchive(
  db: Kysely<Database>,
  filesOf: (tripNumber: string) => Promise<MailFile[]>,
): MailArchive {
  return {
    filesOf,
    async newest(most) {
      const rows = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(most).execute()
      return rows.map(toMail)
    },
    async find(id) {
      const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toMail(row)
    },
  }
}

const toMail = (row: Selectable<MailTables['mails']>): WrittenMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  filesOf: row.files_of ?? undefined,
  writtenAt: row.created_at,
  sentAt: row.sent_at ?? undefined,
})
