import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { awsKeys, isSigned } from '../../../testing/aws-signature.ts'

export interface S3StandIn {
  /** By path: `/bucket/key`. */
  readonly objects: Map<string, { readonly type: string; readonly body: Buffer }>
  /** Answers every request with a failure. */
  isDown: boolean
  readonly url: string
  /** Environment of a server with this bucket. */
  readonly environment: Record<string, string>
  close(): Promise<void>
}

const BUCKET = 'qa-staykit-files'

/**
 * A stand-in for the parts of Amazon S3 that we use, from the public API reference: objects of one bucket, by path,
 * with checked signatures.
 */
export async function s3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (standIn.isDown) return refuse(response, 503, 'ServiceUnavailable')
    const body = Buffer.concat(chunks)
    if (!isSigned(request, body, 's3')) return refuse(response, 403, 'SignatureDoesNotMatch')
    answer(objects, request, body, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: S3StandIn = {
    objects,
    isDown: false,
    url,
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: url,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: awsKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: awsKeys.secretAccessKey,
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return standIn
}

function answer(
  objects: S3StandIn['objects'],
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://s3')
  const [, bucket, ...key] = pathname.split('/')
  if (bucket !== BUCKET) return void refuse(response, 404, 'NoSuchBucket')
  if (key.join('/') === '') return void response.writeHead(200).end()
  switch (request.method) {
    case 'PUT':
      objects.set(pathname, { type: String(request.headers['content-type']), body })
      return void response.writeHead(200, { etag: '"etag"' }).end()
    case 'DELETE':
      objects.delete(pathname)
      return void response.writeHead(204).end()
    default: {
      const found = objects.get(pathname)
      if (!found) return void refuse(response, 404, 'NoSuchKey')
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length })
      response.end(found.body)
    }
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>told to</Message></Error>`,
  )
}
