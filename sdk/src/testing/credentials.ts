const bytes = (...all: number[]) => new Uint8Array(all).buffer

/** Tests of passkeys. WebKitGTK has none. */
export const describeWithPasskeys = 'credentials' in navigator ? describe : describe.skip

/** A fake of the device's credentials: it records requests and signs with one byte. */
export function fakeCredentials(no?: string) {
  const requests: (CredentialRequestOptions | CredentialCreationOptions)[] = []
  const original = { get: navigator.credentials.get, create: navigator.credentials.create }
  const answer = (response: object) => async (options?: object) => {
    requests.push(options ?? {})
    if (no) throw new DOMException('no', no)
    return { id: 'key-1', type: 'public-key', response } as unknown as Credential
  }
  navigator.credentials.get = answer({
    clientDataJSON: bytes(1),
    authenticatorData: bytes(250, 251),
    signature: bytes(3),
  })
  navigator.credentials.create = answer({ clientDataJSON: bytes(1), attestationObject: bytes(4) })
  return { requests, restore: () => Object.assign(navigator.credentials, original) }
}
