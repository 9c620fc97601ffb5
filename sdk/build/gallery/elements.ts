import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementTags, source } from '../paths.ts'

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^']+\.tsx?)'/g
const modulesByTag = new Map<string, ReadonlySet<string>>()

/** The transitive imports of a module below sdk/src, without types, including itself. */
function reached(start: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !existsSync(source + file)) continue
    seen.add(file)
    const text = readFileSync(source + file, 'utf8').replace(/^import type .*$/gm, '')
    for (const [, path = ''] of text.matchAll(imported)) queue.push(join(dirname(file), path))
  }
  return seen
}

/** The elements that contain a module, eagerly or lazily; without elements that only compose others. */
export function elementsThatUse(file: string): string[] {
  return elementTags().filter((tag) => {
    const modules = modulesByTag.get(tag) ?? reached(`elements/${tag}/define.ts`)
    modulesByTag.set(tag, modules)
    return modules.has(file)
  })
}
