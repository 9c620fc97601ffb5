import { createHash } from 'node:crypto'
import { transportOf } from '../../kernel/smtp-transport.ts'
import { type MailPort, MailRefused } from '../../ports/mail.ts'

export interface MailSettings {
  readonly SMTP_URL?: string | undefined
  /** Name and address of the sender, as in a From header. */
  readonly MAIL_FROM: string
}

/** SMTP with SMTP_URL; without it mail stays in the table `mails`, which development shows at /dev/mail. */
export function createMail({ SMTP_URL, MAIL_FROM }: MailSettings): MailPort {
  if (!SMTP_URL) return { name: 'outbox', deliver: async () => undefined }
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(transportOf(SMTP_URL)))
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
      const sender = await transport
      await sender
        .sendMail({ from: MAIL_FROM, to: receiver, subject, text, html, messageId, attachments })
        .catch((error: unknown) => {
          throw isRefused(error) ? new MailRefused(String(error)) : error
        })
    },
  }
}

/** A 5xx about the receiver or the message (RFC 5321, 4.2.1); one about our login is a wrong setting. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

// A crash between sending and recording sends again: the same Message-ID lets the receiver drop the second.
function messageIdOf(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'staykit.test'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
