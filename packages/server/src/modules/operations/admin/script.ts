/**
 * Script of the admin pages: copies the snippet, shows a typed colour in the preview, and speaks to passkeys. Other pages
 * work without it.
 */
export const script = `'use strict'
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const said = button.parentElement.querySelector('[data-copied]')
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent)
      said.textContent = 'Copied'
    } catch {
      said.textContent = 'Select the text and copy it'
    }
  })
}
const frame = document.querySelector('[data-preview]')
const color = document.getElementById('color')
const dark = document.getElementById('colorDark')
if (frame && color && dark) {
  const isColor = (field) => CSS.supports('color', field.value)
  const show = () => {
    const { style } = frame.contentDocument.documentElement
    const both = isColor(dark) ? 'light-dark(' + color.value + ', ' + dark.value + ')' : color.value
    if (isColor(color)) style.setProperty('--stay-brand', both)
    else style.removeProperty('--stay-brand')
  }
  for (const field of [color, dark]) field.addEventListener('input', show)
  frame.addEventListener('load', show)
}
const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const base64url = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const send = async (path, body) => {
  const response = await fetch('/admin' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
const signIn = async () => {
  const { challenge, rpId } = await send('/passkey/challenge', {})
  const publicKey = { challenge: bytes(challenge), rpId, userVerification: 'required' }
  const { id, response } = await navigator.credentials.get({ publicKey })
  const { clientDataJSON, authenticatorData, signature } = response
  await send('/passkey', {
    credential: {
      id,
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    },
  })
}
const join = async () => {
  const token = location.hash.slice(1)
  const { challenge, rpId, id: user, name } = await send('/join/challenge', { token })
  const publicKey = {
    challenge: bytes(challenge),
    rp: { id: rpId, name: 'Staykit' },
    user: { id: new TextEncoder().encode(user), name, displayName: name },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  }
  const { id, response } = await navigator.credentials.create({ publicKey })
  await send('/join', {
    token,
    credential: {
      id,
      clientDataJSON: base64url(response.clientDataJSON),
      attestationObject: base64url(response.attestationObject),
    },
  })
}
const words = {
  'sign-in': 'That did not work: use the passkey that you made for these pages.',
  join: 'That did not work. An invitation works once, for 24 hours.',
}
const passkey = document.querySelector('[data-passkey]')
if (passkey && window.PublicKeyCredential) {
  const { passkey: act } = passkey.dataset
  const button = passkey.querySelector('button')
  passkey.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      await (act === 'join' ? join : signIn)()
      location.assign('/admin')
    } catch {
      passkey.querySelector('[role=alert]').textContent = words[act]
      button.disabled = false
    }
  })
}
`
