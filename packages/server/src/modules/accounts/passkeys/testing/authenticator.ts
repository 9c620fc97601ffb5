import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40]

/** Options of a page, and the facts of its browser. */
interface Asked {
  readonly challenge: string
  readonly rpId: string
  readonly origin?: string
}

/**
 * A passkey of an authenticator written from WebAuthn level 2, §6: it needs no browser, and tests can break any part.
 */
export function authenticator() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let counter = 0
  const id = credentialId.toString('base64url')
  const clientData = (type: string, { challenge, rpId, origin = `http://${rpId}:4321` }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest])
  }
  // CBOR (RFC 8949) of { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: ES256 on P-256.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  return {
    id,
    /** Creates the passkey. */
    create(options: Asked) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credentialId, coseKey])
      const data = authenticatorData(options.rpId, PRESENT | VERIFIED | HAS_KEY, attested)
      // { fmt: "none", attStmt: {}, authData: bytes }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id,
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
    },
    /** Signs with it; `count` is the reported counter. */
    get(options: Asked, count = counter + 1) {
      counter = count
      const data = authenticatorData(options.rpId, PRESENT | VERIFIED)
      const client = clientData('webauthn.get', options)
      const key = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), key).toString('base64url'),
      }
    },
  }
}
