import { needsLogin } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../../kernel/http/member.ts'
import { checkMayBook } from './access.ts'
import { capabilitySigner } from './capability.ts'
import { signedIn } from './testing/member.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, REF_ID, travellerAt } from './testing/traveller.ts'
import { tripFor } from './trip-access.ts'

const server = bookingServerForThisFile()

describe('access to booking', () => {
  const flags = { restrictedRates: false, userAuthRequired: false }
  const may = async (
    change: Partial<typeof flags>,
    memberOnly: boolean,
    who: Parameters<typeof checkMayBook>[3],
    deps = server.deps,
  ) => {
    const brand = await deps.brands.of(REF_ID)
    const changed = { ...brand, flags: { ...brand.flags, ...flags, ...change } }
    return checkMayBook(deps, changed, memberOnly, who).then(
      () => 'yes',
      (error: unknown) => error,
    )
  }

  it('[OQ-28] admits everybody, unless the rate or a rule of the brand requires a member or a deal', async () => {
    const visitor = { isMember: false }
    expect(await may({}, false, visitor)).toBe('yes')
    for (const [change, memberOnly] of [
      [{}, true],
      [{ restrictedRates: true }, false],
      [{ userAuthRequired: true }, false],
    ] as const) {
      expect(await may(change, memberOnly, visitor)).toMatchObject({ code: 'LOGIN_REQUIRED', status: 401 })
      expect(await may(change, memberOnly, { isMember: true })).toBe('yes')
      expect(await may(change, memberOnly, { ...visitor, dealCode: 'WELCOME25' })).toBe('yes')
      // An existing code that ended in 2020.
      expect(await may(change, memberOnly, { ...visitor, dealCode: 'SPRING20' })).toMatchObject({
        status: 401,
      })
    }
  })

  it('[HOT-246] [HOT-250] admits exactly those whom no screen sends to the login', async () => {
    const both = [false, true]
    for (const restrictedRates of both)
      for (const userAuthRequired of both)
        for (const memberOnly of both)
          for (const isMember of both)
            for (const hasDealCode of both) {
              const flags = { restrictedRates, userAuthRequired }
              const who = { isMember, dealCode: hasDealCode ? 'WELCOME25' : undefined }
              const isOpen = (await may(flags, memberOnly, who)) === 'yes'
              const access = { ...flags, signedIn: isMember, hasDealCode }
              expect(needsLogin(memberOnly, access), JSON.stringify([access, memberOnly])).toBe(!isOpen)
            }
  })

  it('stays closed for a deal of 0 percent, and a failing database is not a wrong code', async () => {
    await server.deps.db
      .insertInto('deal_codes')
      .values({ code: 'NOTHING', percent: 0, valid_until: null })
      .execute()
    const who = { isMember: false, dealCode: 'NOTHING' }
    expect(await may({}, true, who)).toMatchObject({ code: 'LOGIN_REQUIRED' })
    const gone = new Error('no connection')
    const db = new Proxy(server.deps.db, {
      get: () => () => {
        throw gone
      },
    })
    expect(await may({}, true, who, { ...server.deps, db })).toBe(gone)
  })
})

describe('access to a trip', () => {
  const use = async (bookingId: string, member?: Partial<Member>, more: object = {}) => {
    const claim = { bookingId, refId: REF_ID, ...more }
    const address = { email: 'nobody@example.com', hasConfirmedEmail: true }
    const nobody = { id: 'nobody', ...address, sessionId: 's', refId: REF_ID }
    return tripFor(server.deps, claim, member && { ...nobody, ...member }).then(
      ({ booking }) => booking.trip_number,
      (error: unknown) => error,
    )
  }
  const nothing = { code: 'NOT_FOUND', status: 404 }
  const signer = (now = new Date()) => capabilitySigner(server.deps.config.AUTH_SECRET, () => now)

  it('belongs to the account; the address alone opens only guest bookings', async () => {
    const maya = await signedIn(server)
    const { answer, email } = await bookOne(maya)
    const trip = answer.bookingId ?? ''
    expect(await use(trip, { id: maya.id })).toBe(trip)
    expect(await use(` ${trip.toLowerCase()} `, { id: maya.id, email: maya.email })).toBe(trip)
    expect(await use(trip, { email })).toMatchObject(nothing)
    expect(await use(trip, { email: maya.email })).toMatchObject(nothing)
    expect(await use(trip, { id: maya.id, refId: '8298' })).toMatchObject(nothing)
    expect(await use(trip, { id: maya.id }, { refId: '8298' })).toMatchObject(nothing)
    expect(await use(trip)).toMatchObject(nothing)

    const guest = await bookOne(travellerAt(server))
    const booked = guest.answer.bookingId ?? ''
    expect(await use(booked, { email: guest.email })).toBe(booked)
    expect(await use(booked, {})).toMatchObject(nothing)
    expect(await use(booked, { email: guest.email, refId: '8298' })).toMatchObject(nothing)
    expect(await use('ST-0000-0000-0000', { email: guest.email })).toMatchObject(nothing)
  })

  it('opens with the capability until it expires, whichever member is signed in', async () => {
    const { answer } = await bookOne(travellerAt(server))
    const trip = answer.bookingId ?? ''
    const capability = signer().sign({ trip }, 60)
    expect(await use(trip, undefined, { capability })).toBe(trip)
    expect(await use(trip, {}, { capability })).toBe(trip)
    const old = signer(new Date(Date.now() - 120_000)).sign({ trip }, 60)
    const other = signer().sign({ trip: 'ST-0000-0000-0000' }, 60)
    for (const wrong of [old, other, 'nonsense', ''])
      expect(await use(trip, undefined, { capability: wrong })).toMatchObject(nothing)
    expect(await use(trip, undefined, { capability, refId: '8298' })).toMatchObject(nothing)
  })
})
