import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { record } from '../../../../../../tests/figures/record.ts'
import { patience } from '../../../../../../tests/patience.ts'
import { type Passwords, scrypt } from '../../../adapters/better-auth/better-auth.ts'
import { quickPasswords } from '../../../testing/server.ts'
import { type AccountServer, accountServer, PASSWORD } from './testing.ts'

/** Members, and as many unknown addresses. `npm run enumeration` uses 1,000 each, and guesses 100,000 times. */
const EACH = Number(process.env.ENUMERATION_EACH ?? 6)
const GUESSES = Number(process.env.ENUMERATION_GUESSES ?? 200)
const isWhole = EACH >= 1_000 && GUESSES >= 100_000
const PINS = isWhole ? 20 : 4

const WRONG = 'Wrong-Pass1!'
const questions = {
  'sign-in': (username: string) => ['sign-in', { username, password: WRONG }],
  'sign-up': (username: string) => ['sign-up', { username, password: PASSWORD }],
  'forgot password': (email: string) => ['forgot-password', { email }],
  'pin of a sign-up': (username: string) => ['confirm', { username, pin: '00000000' }],
  'pin of a reset': (email: string) => ['reset-password', { email, pin: '00000000', newPassword: WRONG }],
} as const satisfies Record<string, (email: string) => readonly [string, object]>

const members = Array.from({ length: EACH }, (_, index) => `member${index}@example.com`)
/** A signed-up address is no longer unknown to the next call; codes go to the addresses that requested them. */
const strangersOf: Record<keyof typeof questions, string> = {
  'sign-in': 'nobody',
  'sign-up': 'new',
  'forgot password': 'forgetful',
  'pin of a sign-up': 'new',
  'pin of a reset': 'forgetful',
}
const figures: Record<string, string | number> = {}

/** Number of password hashes. With free hashes it replaces the measurement of time. */
let hashed = 0
const { hash, verify } = isWhole ? scrypt : quickPasswords
const passwords: Passwords = {
  hash(password) {
    hashed++
    return hash(password)
  },
  verify(attempt) {
    hashed++
    return verify(attempt)
  },
}

// No limits, so that every call is answered and every guess reaches the code.
let server: AccountServer
/** Queries of one call; those of jobs do not count. */
const counting = new AsyncLocalStorage<{ queries: number }>()
beforeAll(async () => {
  server = await accountServer({ passwords })
  const { pool } = server.deps.database
  const connect = pool.connect.bind(pool)
  pool.connect = ((...args: []) => {
    const count = counting.getStore()
    if (count) count.queries++
    return connect(...args)
  }) as typeof pool.connect
  await enrol(members)
}, patience(600))
afterAll(async () => {
  if (isWhole)
    record('enumeration', {
      command: 'npm run enumeration',
      what: 'Members and strangers are asked for in a random order, then pins are guessed at, all without limits by address or account. The figure of a question is how often an answer about a stranger takes longer than one about a member: 0.5 where time tells nothing.',
      figures,
    })
  await server.stop()
})

/** Confirmed members with one password. */
async function enrol(emails: readonly string[]) {
  const { identity } = server.deps
  const hash = await identity.hash(PASSWORD)
  for (const email of emails) await identity.confirm((await identity.register(email, hash)).id)
}

interface Asked {
  readonly isMember: boolean
  readonly ms: number
  readonly hashed: number
  /** Number of queries: under load each takes measurable time. */
  readonly queries: number
  /** The visible part of the answer. */
  readonly seen: string
}

/** Calls about a member and about an unknown address in random order, one after the other. */
async function askOfAll(
  app: AccountServer['app'],
  question: keyof typeof questions,
  count = EACH,
): Promise<Asked[]> {
  const answers: Asked[] = []
  for (const [index, member] of members.slice(0, count).entries()) {
    const isFirst = Math.random() < 0.5
    for (const isMember of [isFirst, !isFirst])
      answers.push(
        await ask(app, question, isMember ? member : `${strangersOf[question]}${index}@example.com`),
      )
  }
  return answers
}

async function ask(
  app: AccountServer['app'],
  question: keyof typeof questions,
  email: string,
): Promise<Asked> {
  const [name, body] = questions[question](email)
  const hashedBefore = hashed
  const count = { queries: 0 }
  const began = performance.now()
  const response = await counting.run(count, () =>
    app.request(`/api/auth/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refId: '8183', ...body }),
    }),
  )
  const text = await response.text()
  const ms = performance.now() - began
  return {
    isMember: email.startsWith('member'),
    ms,
    hashed: hashed - hashedBefore,
    queries: count.queries,
    seen: seenIn(response, text),
  }
}

/** Status, header names and body, without values that differ in every answer. */
function seenIn(response: Response, text: string): string {
  const own = response.headers.get('x-request-id') ?? 'none'
  return `${response.status} ${[...response.headers.keys()].sort()} ${text.replaceAll(own, 'id')}`
}

const fewestQueries = (answers: readonly Asked[], isMember: boolean) =>
  Math.min(...answers.filter((one) => one.isMember === isMember).map((one) => one.queries))

/** Probability that an answer for an unknown address takes longer than one for a member (area under the ROC curve). */
function areaUnderCurve(answers: readonly Asked[]): number {
  const of = (group: boolean) => answers.filter(({ isMember }) => isMember === group).map(({ ms }) => ms)
  const [members, unknown] = [of(true), of(false)]
  let longer = 0
  for (const a of unknown) for (const b of members) longer += a > b ? 1 : a === b ? 0.5 : 0
  return longer / (members.length * unknown.length)
}

const pinsOf = (purpose: 'confirm' | 'reset') =>
  server.deps.db
    .selectFrom('mailed_pins')
    .select(['tries', 'account'])
    .where('purpose', '=', purpose)
    .execute()

describe('a caller who tries many addresses', () => {
  it.each(['sign-in', 'sign-up', 'forgot password', 'pin of a sign-up', 'pin of a reset'] as const)(
    '[AQ-20] %s: gets the same answer for members and unknown addresses, after the same work and time',
    async (question) => {
      // The codes of all earlier requests exist.
      for (const purpose of question.startsWith('pin') ? (['confirm', 'reset'] as const) : [])
        await expect
          .poll(async () => (await pinsOf(purpose)).length, { timeout: patience(600) })
          .toBeGreaterThanOrEqual(EACH * 2)
      const answers = await askOfAll(server.app, question)
      expect([...new Set(answers.map(({ seen }) => seen))]).toHaveLength(1)
      expect([...new Set(answers.map((one) => one.hashed))]).toHaveLength(1)
      expect(fewestQueries(answers, true)).toBe(fewestQueries(answers, false))
      const area = areaUnderCurve(answers)
      console.log(question, area)
      figures[`${question}, ${EACH} members and ${EACH} strangers`] = area.toFixed(3)
      if (!isWhole) return
      expect(area).toBeGreaterThan(0.45)
      expect(area).toBeLessThan(0.55)
    },
    patience(1_800),
  )

  it(
    'could distinguish them if only members’ passwords were hashed (control)',
    async () => {
      const { identity } = server.deps
      const careless = await accountServer({
        replace: () => ({
          identity: {
            ...identity,
            signIn: async (email, password) =>
              (await identity.find(email)) ? identity.signIn(email, password) : { kind: 'wrong' },
          },
        }),
      })
      const answers = await askOfAll(careless.app, 'sign-in', 20)
      await careless.stop()
      for (const one of answers) expect(one.hashed).toBe(Number(one.isMember))
      if (isWhole) expect(areaUnderCurve(answers)).toBeLessThan(0.1)
    },
    patience(1_800),
  )
})

describe('a caller who guesses codes', () => {
  const guess = async (email: string, pin: string) =>
    (await server.auth('reset-password', { email, pin, newPassword: 'Newer-Pass2!' })).status
  const wrong = (not: string, index: number) => {
    const pin = String(index).padStart(8, '0')
    return pin === not ? '99999999' : pin
  }
  /** Requests a new code and reads it in the mail. */
  const newPin = async (email: string) => {
    const before = (await server.mailsTo(email)).length
    await server.auth('forgot-password', { email })
    return server.pinFor(email, before + 1)
  }

  it(
    `gets five attempts for each: of ${GUESSES} guesses at ${PINS} codes the right ones come too late`,
    async () => {
      const each = Math.ceil(GUESSES / PINS)
      const began = performance.now()
      let letIn = 0
      let evaluated = 0
      for (let index = 0; index < PINS; index++) {
        const email = `pin${index}@example.com`
        await enrol([email])
        const pin = await newPin(email)
        const before = await pinsOf('reset')
        for (let first = 0; first < each; first += 20) {
          const together = Array.from({ length: Math.min(20, each - first) }, (_, offset) =>
            guess(email, first > 0 && offset === 7 ? pin : wrong(pin, first + offset)),
          )
          letIn += (await Promise.all(together)).filter((status) => status === 200).length
        }
        const sum = (rows: typeof before) => rows.reduce((total, { tries }) => total + tries, 0)
        const tries = sum(await pinsOf('reset')) - sum(before)
        evaluated = Math.max(evaluated, tries)
      }
      const seconds = (performance.now() - began) / 1_000
      figures[`guesses at ${PINS} pins`] = `${(each * PINS).toLocaleString('en')} in ${seconds.toFixed(0)} s`
      figures['evaluated for each pin, at most'] = evaluated
      figures['guesses that were let in'] = letIn
      expect([evaluated, letIn]).toEqual([5, 0])
    },
    patience(1_800),
  )

  it('succeeds with the right code after four others, so that the test can fail (control)', async () => {
    await enrol(['owner@example.com'])
    const pin = await newPin('owner@example.com')
    for (let index = 0; index < 4; index++) await guess('owner@example.com', wrong(pin, index))
    expect(await guess('owner@example.com', pin)).toBe(200)
  })
})
