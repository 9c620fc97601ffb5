import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type Answer = (incoming: IncomingMessage, response: ServerResponse) => void

/** A certificate for these names, issued by a test authority. */
export function certificateFor(folder: string, names: readonly string[]) {
  const file = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const [caKey, authority] = [file('authority.key'), file('authority.pem')]
  openssl('req', '-x509', ...key, '-subj', '/CN=Authority of a test', '-keyout', caKey, '-out', authority)
  openssl('req', ...key, '-subj', `/CN=${names[0]}`, '-keyout', file('own.key'), '-out', file('own.csr'))
  writeFileSync(file('own.cnf'), `subjectAltName=${names.map((name) => `DNS:${name}`).join()}\n`)
  const signing = ['-CA', authority, '-CAkey', caKey, '-CAcreateserial', '-extfile', file('own.cnf')]
  openssl('x509', '-req', '-in', file('own.csr'), ...signing, '-days', '60', '-out', file('own.pem'))
  const cert = readFileSync(file('own.pem'))
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    /** File of the authority, for NODE_EXTRA_CA_CERTS. */
    authority,
    /** For a browser that trusts this key in addition to the public authorities. */
    pin: createHash('sha256').update(spki).digest('base64'),
    /** An https port of this machine with this handler. */
    async serve(answer: Answer): Promise<number> {
      const server = createSecureServer({ key: readFileSync(file('own.key')), cert }, answer)
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      onTestFinished(() => {
        server.closeAllConnections()
        server.close()
      })
      return (server.address() as AddressInfo).port
    },
  }
}

/** Forwards requests, like a reverse proxy. */
export function passTo(upstream: () => string): Answer {
  return (incoming, response) => {
    const { method, url, headers, socket } = incoming
    const forwarded = {
      ...headers,
      'x-forwarded-for': socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers.host ?? '',
    }
    const forwardedRequest = request(
      upstream() + url,
      { method, headers: forwarded, agent: false },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
        upstreamResponse.pipe(response)
      },
    )
    forwardedRequest.once('error', () => response.writeHead(502).end())
    incoming.pipe(forwardedRequest)
  }
}
