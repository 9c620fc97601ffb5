import type { Plugin } from 'rollup'

/** A change of the text of modules while they are bundled. */
export interface Edit {
  readonly name: string
  /** Which modules the change is for: each of them has to match. */
  readonly isFor: (id: string, code: string) => boolean
  /** Global, so that every place is changed. */
  readonly pattern: RegExp
  readonly replace: (...match: string[]) => string
}

const done = new Set<string>()

/**
 * Rollup plugin: changes modules by pattern. A module that the change is for and in which the pattern is not found fails the
 * build, so that nothing silently stops being changed when its source is written in another way.
 */
export function edited({ name, isFor, pattern, replace }: Edit): Plugin {
  return {
    name: `staykit-${name}`,
    transform(code, id) {
      if (!isFor(id, code)) return null
      const changed = code.replace(pattern, replace)
      if (changed === code) throw new Error(`${name}: nothing in ${id} looks like ${pattern}`)
      done.add(name)
      return { code: changed, map: null }
    },
  }
}

/** Throws for a change that no module of all builds so far was for: its files have moved. */
export function expectEdited(edits: readonly Edit[]): void {
  const idle = edits.filter(({ name }) => !done.has(name)).map(({ name }) => name)
  if (idle.length > 0) throw new Error(`no module is there any more for ${idle.join(', ')}`)
}
