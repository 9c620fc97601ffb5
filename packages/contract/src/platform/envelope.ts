/**
 * The `data` field of the platform's calls (ACC-211, PLT-150): AES-CBC, authenticated before it is decrypted (encrypt-then-MAC).
 * `data` is base64 of version (1 byte) ‖ random IV (16) ‖ ciphertext ‖ HMAC-SHA-256 (32). The two keys are derived (HKDF, RFC 5869)
 * from the first 16 characters of a brand's key and the token of the call, so that they are those of one session.
 */
export interface Envelope {
  seal(text: string, about: EnvelopeAbout): Promise<Sealed>
  /** Undefined for anything invalid, without a reason. */
  open(data: string, about: EnvelopeAbout): Promise<Opened | undefined>
}

/** Context of an envelope: it is valid for nothing else. */
export interface EnvelopeAbout {
  readonly kind: 'request' | 'answer'
  readonly method: string
  /** Path after /api/v1/ (ACC-210), such as booking/balances. */
  readonly action: string
  /** For an answer: the nonce of its request, or nothing for a request without an envelope. */
  readonly nonce?: string | undefined
}

export interface Sealed {
  readonly data: string
  /** The envelope's IV, which is unique. */
  readonly nonce: string
}

export interface Opened {
  readonly text: string
  readonly nonce: string
}

/** Creates the envelopes of a call: another codec with the same shape may replace it (AQ-42). */
export type EnvelopeCodec = (key: string, token: string) => Promise<Envelope>

/** Used length of a brand's key, in characters. */
export const KEY_PREFIX = 16

const VERSION = 1
const [IV_BYTES, BLOCK_BYTES, MAC_BYTES] = [16, 16, 32]
const SHORTEST = 1 + IV_BYTES + BLOCK_BYTES + MAC_BYTES
const utf8 = new TextEncoder()

/** `key`: at least 16 characters; `token`: the access token of the call, empty without one. */
export const createEnvelope: EnvelopeCodec = async (key, token) => {
  const { aes, mac } = await keysOf(key, token)
  const signed = (about: EnvelopeAbout, body: Uint8Array) => {
    const { kind, method, action, nonce = '' } = about
    // JSON contains no NUL: the body follows it, so no byte can move between the parts.
    return joined(utf8.encode(`${JSON.stringify([kind, method, action, token, nonce])}\0`), body)
  }
  return {
    async seal(text, about) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const hidden = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, aes, utf8.encode(text))
      const body = joined(Uint8Array.of(VERSION), iv, new Uint8Array(hidden))
      const tag = new Uint8Array(await crypto.subtle.sign('HMAC', mac, signed(about, body)))
      return { data: toBase64(joined(body, tag)), nonce: toBase64(iv) }
    },
    async open(data, about) {
      const bytes = fromBase64(data)
      if (!bytes || bytes.length < SHORTEST || bytes[0] !== VERSION) return undefined
      const body = bytes.subarray(0, -MAC_BYTES)
      const tag = bytes.subarray(-MAC_BYTES)
      // In constant time, and before decryption: wrong padding is never examined.
      if (!(await crypto.subtle.verify('HMAC', mac, tag, signed(about, body)))) return undefined
      const iv = body.slice(1, 1 + IV_BYTES)
      const hidden = body.slice(1 + IV_BYTES)
      const text = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, aes, hidden).catch(() => undefined)
      return text && { text: new TextDecoder().decode(text), nonce: toBase64(iv) }
    },
  }
}

async function keysOf(key: string, token: string) {
  if (key.length < KEY_PREFIX) throw new RangeError(`a platform key has at least ${KEY_PREFIX} characters`)
  const keyMaterial = await crypto.subtle.importKey(
    'raw',
    utf8.encode(key.slice(0, KEY_PREFIX)),
    'HKDF',
    false,
    ['deriveBits'],
  )
  const salt = await crypto.subtle.digest('SHA-256', utf8.encode(token))
  const derive = (use: string) =>
    crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt, info: utf8.encode(`staykit platform v${VERSION} ${use}`) },
      keyMaterial,
      256,
    )
  const [aes, mac] = [await derive('encryption'), await derive('authentication')]
  return {
    aes: await crypto.subtle.importKey('raw', aes, 'AES-CBC', false, ['encrypt', 'decrypt']),
    mac: await crypto.subtle.importKey('raw', mac, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]),
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    // An envelope has one encoding only: the same content cannot be sent again in another form.
    return toBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
