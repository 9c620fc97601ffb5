/** One mail, ready to go. `key` says which one it is: the same key is never another mail. */
export interface Mail {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Trip whose calendar file and receipt go with it. */
  readonly filesOf?: string | undefined
}

export interface MailFile {
  readonly name: string
  /** As in Content-Type. */
  readonly mediaType: string
  readonly content: Buffer
}

/**
 * Whoever delivers mail. Called by the job `mail` only, after the transaction that wrote the mail. Throws whatever goes
 * wrong, and is then asked again with the same key.
 */
export interface MailPort {
  /** outbox: nothing is delivered, the mail only stays in its table. */
  readonly name: 'smtp' | 'outbox'
  deliver(mail: Mail, files?: readonly MailFile[]): Promise<void>
}

/** A mail as it was written. */
export interface WrittenMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Trip number, for mails with files. */
  readonly filesOf: string | undefined
  readonly writtenAt: Date
  readonly sentAt: Date | undefined
}

/** What was written so far, for whoever shows it to a developer. */
export interface MailArchive {
  /** Newest first, at most `most`. */
  newest(most: number): Promise<WrittenMail[]>
  find(id: number): Promise<WrittenMail | undefined>
  /** The files that go with a trip's confirmation: calendar file and receipt, in this order; empty for no trip. */
  filesOf(tripNumber: string): Promise<MailFile[]>
}
