import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const figuresFolder = fileURLToPath(new URL('../../docs/figures', import.meta.url))

/** The last result of a run that takes longer than a test may: docs/figures/<name>.json. */
export interface Run {
  /** What starts it, as `npm run storm`. */
  readonly command: string
  /** What it shows, in a sentence. */
  readonly what: string
  /** Day of the run, as 2026-11-22. */
  readonly date: string
  /** Commit that was run, its first seven digits at least. */
  readonly commit: string
  /** Cores of the machine, which also made the load. */
  readonly cores: number
  /** What came out, by its name; with units. */
  readonly figures: Readonly<Record<string, string | number>>
}

/** Every run that is written down, by the name of its file. */
export function readRuns(): Map<string, Run> {
  if (!existsSync(figuresFolder)) return new Map()
  const names = readdirSync(figuresFolder).filter((file) => file.endsWith('.json'))
  return new Map(
    names
      .sort()
      .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(figuresFolder, file), 'utf8')) as Run]),
  )
}
