import { artifactInfo, type Client, createArtifact, fromWireArtifact } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createArtifactList, createArtifacts } from './index.ts'

type Answers = Record<string, (count: number) => unknown>
const made = { tx_status_name: 'Created', tx_hash: '0xabc', tx_hash_link: 'https://chain.test/0xabc' }

function setUp(answers: Answers = {}) {
  const sent: { path: string; body: unknown }[] = []
  const environment = memoryEnvironment()
  const standard: Answers = {
    [createArtifact.path]: () => ({ success: true, data: { status: 'pending' } }),
    [artifactInfo.path]: (count) => ({ success: true, data: count < 2 ? { status: 'pending' } : made }),
  }
  const client = (async ({ path }: { path: string }, body: unknown) => {
    sent.push({ path, body })
    return { ...standard, ...answers }[path]?.(sent.filter((call) => call.path === path).length)
  }) as unknown as Client
  const artifacts = createArtifacts({ client, environment })
  return { artifacts, sent, environment }
}
const booked = { status: 'Success', tripNumber: 'ST-1', capability: 'cap' }
const settle = () => new Promise((done) => setTimeout(done))

describe('artifact', () => {
  it('[HOT-218] [HOT-280] [OQ-34] creates the artifact of a booking that succeeded, then asks for it; reads its status in any case', async () => {
    const { artifacts, sent, environment } = setUp()
    await artifacts.create(booked)
    expect(artifacts.$artifact.get()).toEqual({ kind: 'creating' })
    environment.advance(3000)
    await settle()
    const request = { trip_number: 'ST-1', capability: 'cap' }
    expect(sent).toEqual([
      { path: '/fi_nft/token_create', body: request },
      { path: '/fi_nft/nft_info', body: request },
      { path: '/fi_nft/nft_info', body: request },
    ])
    expect(artifacts.$artifact.get()).toMatchObject({ kind: 'created', artifact: { hash: '0xabc' } })
  })

  it('creates no artifact before booking or without a trip', async () => {
    const { artifacts, sent } = setUp()
    await artifacts.create({ ...booked, status: 'PRE-BOOK' })
    await artifacts.create({ ...booked, tripNumber: undefined })
    expect(sent).toEqual([])
    expect(artifacts.$artifact.get()).toEqual({ kind: 'none' })
  })

  it('shows nothing when the server makes no artifacts', async () => {
    const { artifacts, sent } = setUp({
      [createArtifact.path]: () => ({ success: true, data: { status: 'none' } }),
    })
    await artifacts.create(booked)
    expect(artifacts.$artifact.get()).toEqual({ kind: 'none' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['[HOT-320] Unable to create NFT', createArtifact.path, { success: false, err_msgs: ['x'] }],
    ['[HOT-321] Unable to get NFT', artifactInfo.path, { success: false }],
    ['[HOT-319] No NFT Found', artifactInfo.path, { success: true, data: {} }],
    ['Unable to create NFT', artifactInfo.path, { success: true, data: { status: 'failed' } }],
  ])('%s', async (title, path, answer) => {
    const { artifacts } = setUp({ [path]: () => answer })
    await artifacts.create(booked)
    expect(artifacts.$artifact.get()).toEqual({ kind: 'failed', message: title.replace(/^\[.*\] /, '') })
  })

  it('[HOT-322] shows "Unable to get NFTs" when the list fails', async () => {
    const list = (answer: () => Promise<unknown>) =>
      createArtifactList({ client: answer as unknown as Client })
    const failing = list(() => Promise.reject(new Error('x')))
    await failing.load()
    expect(failing.$error.get()).toBe('Unable to get NFTs')
    const good = list(async () => ({ success: true, data: { nfts: [{ ...made, trip_number: 'ST-1' }] } }))
    await good.load()
    expect(good.$error.get()).toBeUndefined()
    expect(good.$list.get()).toMatchObject([{ tripNumber: 'ST-1', hash: '0xabc', status: 'created' }])
  })

  it('[HOT-355] both variants of the wire are the same info', () => {
    const short = { status: 'Created', hash: '0xabc', link: 'https://chain.test/0xabc' }
    expect(fromWireArtifact(short)).toEqual(fromWireArtifact(made))
    expect(fromWireArtifact(made)).toEqual({ status: 'created', hash: '0xabc', link: short.link })
  })
})
