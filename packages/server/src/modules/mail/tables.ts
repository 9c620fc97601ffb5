import type { Generated } from 'kysely'

export interface MailTables {
  mails: {
    id: Generated<number>
    key: string
    recipient: string
    subject: string
    body_text: string
    body_html: string
    /** Trip number. */
    files_of: string | null
    created_at: Generated<Date>
    sent_at: Date | null
    /** Attempts that failed. */
    attempts: Generated<number>
    /** When it was given up; it never goes out. */
    failed_at: Generated<Date | null>
    /** Why. */
    failure: Generated<string | null>
  }
}
