import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

async function listening(server: Server | SocketServer): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Answers JSON by path, 404 for other paths, and 401 without the bearer token. */
export async function provider(answers: Readonly<Record<string, unknown>>, bearer?: string): Promise<string> {
  const server = createServer((request, response) => {
    const found = answers[(request.url ?? '').split('?', 1)[0] ?? '']
    const refused = bearer && request.headers.authorization !== `Bearer ${bearer}`
    response.writeHead(refused ? 401 : found === undefined ? 404 : 200, {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(found ?? {}))
  })
  return `http://127.0.0.1:${await listening(server)}`
}

/** A mail server that accepts the login `user:right` and stores received mail in `taken`. */
export async function mailServer(taken: string[] = []): Promise<string> {
  const login = Buffer.from('\0user\0right').toString('base64')
  const server = createSocketServer((socket) => {
    let letter: string | undefined
    socket.write('220 mail.test\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (letter !== undefined) {
        letter += text
        if (!letter.endsWith('\r\n.\r\n')) return
        taken.push(letter)
        letter = undefined
        return void socket.write('250 taken\r\n')
      }
      const isRight = text.trim().endsWith(login)
      if (text.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n')
      else if (text.startsWith('AUTH')) socket.write(isRight ? '235 welcome\r\n' : '535 who are you?\r\n')
      else if (/^(MAIL|RCPT)/.test(text)) socket.write('250 fine\r\n')
      else if (text.startsWith('DATA')) {
        letter = ''
        socket.write('354 go on\r\n')
      } else socket.end('221 bye\r\n')
    })
    socket.on('error', () => undefined)
  })
  return `127.0.0.1:${await listening(server)}`
}

/** An https address on this machine that answers with `listener`, and the certificate file of its authority. */
export async function secureAddress(listener: RequestListener, days = 90) {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const what = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', key, '-out', cert, '-days', String(days)]
  execFileSync('openssl', ['req', ...how, ...what, ...files], { stdio: 'ignore' })
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, listener)
  return { url: `https://localhost:${await listening(server)}`, authority: cert }
}
