import type { Environment } from './config.ts'
import { isLoopback } from './kernel/http/loopback.ts'

/** What a server that sells for real must be told, and how to find it; each has a line of its own when it is missing. */
const needed = {
  PUBLIC_URL: 'set it to the address at which browsers reach the API, https://api.example.com',
  SITE_URL: 'set it to the address of the site, https://www.example.com',
  DATABASE_URL: 'set it to a PostgreSQL of yours, postgres://user:password@host:5432/staykit',
  DUFFEL_ACCESS_TOKEN: 'set it to an access token of Duffel, whose hotels are sold',
  STRIPE_SECRET_KEY: 'set it to the secret key of Stripe (Developers, API keys)',
  STRIPE_PUBLISHABLE_KEY: 'set it to the publishable key of Stripe, beside the secret one',
  STRIPE_WEBHOOK_SECRET: 'set it to the signing secret of the webhook (Developers, Webhooks)',
  SMTP_URL: 'set it to your mail server, smtp://user:password@host:587',
  MAIL_FROM: 'set it to the sender of mail, Name <bookings@example.com>',
} as const satisfies Partial<Record<keyof Environment, string>>

/** One line for each thing that a server must not start without. `sandbox`: what is not real may stand in for what is. */
export function problemsOf(values: Environment, sandbox: boolean): string[] {
  return [...secrets(values), ...(sandbox ? [] : missing(values)), ...openLines(values)]
}

function secrets({ AUTH_SECRET, NODE_ENV }: Environment): string[] {
  if (NODE_ENV !== 'production' || AUTH_SECRET) return []
  return ['AUTH_SECRET is missing: set it to at least 32 random characters']
}

function missing(values: Environment): string[] {
  const names = Object.keys(needed) as (keyof typeof needed)[]
  const lines = names.filter((name) => !values[name]).map((name) => `${name} is missing: ${needed[name]}`)
  if (lines.length > 0)
    lines.push('SANDBOX is not set: with SANDBOX=true what is missing is made up, and nothing is sold')
  return lines
}

/** Passwords, cards and pictures cross these lines: in production they are encrypted, or do not leave the machine. */
function openLines(values: Environment): string[] {
  if (values.NODE_ENV !== 'production') return []
  const { PUBLIC_URL, SITE_URL, COGNITO_ENDPOINT, S3_ENDPOINT } = values
  return Object.entries({ PUBLIC_URL, SITE_URL, COGNITO_ENDPOINT, S3_ENDPOINT })
    .filter(([, url]) => url?.startsWith('http:') && !isLoopback(new URL(url).hostname))
    .map(([name]) => `${name} is not encrypted: set it to an address that begins with https://`)
}
