const bytes = (...all: number[]) => new Uint8Array(all).buffer

/** What a device answers in place of a real one: what it is asked is kept, and what it signs is one byte. */
export function fakeCredentials(no?: string) {
  const asked: (CredentialRequestOptions | CredentialCreationOptions)[] = []
  const kept = { get: navigator.credentials.get, create: navigator.credentials.create }
  const answer = (response: object) => async (options?: object) => {
    asked.push(options ?? {})
    if (no) throw new DOMException('no', no)
    return { id: 'key-1', type: 'public-key', response } as unknown as Credential
  }
  navigator.credentials.get = answer({
    clientDataJSON: bytes(1),
    authenticatorData: bytes(250, 251),
    signature: bytes(3),
  })
  navigator.credentials.create = answer({ clientDataJSON: bytes(1), attestationObject: bytes(4) })
  return { asked, restore: () => Object.assign(navigator.credentials, kept) }
}
