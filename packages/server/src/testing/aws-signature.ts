import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Keys that stand-ins of Amazon's services accept. */
export const awsKeys = {
  accessKeyId: 'AKIATESTOFSTAYKIT',
  secretAccessKey: 'secret-of-the-stand-in',
} as const

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Whether a request has our valid Signature Version 4 for this service, including its body; by Amazon's public
 * description.
 */
export function isSigned(request: IncomingMessage, body: Buffer, service: string): boolean {
  const { authorization = '', 'x-amz-date': at = '' } = request.headers
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    authorization,
  )
  const [, credential = '', signed = '', signature = ''] = found ?? []
  const [key, day = '', region = '', named] = credential.split('/')
  if (key !== awsKeys.accessKeyId || named !== service) return false
  const names = signed.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return false
  const hash = String(request.headers['x-amz-content-sha256'] ?? sha256(body))
  if (hash !== sha256(body)) return false
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const headers = names.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  )
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), signed, hash].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(at), scope, sha256(canonical)].join('\n')
  const secret = hmac(
    hmac(hmac(hmac(`AWS4${awsKeys.secretAccessKey}`, day), region), service),
    'aws4_request',
  )
  const [right, receivedSignature] = [hmac(secret, text), Buffer.from(signature, 'hex')]
  return right.length === receivedSignature.length && timingSafeEqual(right, receivedSignature)
}
