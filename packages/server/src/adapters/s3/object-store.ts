import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { type ObjectStore, StoreAway } from '../../ports/object-store.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** Of another service that speaks S3, or a stand-in: keys go below its path then. */
  readonly endpoint?: string | undefined
  /** In front of every key, such as `pictures/`. */
  readonly prefix?: string
  /** Without them those of the machine's role, as Amazon's client finds them. */
  readonly credentials?:
    | {
        readonly accessKeyId: string
        readonly secretAccessKey: string
        readonly sessionToken?: string | undefined
      }
    | undefined
  /** So long all tries of one call may take, ms. */
  readonly timeoutMs?: number
}

const safe = /^[\w-]{1,64}$/
const TIMEOUT_MS = 10_000
const ATTEMPTS = 3

/** Files in a bucket of Amazon S3, or of whoever speaks its protocol, with `@aws-sdk/client-s3`. What was put is there for every process at once. */
export function createS3Store(options: S3Options): ObjectStore {
  const { bucket: Bucket, prefix = '', timeoutMs = TIMEOUT_MS, endpoint, credentials } = options
  const client = new S3Client({
    region: options.region,
    maxAttempts: ATTEMPTS,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  const at = (key: string) => {
    if (!safe.test(key)) throw new RangeError('a key of a file is letters, digits and hyphens')
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
