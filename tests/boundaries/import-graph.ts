import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** File → files of the same room that it imports, types included; paths relative to the room. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"\n]+)\1/g

/** Reads the imports between the files of a room. What is imported from outside of it is left out. */
export function graphOf(room: string, files: readonly string[]): ImportGraph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(room, file), 'utf8')
      const targets = [...text.matchAll(specifier)].map((match) =>
        normalize(join(dirname(file), match[2] ?? '')),
      )
      return [file, targets.filter((target) => known.has(target))] as const
    }),
  )
}

/** One import that leads from an entry of a folder to another, as the files that it stands in. */
export interface Step {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly target: string
}

/**
 * The entries of a folder (its files and its sub-folders) and which of them lead to which: an import counts in the
 * folder where the ways to both files part, between the two entries there. So a folder and its own sub-folder are never
 * two ends of an import, but every pair of rooms, at every depth, is.
 */
export function entriesOf(graph: ImportGraph): Map<string, Step[]> {
  const folders = new Map<string, Step[]>()
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [a, b] = [file.split('/'), target.split('/')]
      let depth = 0
      while (a[depth] === b[depth]) depth++
      const folder = a.slice(0, depth).join('/') || '.'
      const [from = '', to = ''] = [a[depth], b[depth]]
      folders.set(folder, [...(folders.get(folder) ?? []), { from, to, file, target }])
    }
  }
  return folders
}

const isFile = (entry: string) => /\.[a-z]+$/.test(entry)

/** The shortest cycle through each entry of a folder that is in one with a sub-folder; cycles of files alone are let be. */
export function cyclesAmong(steps: readonly Step[]): Step[][] {
  const next = new Map<string, Map<string, Step>>()
  for (const step of steps) {
    const known = next.get(step.from) ?? new Map<string, Step>()
    if (!known.has(step.to)) known.set(step.to, step)
    next.set(step.from, known)
  }
  const found = new Map<string, Step[]>()
  for (const start of next.keys()) {
    const cycle = shortest(start, next)
    if (!cycle || cycle.every(({ from }) => isFile(from))) continue
    const entries = cycle.map(({ from }) => from).sort()
    if (!found.has(entries.join())) found.set(entries.join(), cycle)
  }
  return [...found.values()]
}

/** Breadth first, from an entry back to itself. */
function shortest(start: string, next: ReadonlyMap<string, ReadonlyMap<string, Step>>): Step[] | undefined {
  const queue: Step[][] = [...(next.get(start)?.values() ?? [])].map((step) => [step])
  const seen = new Set<string>()
  for (let path = queue.shift(); path; path = queue.shift()) {
    const at = path.at(-1)?.to ?? ''
    if (at === start) return path
    if (seen.has(at)) continue
    seen.add(at)
    for (const step of next.get(at)?.values() ?? []) queue.push([...path, step])
  }
  return undefined
}

/** "in modules: a → b (a/x.ts imports b/y.ts) → a (…)", one line a cycle. */
export function cyclesOf(graph: ImportGraph): string[] {
  return [...entriesOf(graph)].flatMap(([folder, steps]) =>
    cyclesAmong(steps).map((cycle) => {
      const path = cycle.map(({ to, file, target }) => ` → ${to} (${file} imports ${target})`).join('')
      return `in ${folder}: ${cycle[0]?.from}${path}`
    }),
  )
}
