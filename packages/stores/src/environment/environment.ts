import type { StayDate } from '@staykit/domain'

/** Texts by key. Never throws: a blocked or broken store behaves like an empty one that lasts as long as the page. */
export interface KeyValueStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Today's calendar date in an IANA time zone; without one, where the traveller is. */
  today(timeZone?: string): StayDate
}

export interface Navigation {
  /** The whole address of the page. */
  href(): string
  /** Leaves for an address, which the Back button can undo. */
  assign(url: string): void
  /** Leaves for an address in place of this one. */
  replace(url: string): void
}

export interface History {
  /** Changes the address without leaving the page. */
  push(url: string): void
  replace(url: string): void
  /** Calls the listener after Back and Forward. Returns a function that stops listening. */
  onChange(listener: () => void): () => void
}

export interface Timers {
  /** Runs once after `ms`. Returns a function that cancels. */
  after(ms: number, run: () => void): () => void
  /** Runs every `ms` until cancelled. */
  every(ms: number, run: () => void): () => void
}

export interface Locks {
  /** Runs exclusively under this name among all tabs of the origin. Without the Web Locks API it runs at once. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T>
}

/** All platform APIs that stores use. Stores receive it and use no globals. */
export interface Environment {
  readonly fetch: typeof fetch
  readonly storage: KeyValueStore
  /** Like `storage`, but ends with the tab: input that a traveller would otherwise retype after a reload. */
  readonly tabStorage: KeyValueStore
  readonly clock: Clock
  readonly navigation: Navigation
  readonly history: History
  readonly timers: Timers
  readonly locks: Locks
}
