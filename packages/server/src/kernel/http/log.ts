import { hotelRequestNames } from '@staykit/contract'
import pino, { type DestinationStream, type Logger } from 'pino'

const secret = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'pin',
  'cardNumber',
  'card_number',
  'number',
  'cvc',
  'cvcCode',
  'cardHolder',
  'email',
  'username',
  'phoneNumber',
  ...hotelRequestNames,
  'childAges',
  'accessToken',
  'refreshToken',
  'capability',
  'contract',
  'ppnBundle',
  'ppn_bundle',
  'ppn_book_bundle',
  'clientSecret',
  'authorization',
  'cookie',
  'auth-token',
]
const redact = { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' }

/** Creates a log on standard output, or on `destination` in tests. Removes cards, emails and tokens. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    level,
    redact,
    serializers: { err: factsOf },
    hooks: { streamWrite: scrub },
  }
  return pino(options, destination ?? pino.destination({ sync: true }))
}

/** Loggable facts of an error: a driver's error holds its whole connection, with the key that cancels its queries. */
function factsOf(error: unknown) {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return { type, message, stack, ...(code !== undefined && { code }) }
}

/** Removes card numbers, email addresses and signed tokens from a finished line. */
export function scrub(line: string): string {
  return line
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]')
    .replace(/(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g, (digits) => (isCard(digits) ? '[card]' : digits))
    .replace(/\b[\w-]{16,}\.[\w-]{16,}(?:\.[\w-]{16,})?\b/g, '[token]')
    .replace(/\bBearer\s+[^\s"]+/gi, 'Bearer [token]')
}

// Luhn check: most long numbers (times, ids) pass through unchanged.
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = digit * 2
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
