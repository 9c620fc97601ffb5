import * as z from 'zod'
import { variables } from '../../kernel/environment.ts'

export const smtpVariables = variables({
  shape: {
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).optional(),
  },
  needed: {
    SMTP_URL: 'set it to your mail server, smtp://user:password@host:587',
    MAIL_FROM: 'set it to the sender of mail, Name <bookings@example.com>',
  },
})
