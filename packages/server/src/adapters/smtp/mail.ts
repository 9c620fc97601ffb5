import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'

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
  readonly mediaType: string
  readonly content: Buffer
}

/** Whoever delivers mail. `deliver` may throw, and is then asked again. */
export interface MailPort {
  readonly name: 'smtp' | 'outbox'
  deliver(mail: Mail, files?: readonly MailFile[]): Promise<void>
}

/** SMTP by SMTP_URL; without it mail stays in the table `mails`, which development shows at /dev/mail. */
export function createMail({ SMTP_URL, MAIL_FROM }: Config): MailPort {
  if (!SMTP_URL) return { name: 'outbox', deliver: async () => undefined }
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(SMTP_URL))
  return {
    name: 'smtp',
    async deliver({ key, to, subject, text, html }, files = []) {
      const messageId = messageIdOf(key, MAIL_FROM)
      const attachments = files.map(({ name, mediaType, content }) => ({
        filename: name,
        contentType: mediaType,
        content,
      }))
      await (await transport).sendMail({ from: MAIL_FROM, to, subject, text, html, messageId, attachments })
    },
  }
}

// A crash between sending and noting it sends again: the same Message-ID lets the receiver drop the second.
function messageIdOf(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'staykit.test'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
