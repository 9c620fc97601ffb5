/** One mail to deliver. `key` identifies it: two mails never share a key. */
export interface Mail {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Trip number; attaches its calendar file and receipt. */
  readonly filesOf?: string | undefined
}

export interface MailFile {
  readonly name: string
  /** A Content-Type. */
  readonly mediaType: string
  readonly content: Buffer
}

/**
 * Delivers mail. Called only by the job `mail`, after the transaction that wrote the mail. Throws MailRefused for a mail
 * that is refused for good; any other error is retried with the same key.
 */
export interface MailPort {
  /** outbox: delivers nothing; mail stays in its table. */
  readonly name: 'smtp' | 'outbox'
  deliver(mail: Mail, files?: readonly MailFile[]): Promise<void>
}

/** The receiver's server refuses this mail now and later: no such address, or an address that is none. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** A stored mail. */
export interface WrittenMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Trip number, for mails with attachments. */
  readonly filesOf: string | undefined
  readonly writtenAt: Date
  readonly sentAt: Date | undefined
}

/** Stored mails, for the development pages. */
export interface MailArchive {
  /** Newest first, at most `most`. */
  newest(most: number): Promise<WrittenMail[]>
  find(id: number): Promise<WrittenMail | undefined>
  /** Attachments of a trip's confirmation: calendar file and receipt, in this order; empty for an unknown trip. */
  filesOf(tripNumber: string): Promise<MailFile[]>
}
