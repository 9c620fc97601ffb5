import { isLoopback } from './http/loopback.ts'

/** A server that says nothing for so long has failed, ms. */
const SILENCE_MS = 20_000

/**
 * Options for nodemailer. A server on another machine must offer STARTTLS or speak TLS, since login and codes go to it;
 * `?ignoreTLS=true` in the address allows one in your own network without.
 */
export function transportOf(url: string, silenceMs = SILENCE_MS) {
  const { hostname, searchParams } = new URL(url)
  const isPlain = isLoopback(hostname) || searchParams.get('ignoreTLS') === 'true'
  return {
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    ...(!isPlain && { requireTLS: true }),
  }
}
