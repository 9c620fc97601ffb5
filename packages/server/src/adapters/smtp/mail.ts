import { createHash } from 'node:crypto'
import type { MailPort } from '../../ports/mail.ts'

export interface MailSettings {
  readonly SMTP_URL?: string | undefined
  /** Name and address of the sender, as in a From header. */
  readonly MAIL_FROM: string
}

/** SMTP with SMTP_URL; without it mail stays in the table `mails`, which development shows at /dev/mail. */
export function createMail({ SMTP_URL, MAIL_FROM }: MailSettings): MailPort {
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
      // An object is always one address; a text would be parsed as a list.
      const receiver = { name: '', address: to }
      await (await transport).sendMail({
        from: MAIL_FROM,
        to: receiver,
        subject,
        text,
        html,
        messageId,
        attachments,
      })
    },
  }
}

// A crash between sending and recording sends again: the same Message-ID lets the receiver drop the second.
function messageIdOf(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'staykit.test'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
