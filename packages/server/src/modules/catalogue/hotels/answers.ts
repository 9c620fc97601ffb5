import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Ready } from '../../../kernel/http/ready-answers.ts'
import { sendBytes } from '../../../kernel/http/response-header.ts'
import type { Sender, ServerContext } from '../../../kernel/http/server-env.ts'

const compress = promisify(gzip)

interface Answer {
  readonly json: Buffer<ArrayBuffer>
  zipped?: Buffer<ArrayBuffer>
  zipping?: Promise<void>
}

/** Content of an answer. */
type Made = object & { readonly incomplete?: boolean }

/** A cache of finished answers: limited in bytes, short-lived, sent unchanged. */
export interface Answers {
  /** Sends the cached answer of the key, or caches that of `make`; errors and incomplete answers are not cached. */
  send(c: ServerContext, key: string, make: () => Promise<Made>): Promise<Response>
  /** The cached answer as this sender can read it; undefined when it is not there yet. */
  ready(sender: Sender, key: string): Ready | undefined
}

/** Half a minute: prices of the sandbox do not change sooner, and those of a supplier may not be older. */
const LIFE_MS = 30_000
const CACHE_BYTES = 32 * 1024 * 1024
/** Smaller answers are not worth compressing. */
const MIN_ZIPPED = 1_400

export function createAnswers(): Answers {
  const answers = new LRUCache<string, Answer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ json }, key) => Math.ceil(json.length * 1.25) + key.length * 2,
    ttl: LIFE_MS,
    // The clock costs less than the timer by which the cache would spare it for a millisecond.
    ttlResolution: 0,
  })
  const making = new Map<string, Promise<Answer>>()
  const makeOnce = (key: string, make: () => Promise<Made>): Promise<Answer> => {
    let answer = making.get(key)
    if (!answer) {
      answer = make()
        .then((body) => {
          const answer: Answer = { json: Buffer.from(JSON.stringify(body)) }
          if (!body.incomplete) answers.set(key, answer)
          return answer
        })
        .finally(() => making.delete(key))
      making.set(key, answer)
    }
    return answer
  }
  return {
    async send(c, key, make) {
      const answer = answers.get(key) ?? (await makeOnce(key, make))
      if (!isZippedFor(answer, c)) return sendBytes(c, answer.json, jsonHeaders)
      answer.zipping ??= compress(answer.json, { level: 6 }).then((zipped) => {
        answer.zipped = zipped as Buffer<ArrayBuffer>
      })
      if (!answer.zipped) await answer.zipping
      return sendBytes(c, answer.zipped ?? answer.json, zippedHeaders)
    },
    ready(sender, key) {
      const answer = answers.get(key)
      if (!answer) return undefined
      if (!isZippedFor(answer, sender)) return { bytes: answer.json, headers: jsonHeaders }
      return answer.zipped && { bytes: answer.zipped, headers: zippedHeaders }
    },
  }
}

const isZippedFor = ({ json }: Answer, { req }: Sender): boolean =>
  json.length >= MIN_ZIPPED && req.header('accept-encoding')?.includes('gzip') === true

const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const zippedHeaders = { ...jsonHeaders, 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' }
