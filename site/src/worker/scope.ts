/** What the server says to the worker (pages/sw.js.ts). */
export interface WorkerSettings {
  /** Another with each build: a browser then has a new worker. */
  readonly version: string
  /** Origin of the API, as browsers reach it. */
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

/** What a service worker has beside what pages have, too; TypeScript's types of the one exclude those of the other. */
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
