import { brand as brandCall, CallError, type Client } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createBrand, readLink } from './index.ts'

const acme = { refID: '8183', name: 'Acme' }

function start(refId: string, answers: unknown[] = [{ brand: acme }]) {
  const requests: unknown[] = []
  const client = (async (call: unknown, body: unknown) => {
    requests.push([call, body])
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  return { asked: requests, store: createBrand({ client, environment: memoryEnvironment(), refId }) }
}

describe('the brand of a page', () => {
  it('asks for the brand once, however many elements want it', async () => {
    const { asked: requests, store } = start('8183')
    expect(store.$brand.get()).toEqual({ status: 'loading' })
    const states = await Promise.all([store.load(), store.load()])
    expect(await store.load()).toEqual({ status: 'ready', brand: acme })
    expect(states).toEqual([store.$brand.get(), store.$brand.get()])
    expect(requests).toEqual([[brandCall, { refId: '8183' }]])
  })

  it('[OQ-52] has no default: a page without refId fails without a call', async () => {
    const { asked: requests, store } = start('')
    expect(await store.load()).toMatchObject({
      status: 'failed',
      error: { code: 'UNKNOWN_REF_ID', message: 'This page does not say its refId.' },
    })
    expect(requests).toEqual([])
  })

  it('asks for the brand again after a failure', async () => {
    const offline = new CallError({ code: 'NETWORK', message: 'No line.' })
    const { asked: requests, store } = start('8183', [offline, { brand: acme }])
    expect(await store.load()).toEqual({ status: 'failed', error: offline })
    expect(await store.load()).toEqual({ status: 'ready', brand: acme })
    expect(requests).toHaveLength(2)
  })
})

describe('values that a template puts into an address', () => {
  it('a query name is read where the whole value is one, and where the address has it', () => {
    const template = '/stays?a={one}&b=x{two}&c={three}y&d={four}&e=plain'
    const href = 'https://x.test/stays?a=1&b=x2&c=3y&e=plain'
    expect(readLink(template, href)).toEqual({ one: '1' })
    expect(readLink('', 'https://x.test/any?a=1')).toEqual({})
    expect(readLink('?a={one}', 'https://x.test/any?a=')).toEqual({ one: '' })
  })

  it('dots and brackets of a path are themselves; a slash at its end does not matter', () => {
    expect(readLink('/s.html/{id}', 'https://x.test/s.html/7/')).toEqual({ id: '7' })
    expect(readLink('/s.html/{id}', 'https://x.test/sxhtml/7')).toBeUndefined()
  })
})
