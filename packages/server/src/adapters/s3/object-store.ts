import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { type ObjectStore, StoreAway } from '../../ports/object-store.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** Address of another S3 service or a stand-in: keys are below its path. */
  readonly endpoint?: string | undefined
  /** Prefix of every key, such as `pictures/`. */
  readonly prefix?: string
  /** Without them Amazon's client uses the role of the machine. */
  readonly credentials?:
    | {
        readonly accessKeyId: string
        readonly secretAccessKey: string
        readonly sessionToken?: string | undefined
      }
    | undefined
  /** Limit of all attempts of one call, ms. */
  readonly timeoutMs?: number
}

const safe = /^[\w-]{1,64}$/
const TIMEOUT_MS = 10_000
const ATTEMPTS = 3

/**
 * Files in a bucket of Amazon S3 or a compatible service, with `@aws-sdk/client-s3`. Every process sees a stored file
 * at once.
 */
export function createS3Store(options: S3Options): ObjectStore {
  const { bucket: Bucket, prefix = '', timeoutMs = TIMEOUT_MS, endpoint, credentials } = options
  const client = new S3Client({
    region: options.region,
    maxAttempts: ATTEMPTS,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  const at = (key: string) => {
    if (!safe.test(key)) throw new RangeError('a key of a file has only letters, digits and hyphens')
    return { Bucket, Key: `${prefix}${key}` }
  }
  const within = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  return {
    async put(key, { type, body }) {
      const command = new PutObjectCommand({ ...at(key), ContentType: type, Body: body })
      await client.send(command, within()).catch(fail)
    },
    async get(key) {
      const command = new GetObjectCommand(at(key))
      try {
        const { ContentType: type = 'application/octet-stream', Body } = await client.send(command, within())
        const body = new Uint8Array((await Body?.transformToByteArray()) ?? [])
        return { type, body }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined
        return fail(error)
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)), within()).catch(fail)
    },
  }
}

function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : 'no answer'
  throw new StoreAway(`the store of files does not do it (${name})`, { cause: error })
}
