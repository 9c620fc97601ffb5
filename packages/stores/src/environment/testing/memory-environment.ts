import { dateInZone } from '@staykit/domain'
import type { Environment } from '../environment.ts'
import { safeStorage } from '../storage.ts'

export interface MemoryEnvironment extends Environment {
  /** Moves the clock and runs what falls due on the way. */
  advance(ms: number): void
  /** Targets of assign and replace, in order. */
  readonly visited: readonly string[]
}

/** State that the tabs of one browser share. */
export interface Browser {
  readonly storage: Environment['storage']
  readonly locks: Environment['locks']
}

export function memoryBrowser(): Browser {
  const last = new Map<string, Promise<unknown>>()
  return {
    storage: safeStorage(() => undefined),
    locks: {
      alone: (name, run) => {
        const turn = (last.get(name) ?? Promise.resolve()).then(run, run)
        last.set(name, turn)
        return turn
      },
    },
  }
}

interface Due {
  at: number
  run: () => void
  every?: number
}

/** An environment without a browser: a clock that stands still until moved, storage in memory, links recorded. */
export function memoryEnvironment(
  options: { now?: string; href?: string; fetch?: typeof fetch; timeZone?: string; browser?: Browser } = {},
): MemoryEnvironment {
  let now = Date.parse(options.now ?? '2030-06-15T12:00:00Z')
  let href = options.href ?? 'https://stay.example/'
  let due: Due[] = []
  const visited: string[] = []
  const listeners = new Set<() => void>()
  const browser = options.browser ?? memoryBrowser()
  const move = (url: string) => {
    href = new URL(url, href).href
  }
  const leave = (url: string) => {
    move(url)
    visited.push(href)
  }
  const schedule = (entry: Due) => {
    due.push(entry)
    return () => {
      due = due.filter((other) => other !== entry)
    }
  }
  return {
    fetch: options.fetch ?? (() => Promise.reject(new TypeError('no network'))),
    ...browser,
    tabStorage: safeStorage(() => undefined),
    clock: {
      now: () => now,
      today: (timeZone) => dateInZone(new Date(now), timeZone ?? options.timeZone ?? 'UTC'),
    },
    navigation: { href: () => href, assign: leave, replace: leave },
    history: {
      push: move,
      replace: move,
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    timers: {
      after: (ms, run) => schedule({ at: now + ms, run }),
      every: (ms, run) => schedule({ at: now + ms, run, every: ms }),
    },
    visited,
    advance: (ms) => {
      const until = now + ms
      for (;;) {
        const next = due.filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        if (next.every) next.at += next.every
        else due = due.filter((entry) => entry !== next)
        next.run()
      }
      now = until
    },
  }
}
