import { describe, expect, it } from 'vitest'
import { testServerForThisTest } from '../../testing/server.ts'
import { createAccessLog } from './access-log.ts'
import { createLog, scrub } from './log.ts'

describe('log', () => {
  it('writes no card number, token, password or email, wherever it stands', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const token = 'b1.WyIyMjY3MDU3LTMiLCJTVEQiXQ.aGVsbG8gdGhlcmUgaGVsbG8'
    log.info(
      {
        body: {
          cardNumber: '4242424242424242',
          cvcCode: '123',
          email: 'ana@example.com',
          password: 'Pass1!',
        },
      },
      'a',
    )
    log.info({ accessToken: token, nested: { authorization: 'Bearer abc.def' } }, 'b')
    log.error({ err: new Error('no way to charge 4242 4242 4242 4242 of ana@example.com') }, `with ${token}`)
    log.info({ trip: '1234567890123', at: '2026-03-01T10:00:00.000Z' }, 'harmless')
    const all = lines.join('')
    for (const secret of ['4242', 'ana@', 'Pass1!', 'aGVsbG8', '"123"', 'abc.def'])
      expect(all).not.toContain(secret)
    expect(all).toContain('1234567890123')
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })

  it('writes what happened in a driver, and nothing of its connection', () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => lines.push(line) })
    const error = Object.assign(new Error('terminated'), { code: '57P01', client: { secretKey: -732156119 } })
    log.warn({ err: error }, 'the database went away')
    log.warn({ err: 'no error at all' }, 'thrown by somebody')
    const [logged, thrown] = lines.map((line) => JSON.parse(line))
    expect(logged.err).toEqual({
      type: 'Error',
      message: 'terminated',
      code: '57P01',
      stack: expect.stringContaining('log.test.ts'),
    })
    expect(thrown.err).toBe('no error at all')
  })

  it('recognises a card number by its check digit', () => {
    expect(scrub('5555-5555-5555-4444')).toBe('[card]')
    expect(scrub('4242424242424241')).toBe('4242424242424241')
  })

  it('writes one line for each request, with the pattern of its route', async () => {
    const lines: string[] = []
    const accessLog = createAccessLog(createLog('info', { write: () => undefined }), (line) =>
      lines.push(line),
    )
    const logged = await testServerForThisTest({}, { accessLog })
    await logged.get('/sdk/v1/../../etc/passwd?email=ana@example.com')
    await logged.get('/api/brand?refId=8183')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: 'GET', route: 'none', status: 404 }),
      expect.objectContaining({ method: 'GET', route: '/api/brand', status: 200, ms: expect.any(Number) }),
    ])
    expect(lines.join('')).not.toContain('ana@')
  })
})
