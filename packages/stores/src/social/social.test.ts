import { CallError, type Client, exchangeSocialLogin } from '@staykit/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Environment, memoryEnvironment } from '../environment/index.ts'
import type { SessionStore } from '../session/index.ts'
import { $socialProblem, beginSocialLogin, finishSocialLogin, isSocialReturn } from './index.ts'

const PAGE = 'https://brand.example/login?next=%2Ftrips'
const given = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }

beforeEach(() => $socialProblem.set(undefined))

/** A page at an address; `assigned` is where it left for, `shown` the address that it has then. */
function page(address: string, stored?: Environment['tabStorage']) {
  const base = memoryEnvironment()
  const log = { assigned: '', shown: address, asked: [] as unknown[], adopted: [] as unknown[] }
  const environment: Environment = {
    ...base,
    ...(stored && { tabStorage: stored }),
    navigation: {
      ...base.navigation,
      href: () => address,
      assign: (assigned) => void Object.assign(log, { assigned }),
    },
    history: { ...base.history, replace: (shown) => void Object.assign(log, { shown }) },
  }
  const session = async () =>
    ({ adopt: async (session: unknown) => void log.adopted.push(session) }) as unknown as SessionStore
  const answering = (answer: unknown) =>
    (async (call: unknown, body: unknown) => {
      log.asked.push([call, body])
      if (answer instanceof Error) throw answer
      return answer
    }) as unknown as Client
  const finish = (answer: unknown = given) =>
    finishSocialLogin({
      ...{ environment, refId: '8183', session, client: answering(answer) },
      verifier: environment.tabStorage.get('staykit.social.8183'),
    })
  return { environment, log, finish }
}

async function begun() {
  const first = page(PAGE)
  await beginSocialLogin(
    { environment: first.environment, refId: '8183', apiBase: 'https://api.example' },
    'google',
  )
  return { left: new URL(first.log.assigned), kept: first.environment.tabStorage }
}

describe('a login by another provider', () => {
  it('leaves with the S256 challenge of a secret that stays in this tab, and comes back to this page', async () => {
    const { left, kept: stored } = await begun()
    expect(left.origin + left.pathname).toBe('https://api.example/api/auth/social/google')
    expect(left.searchParams.get('return')).toBe(PAGE)
    expect(left.searchParams.get('refId')).toBe('8183')
    const verifier = stored.get('staykit.social.8183') ?? ''
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(left.href).not.toContain(verifier)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(left.searchParams.get('challenge')).toBe(Buffer.from(digest).toString('base64url'))
    expect((await begun()).kept.get('staykit.social.8183')).not.toBe(verifier)
  })

  it('[ACC-062] its code becomes a session, once, and leaves the address', async () => {
    const { kept: stored } = await begun()
    const verifier = stored.get('staykit.social.8183')
    const back = page(`${PAGE}&stay-login=code1`, stored)
    expect(isSocialReturn(back.environment.navigation.href())).toBe(true)
    expect(await back.finish()).toBe(true)
    expect(back.log.asked).toEqual([
      [exchangeSocialLogin, { code: 'code1', verifier, refId: '8183', device: undefined }],
    ])
    expect(back.log.adopted).toEqual([given])
    expect(back.log.shown).toBe(PAGE)
    expect(isSocialReturn(PAGE)).toBe(false)
    expect(stored.get('staykit.social.8183')).toBeUndefined()
    expect(await back.finish()).toBe(false)
    expect(back.log.adopted).toHaveLength(1)
  })

  it('a code that this page has not asked for is not even tried', async () => {
    const forced = page(`${PAGE}&stay-login=of-a-thief`)
    expect(await forced.finish()).toBe(false)
    expect([forced.log.asked, forced.log.adopted, $socialProblem.get()]).toEqual([[], [], undefined])
    expect(forced.log.shown).toBe(PAGE)
  })

  it.each([
    ['known-email', 'known-email'],
    ['refused', 'refused'],
    ['<b>made up</b>', 'failed'],
  ])('says why it did not work: %s', async (code, problem) => {
    const back = page(`${PAGE}&stay-login-error=${encodeURIComponent(code)}`, (await begun()).kept)
    expect(await back.finish()).toBe(false)
    expect([$socialProblem.get(), back.log.shown]).toEqual([problem, PAGE])
  })

  it('fails when its code is refused', async () => {
    const back = page(`${PAGE}&stay-login=code1`, (await begun()).kept)
    const refused = new CallError({ code: 'CodeMismatchException', message: 'x' })
    expect(await back.finish(refused)).toBe(false)
    expect($socialProblem.get()).toBe('failed')
  })
})
