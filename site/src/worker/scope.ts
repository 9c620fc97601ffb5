/** Constants from the server (pages/sw.js.ts). */
export interface WorkerSettings {
  /** Changes with each build: a browser then installs a new worker. */
  readonly version: string
  /** Origin of the API for browsers. */
  readonly api: string
}

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Events {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly fetch: FetchEvent
  readonly message: LastingEvent & { readonly data: unknown }
}

/** The worker's global scope; TypeScript's types of workers and pages exclude each other. */
interface WorkerScope {
  readonly staykit: WorkerSettings
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}

export const scope = globalThis as unknown as WorkerScope
