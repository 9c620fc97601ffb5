import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { createIdentity, type Passwords } from '../adapters/better-auth/better-auth.ts'
import { buildApp } from '../app.ts'
import { createDeps, type Deps } from '../compose.ts'
import { type Config, readConfig } from '../config.ts'
import type { Routes } from '../kernel/http/server-env.ts'
import { testDatabase } from './database.ts'

/** The application with its own database, called without a socket. */
export interface TestServer {
  readonly app: Routes
  readonly deps: Deps
  /** POSTs JSON and returns status and parsed answer. */
  post<Answer = Record<string, never>>(
    path: string,
    body: unknown,
    headers?: HeadersInit,
  ): Promise<TestAnswer<Answer>>
  get<Answer = Record<string, never>>(path: string, headers?: HeadersInit): Promise<TestAnswer<Answer>>
  stop(): Promise<void>
}

export interface TestAnswer<Answer> {
  readonly status: number
  readonly body: Answer
  readonly headers: Headers
}

export function testConfig(environment: Record<string, string> = {}): Config {
  return readConfig({ NODE_ENV: 'test', ...environment })
}

/** Free password hashing: scrypt takes 0.1 s of a core each time, and most tests only need a member. */
export const quickPasswords: Passwords = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === (await quickPasswords.hash(password)),
}

/** Stop it in afterAll; `testServerForThisTest` stops by itself. */
export async function testServer(
  environment: Record<string, string> = {},
  overrides: Partial<Deps> = {},
): Promise<TestServer> {
  const database = await testDatabase()
  const config = testConfig(environment)
  const identity = overrides.identity ?? (await createIdentity(config, database.db, quickPasswords))
  const deps = await createDeps(config, database, { ...overrides, identity })
  const app = buildApp(deps)
  const ask = async <Answer>(path: string, init: RequestInit): Promise<TestAnswer<Answer>> => {
    const response = await app.request(path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    app,
    deps,
    get: (path, headers) => ask(path, { headers }),
    post: (path, body, headers) =>
      ask(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    stop: () => database.drop(),
  }
}

export async function testServerForThisTest(
  environment: Record<string, string> = {},
  overrides: Partial<Deps> = {},
): Promise<TestServer> {
  const server = await testServer(environment, overrides)
  onTestFinished(() => server.stop())
  return server
}
