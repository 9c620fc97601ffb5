import type { Logger } from 'pino'

/** Count of an event at a brand on a day; `day` is YYYY-MM-DD of UTC. */
export interface DayCount {
  readonly refId: string
  readonly day: string
  readonly name: string
  readonly times: number
}

/** Counts in memory for up to 5 seconds, so that frequent events cost the database one statement. */
export interface DayCounts {
  add(refId: string, name: string): void
  /** Writes pending counts; also happens automatically. */
  flush(): Promise<void>
}

interface Needs {
  readonly log: Logger
  readonly now: () => Date
  /** In a fixed order, so that two processes never deadlock. */
  readonly write: (counts: readonly DayCount[]) => Promise<void>
}

const FLUSH_MS = 5_000

export function createDayCounts({ log, now, write }: Needs): DayCounts {
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = counted
    if (taken.size === 0) return
    counted = new Map()
    const keys = [...taken.keys()].sort()
    await write(keys.map((key) => ({ ...partsOf(key), times: taken.get(key) ?? 0 })))
  }
  const flushLater = () => void flush().catch((err: unknown) => log.warn({ err }, 'a count was lost'))
  return {
    add(refId, name) {
      const key = JSON.stringify([now().toISOString().slice(0, 10), refId, name])
      counted.set(key, (counted.get(key) ?? 0) + 1)
      timer ??= setTimeout(flushLater, FLUSH_MS).unref()
    },
    flush,
  }
}

function partsOf(key: string) {
  const [day, refId, name] = JSON.parse(key) as [string, string, string]
  return { day, refId, name }
}
