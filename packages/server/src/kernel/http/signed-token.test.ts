import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { html } from './html.ts'
import { createSigner, keyFor } from './signed-token.ts'

describe('a signed token', () => {
  const schema = z.object({ trip: z.string() })
  let now = new Date('2030-01-01T00:00:00.900Z')
  const signer = (secret = 'a'.repeat(32), purpose = 'trip') =>
    createSigner(secret, purpose, schema, () => now)
  const text = signer().sign({ trip: 'ST-1' }, 60)

  it('reads until its last second, and at any age on request', () => {
    expect(signer().read(text)).toEqual({
      claims: { trip: 'ST-1' },
      expires: new Date('2030-01-01T00:01:00Z'),
    })
    now = new Date('2030-01-01T00:00:59.999Z')
    expect(signer().read(text)).toMatchObject({ claims: { trip: 'ST-1' } })
    now = new Date('2030-01-01T00:01:00Z')
    expect(signer().read(text)).toBe('expired')
    expect(signer().readAnyAge(text)).toMatchObject({ claims: { trip: 'ST-1' } })
  })

  it('works for one purpose of one server, and only whole', () => {
    expect(signer('b'.repeat(32)).read(text)).toBeUndefined()
    expect(signer(undefined, 'contract').read(text)).toBeUndefined()
    const [payload = '', mac = ''] = text.split('.')
    const other = Buffer.from('{"trip":"ST-2","exp":9999999999}').toString('base64url')
    for (const bad of [
      '',
      '.',
      payload,
      `.${mac}`,
      `${payload}.`,
      `${payload}.${mac.slice(2)}`,
      `${other}.${mac}`,
      `${payload}x.${mac}`,
    ])
      expect(signer().read(bad), bad).toBeUndefined()
    expect(keyFor('a', 'b')).toHaveLength(32)
  })

  it('reads what an earlier secret has signed, and signs by the first', () => {
    const [before, after] = ['a'.repeat(32), 'b'.repeat(32)]
    const rotated = createSigner([after, before], 'trip', schema, () => now)
    expect(rotated.readAnyAge(text)).toMatchObject({ claims: { trip: 'ST-1' } })
    const fresh = rotated.sign({ trip: 'ST-2' }, 60)
    expect(signer(after).readAnyAge(fresh)).toMatchObject({ claims: { trip: 'ST-2' } })
    expect(signer(before).readAnyAge(fresh)).toBeUndefined()
    expect(createSigner([after, 'c'.repeat(32)], 'trip', schema, () => now).readAnyAge(text)).toBeUndefined()
  })

  it('does not read a text of another shape', () => {
    const old = createSigner('a'.repeat(32), 'trip', z.object({ id: z.number() }), () => now)
    expect(signer().readAnyAge(old.sign({ id: 1 }, 60))).toBeUndefined()
  })
})

describe('html', () => {
  it('escapes values, unless they are HTML', () => {
    const item = (text: string) => html`<li>${text}</li>`
    expect(html`<ul title="${`"'`}">${['<b>', '&'].map(item)}${undefined}${false}${0}</ul>`.text).toBe(
      '<ul title="&#34;&#39;"><li>&#60;b&#62;</li><li>&#38;</li>0</ul>',
    )
    expect(html`${html`<br>`}`.text).toBe('<br>')
  })
})
