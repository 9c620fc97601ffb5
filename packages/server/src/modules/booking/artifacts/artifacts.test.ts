import { artifactInfo, artifactList, createArtifact, loyaltyTransaction } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { patience } from '../../../../../../tests/patience.ts'
import { ArtifactError, type Artifacts, type NewArtifact } from '../../../ports/artifacts.ts'
import { ARTIFACT_QUEUE } from '../../queues.ts'
import { about, enqueues } from '../bookings/testing/jobs.ts'
import { type SignedIn, signedIn } from '../bookings/testing/member.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../bookings/testing/server.ts'
import { bookOne, cancel, details, REF_ID, travellerAt } from '../bookings/testing/traveller.ts'
import { makeArtifact } from './artifacts.ts'

const server = bookingServerForThisFile({ withJobs: true })

const visitor = travellerAt(server)

async function trip(who: Pick<SignedIn, 'api'>, hotel = 'The Free Cancellation') {
  const booked = await bookOne(who as SignedIn, { hotel })
  const trip_number = booked.answer.bookingId ?? ''
  const { capability } = await details(visitor, trip_number, booked.email)
  return { ...booked, trip_number, capability }
}

describe('artifacts', () => {
  it('[OQ-46] appear for each trip without a call, first pending, then with hash and link', async () => {
    const who = await signedIn(server)
    const { trip_number } = await trip(who)
    const of = { trip_number, refId: REF_ID }
    const artifacts = await Promise.all(Array.from({ length: 5 }, () => who.api(createArtifact, of)))
    expect(artifacts[0]).toMatchObject({ success: true, data: { status: 'pending' } })
    const info = async () => (await who.api(artifactInfo, of)).data
    await expect.poll(async () => (await info())?.tx_status_name).toBe('created')
    const { tx_hash = '', tx_hash_link = '' } = (await info()) ?? {}
    expect(tx_hash).toMatch(/^0x[0-9a-f]{64}$/)
    const page = await server.app.request(new URL(tx_hash_link).pathname)
    expect(await page.text()).toContain('The Free Cancellation')
    const { data } = await who.api(artifactList, { refId: REF_ID })
    expect(data?.nfts).toMatchObject([{ trip_number, tx_hash, price: expect.any(Number) }])
    expect(await server.deps.db.selectFrom('sandbox_artifacts').select('id').execute()).toHaveLength(1)
  })

  it('[OQ-46] need the capability of a guest; the call fails with the hotel’s reason', async () => {
    const { trip_number, capability } = await trip(visitor, 'The Artifact Fails')
    const of = { trip_number, refId: REF_ID }
    await expect(visitor.api(artifactInfo, of)).rejects.toMatchObject({ status: 404 })
    await expect((await signedIn(server)).api(createArtifact, of)).rejects.toMatchObject({ status: 404 })
    await expect(visitor.api(artifactList, { refId: REF_ID })).rejects.toMatchObject({ status: 401 })
    await expect
      .poll(async () => (await visitor.api(artifactInfo, { ...of, capability })).data?.tx_status_name)
      .toBe('failed')
  })
})

describe('the artifact provider', () => {
  it('gets fewer calls the longer an artifact is not ready', async () => {
    const own = await bookingServerForThisTest()
    const { deps } = own
    const away = { ...deps.artifacts, mint: async () => Promise.reject(new ArtifactError('no answer')) }
    const { answer } = await bookOne(travellerAt(own))
    await deps.bookings.drain(patience(60))
    const number = answer.bookingId ?? ''
    const waits = (secondsLater: number) =>
      enqueues(deps.db, ARTIFACT_QUEUE, number, () => {
        const now = () => new Date(Date.now() + secondsLater * 1_000)
        return makeArtifact({ ...deps, now, artifacts: away as Artifacts }, number)
      })
    expect(await waits(0)).toEqual(about(2))
    expect(await waits(595)).toEqual(about(60))
    expect(await waits(86_400)).toEqual(about(600))
  })

  it('[PLT-168] gets data, image, price and price_full of the trip, once', async () => {
    const requests: NewArtifact[] = []
    const own = await bookingServerForThisTest({
      withJobs: true,
      replace: ({ artifacts }) => ({
        artifacts: artifacts && {
          ...artifacts,
          mint: (options, key) => {
            requests.push(options)
            return artifacts.mint(options, key)
          },
        },
      }),
    })
    const who = await signedIn(own)
    const { agreed } = await bookOne(who, { hotel: 'The Free Cancellation' })
    await expect.poll(() => requests.length).toBe(1)
    expect(Object.keys(requests[0] ?? {})).toEqual(['data', 'image', 'price', 'price_full'])
    const { final, finalStrikethrough } = agreed.rate.price
    expect(requests[0]).toMatchObject({
      data: { hotelName: agreed.hotel.name, checkIn: agreed.checkInDate, nights: agreed.lengthOfStay },
      image: expect.stringMatching(/^https?:|^\//),
      price: { minor: Math.round(final * 100) },
    })
    expect(requests[0]?.price_full?.minor).toBe(finalStrikethrough && Math.round(finalStrikethrough * 100))
  })
})

describe('a server without an artifact provider', () => {
  it('reports it for a trip, and has an empty list', async () => {
    const real = await bookingServerForThisTest({ replace: () => ({ artifacts: undefined }) })
    const who = await signedIn(real)
    const { answer } = await bookOne(who, { hotel: 'The Free Cancellation' })
    const of = { trip_number: answer.bookingId ?? '', refId: REF_ID }
    expect(await who.api(createArtifact, of)).toEqual({ success: true, data: { status: 'none' } })
    expect(await who.api(artifactInfo, of)).toEqual({ success: true, data: { tx_status_name: 'none' } })
    expect(await who.api(artifactList, { refId: REF_ID })).toEqual({ success: true, data: { nfts: [] } })
    await expect((await signedIn(real)).api(createArtifact, of)).rejects.toMatchObject({ status: 404 })
  })
})

describe('POST /travel/loyalty/transactions', () => {
  it('[OQ-29] [OQ-47] records the points of a trip once, from the server’s own amount, and none of a cancelled one', async () => {
    const { trip_number: transactionID, capability, agreed, email } = await trip(visitor)
    const words = { transactionID, email, firstName: 'Maya', lastName: 'Okafor', refId: REF_ID }
    await expect(visitor.api(loyaltyTransaction, words)).rejects.toMatchObject({ status: 404 })
    const log = () => visitor.api(loyaltyTransaction, { ...words, capability, numericValue: 1_000_000 })
    const answers = await Promise.all([log(), log(), log()])
    expect(answers.filter(({ logged }) => logged)).toHaveLength(1)
    for (const { numericValue } of answers) expect(numericValue).toBe(agreed.points)
    const rows = await server.deps.db.selectFrom('loyalty_transactions').select('points').execute()
    expect(rows).toEqual([{ points: agreed.points }])
    const gone = await trip(visitor)
    await cancel(visitor, gone.trip_number, gone.capability)
    const late = { ...words, transactionID: gone.trip_number, capability: gone.capability }
    expect(await visitor.api(loyaltyTransaction, late)).toMatchObject({ logged: false })
  })
})
