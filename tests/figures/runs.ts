import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const figuresFolder = fileURLToPath(new URL('../../docs/figures', import.meta.url))

/** The first column names the rows. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The latest result of a run that is too long for a test: docs/figures/<name>.json. */
export interface Run {
  /** The command, as `npm run storm`. */
  readonly command: string
  /** The subject of the run, in a sentence. */
  readonly what: string
  /** Day of the run, as 2026-11-22. */
  readonly date: string
  /** Commit of the run: at least seven digits. */
  readonly commit: string
  /** Cores of the machine, which also generated the load. */
  readonly cores: number
  /** Results by name, with units. */
  readonly figures: Readonly<Record<string, string | number>>
  /** Results of several subjects side by side. */
  readonly table?: Table
}

/** Every recorded run, by file name. */
export function readRuns(): Map<string, Run> {
  if (!existsSync(figuresFolder)) return new Map()
  const names = readdirSync(figuresFolder).filter((file) => file.endsWith('.json'))
  return new Map(
    names
      .sort()
      .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(figuresFolder, file), 'utf8')) as Run]),
  )
}
