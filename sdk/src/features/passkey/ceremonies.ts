// No imports: this is a separate chunk that loads when a passkey is used.
import type { Ceremonies, NoPasskey } from '@staykit/stores/passkeys'

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const text = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Five minutes, the same as on the server. */
const timeout = 300_000

/** Why there is no credential. Browsers do not distinguish "declined" from "no passkey on this device". */
function none(error: unknown): NoPasskey {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'impossible'
}

const responseOf = async <Response>(asking: Promise<Credential | null>) => {
  const credential = (await asking) as (PublicKeyCredential & { readonly response: Response }) | null
  if (!credential) throw new DOMException('no credential', 'NotAllowedError')
  return credential
}

/** Web Authentication level 2; user verification if the device supports it. */
export const ceremonies: Ceremonies = {
  async sign({ challenge, rpId }) {
    try {
      const { id, response } = await responseOf<AuthenticatorAssertionResponse>(
        navigator.credentials.get({ publicKey: { challenge: bytes(challenge), rpId, timeout } }),
      )
      return {
        id,
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
      }
    } catch (error) {
      return none(error)
    }
  },
  async make({ challenge, rpId, name, handle, email, known: existing }) {
    try {
      const { id, response } = await responseOf<AuthenticatorAttestationResponse>(
        navigator.credentials.create({
          publicKey: {
            challenge: bytes(challenge),
            rp: { id: rpId, name },
            user: { id: bytes(handle), name: email, displayName: email },
            // EdDSA, ES256, RS256 (IANA COSE algorithms).
            pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
            // A discoverable credential: it identifies the user, who types no name.
            authenticatorSelection: { residentKey: 'required', requireResidentKey: true },
            excludeCredentials: existing.map((each) => ({ type: 'public-key', id: bytes(each) })),
            timeout,
          },
        }),
      )
      return {
        id,
        clientDataJSON: text(response.clientDataJSON),
        attestationObject: text(response.attestationObject),
      }
    } catch (error) {
      return none(error)
    }
  },
}
