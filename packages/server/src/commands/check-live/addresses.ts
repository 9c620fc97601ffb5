import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import { type Finding, get, ok, reasonOf, TIMEOUT_MS, wrong } from '../../kernel/finding.ts'

/** Certificates are renewed a month ahead; a shorter rest means that renewal failed. */
const DAYS_LEFT = 14
/** Stripe refuses events older than 300 s; members' tokens are checked to the second. */
const SKEW_MS = 10_000

/** Checks a public address: its name, its certificate, its answer, and the clock by its Date header. */
export async function checkAddress(name: string, url: string, path: string): Promise<Finding[]> {
  const { hostname, protocol, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0)
    return [wrong(`${name}: DNS`, `${host} is not known: make an A or AAAA record for it`)]
  const findings = [ok(`${name}: DNS`, found.map(({ address }) => address).join(', '))]
  if (protocol === 'https:') {
    const certificate = await checkCertificate(name, host, Number(port || 443))
    findings.push(certificate)
    if (certificate.state === 'wrong') return findings
  }
  return [...findings, ...(await checkAnswer(name, url, path, protocol === 'https:'))]
}

async function checkAnswer(name: string, url: string, path: string, secure: boolean): Promise<Finding[]> {
  const answer = await get(url + path)
  const findings = [
    answer.status === 200
      ? ok(name, `${url}${path} answers`)
      : wrong(
          name,
          `${url}${path} answers ${answer.status}: is the server started, and the proxy led to it?`,
        ),
  ]
  if (answer.status === 200 && secure && !answer.headers.has('strict-transport-security'))
    findings.push(wrong(`${name}: HSTS`, 'is not sent: let the proxy pass Strict-Transport-Security on'))
  const skew = Date.parse(answer.headers.get('date') ?? '') - Date.now()
  if (Math.abs(skew) > SKEW_MS)
    findings.push(wrong('clock', `differs from that of ${url} by ${Math.round(skew / 1000)} s: run NTP`))
  return findings
}

function checkCertificate(name: string, host: string, port: number): Promise<Finding> {
  const title = `${name}: certificate`
  return new Promise((done) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      const { valid_to } = socket.getPeerCertificate()
      const days = Math.floor((Date.parse(valid_to) - Date.now()) / 86_400_000)
      socket.end()
      done(
        days < DAYS_LEFT
          ? wrong(title, `ends in ${days} days: renew it, and see why that is not done by itself`)
          : ok(title, `good for ${days} days, ${socket.getProtocol()}`),
      )
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
    socket.once('error', (error) =>
      done(wrong(title, `${host}:${port} has none that browsers take (${reasonOf(error)})`)),
    )
  })
}

/** Compares the clock of this machine with a provider's. */
export async function checkClock(url: string): Promise<Finding> {
  const answer = await get(url)
  const date = answer.headers.get('date')
  if (!date) return wrong('clock', `${new URL(url).host} names no time: compare this machine’s by hand`)
  const skew = Date.now() - Date.parse(date)
  return Math.abs(skew) > SKEW_MS
    ? wrong('clock', `this machine’s differs by ${Math.round(skew / 1000)} s: run NTP`)
    : ok('clock', 'right to the second or two')
}
