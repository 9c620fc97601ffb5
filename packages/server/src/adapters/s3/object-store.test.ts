import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ObjectStore, StoreAway } from '../../ports/object-store.ts'
import { awsKeys } from '../../testing/aws-signature.ts'
import { createDiskStore } from '../disk/object-store.ts'
import { createS3Store } from './object-store.ts'
import { s3StandIn } from './testing/s3-stand-in.ts'

interface StoreUnderTest {
  readonly store: ObjectStore
  /** Makes the store fail from now on. */
  breakDown(): Promise<void>
  stop(): Promise<void>
}

async function onDisk(): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'staykit-objects-'))
  const files = join(folder, 'objects')
  return {
    store: createDiskStore(files),
    async breakDown() {
      await rm(files, { recursive: true, force: true })
      await writeFile(files, 'a file where the folder was')
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

const bucketOf = (
  standIn: { readonly url: string },
  more: Partial<Parameters<typeof createS3Store>[0]> = {},
) =>
  createS3Store({
    bucket: 'qa-staykit-files',
    region: 'eu-west-1',
    endpoint: standIn.url,
    prefix: 'pictures/',
    credentials: awsKeys,
    ...more,
  })

async function onS3(): Promise<StoreUnderTest> {
  const standIn = await s3StandIn()
  return {
    store: bucketOf(standIn),
    async breakDown() {
      standIn.isDown = true
    },
    stop: () => standIn.close(),
  }
}

const picture = (text: string) => ({ type: 'image/png', body: new Uint8Array(Buffer.from(text)) })

describe.each([
  ['on disk', onDisk],
  ['on S3', onS3],
] as const)('a file store %s', (_, make) => {
  let under: StoreUnderTest
  beforeEach(async () => {
    under = await make()
  })
  afterEach(() => under.stop())

  it('returns stored files with their type, byte by byte, up to 8 MB', async () => {
    const { store } = under
    const large = { type: 'image/webp', body: new Uint8Array(randomBytes(8_000_000)) }
    await store.put('small', picture('one\ntwo\r\n\0'))
    await store.put('large', large)
    await store.put('empty', picture(''))
    expect(await store.get('small')).toEqual(picture('one\ntwo\r\n\0'))
    expect(await store.get('empty')).toEqual(picture(''))
    const back = await store.get('large')
    expect(back?.type).toBe('image/webp')
    expect(Buffer.compare(back?.body ?? new Uint8Array(), large.body)).toBe(0)
  })

  it('keeps the last file of a key', async () => {
    await under.store.put('key-1', picture('first'))
    await under.store.put('key-1', picture('second'))
    expect(await under.store.get('key-1')).toEqual(picture('second'))
  })

  it('has nothing under other keys, and removes existing and missing files', async () => {
    const { store } = under
    expect(await store.get('nothing')).toBeUndefined()
    await store.remove('nothing')
    await store.put('gone', picture('x'))
    await store.remove('gone')
    expect(await store.get('gone')).toBeUndefined()
  })

  it('accepts letters, digits and hyphens as a key, and no path', async () => {
    for (const key of ['../secret', 'a/b', '', 'x'.repeat(65), 'é'])
      await expect(under.store.put(key, picture('x')), key).rejects.toThrow(RangeError)
  })

  it('reports an unreachable store, and works again afterwards', async () => {
    await under.breakDown()
    await expect(under.store.put('key-1', picture('x'))).rejects.toThrow(StoreAway)
    await expect(under.store.get('key-1')).rejects.toThrow(StoreAway)
  })
})

describe('a bucket', () => {
  it('accepts only signed requests: with another secret nothing is stored or read', async () => {
    const standIn = await s3StandIn()
    const stranger = bucketOf(standIn, { credentials: { ...awsKeys, secretAccessKey: 'another' } })
    await expect(stranger.put('key-1', picture('x'))).rejects.toThrow(/SignatureDoesNotMatch/)
    await bucketOf(standIn).put('key-1', picture('x'))
    await expect(stranger.get('key-1')).rejects.toThrow(StoreAway)
    expect([...standIn.objects.keys()]).toEqual(['/qa-staykit-files/pictures/key-1'])
    await standIn.close()
  })

  it('a bucket of another owner raises an error instead of a missing file', async () => {
    const standIn = await s3StandIn()
    await expect(bucketOf(standIn, { bucket: 'somebody-else' }).get('key-1')).rejects.toThrow(/NoSuchBucket/)
    await standIn.close()
  })
})
