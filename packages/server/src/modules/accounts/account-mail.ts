import { html } from '../../kernel/http/html.ts'
import type { Mail } from '../../ports/mail.ts'

interface To {
  readonly key: string
  readonly email: string
  readonly brand: string
}

/** The pin that confirms a sign-up or resets a password. */
export function pinMail(to: To, purpose: 'confirm' | 'reset', pin: string): Mail {
  const words =
    purpose === 'confirm'
      ? { subject: `${pin} is your ${to.brand} sign-up code`, ask: 'Enter this code to finish signing up:' }
      : {
          subject: `${pin} is your ${to.brand} password code`,
          ask: 'Enter this code to set a new password:',
        }
  const after =
    'It is good for one hour and can be used once. If you did not ask for it, you need do nothing.'
  return mailOf(to, words.subject, [words.ask, pin, after], pin)
}

/** What the owner of an address gets when somebody signs up with it again. */
export function alreadyMemberMail(to: To): Mail {
  return mailOf(to, `You already have a ${to.brand} account`, [
    `Somebody, perhaps you, tried to sign up at ${to.brand} with this e-mail address.`,
    'You already have an account: log in with your password, or choose "Forgot password" to set a new one.',
    'If it was not you, you need do nothing: your account has not changed.',
  ])
}

function mailOf({ key, email, brand }: To, subject: string, lines: readonly string[], big?: string): Mail {
  const paragraphs = lines.map((line) =>
    line === big
      ? html`<p style="font:700 28px/1.3 ui-monospace,monospace;letter-spacing:.08em;margin:16px 0">${line}</p>`
      : html`<p style="margin:0 0 12px">${line}</p>`,
  )
  const body = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${subject}</title>
    <body style="font:16px/1.5 sans-serif;color:#15201d;max-width:480px;margin:24px auto;padding:0 16px">
    ${paragraphs}<p style="color:#57635f">${brand}</p></body></html>`
  return { key, to: email, subject, text: [...lines, brand].join('\n\n'), html: body.text }
}
