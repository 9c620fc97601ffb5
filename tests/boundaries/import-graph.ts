import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** File → files of the same room that it imports; paths are relative to the room. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"]*?\sfrom\s*(['"])(\.[^'"\n]+)\2/g
const bare = /\bimport\s+(['"])(\.[^'"\n]+)\1/g
const lazy = /\bimport\(\s*(['"])(\.[^'"\n]+)\1/g

/** Returns the relative specifiers of a text; `all` adds those of types and lazy imports. */
export function specifiersIn(text: string, all: boolean): string[] {
  const named = [...text.matchAll(statement)].filter(([, type]) => all || !type)
  const others = [...text.matchAll(bare), ...(all ? text.matchAll(lazy) : [])]
  return [
    ...named.map(([, , , specifier]) => specifier ?? ''),
    ...others.map(([, , specifier]) => specifier ?? ''),
  ]
}

/** Reads the imports between the files of a room; leaves out imports from outside. */
export function graphOf(room: string, files: readonly string[], all: boolean): ImportGraph {
  const inRoom = new Set(files)
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(room, file), 'utf8')
      const targets = specifiersIn(text, all).map((target) => normalize(join(dirname(file), target)))
      return [file, targets.filter((target) => inRoom.has(target))] as const
    }),
  )
}

/** Returns the shortest cycle through each file in a cycle, as "a.ts → b.ts → a.ts"; each set of files once. */
export function cyclesOf(graph: ImportGraph): string[] {
  const cycles = new Map<string, string>()
  for (const start of graph.keys()) {
    const cycle = shortestCycle(start, graph)
    if (!cycle) continue
    const files = [...cycle].sort().join()
    if (!cycles.has(files)) cycles.set(files, [...cycle, start].join(' → '))
  }
  return [...cycles.values()]
}

/** Searches breadth first, from a file back to itself. */
function shortestCycle(start: string, graph: ImportGraph): string[] | undefined {
  const queue = [[start]]
  const seen = new Set<string>()
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const target of graph.get(path.at(-1) ?? '') ?? []) {
      if (target === start) return path
      if (seen.has(target)) continue
      seen.add(target)
      queue.push([...path, target])
    }
  }
  return undefined
}
