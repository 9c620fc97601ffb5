import type { Plugin } from 'rollup'

const namespaces = /const ([\w$]+) = \{\s*__proto__: null,([^{}]*)\};/g
const uses =
  /Promise\.resolve\(\)\.then\(\(\) => ([\w$]+)\)\.then\(\((?:(\w+)\) => \2\.([\w$]+)|\{ (\w+) \}\) => \4)\)/g

/** Name inside → name outside of `A, B: C`. */
function namesIn(body: string): Map<string, string> {
  const pairs = body.split(',').map((pair) => pair.split(':').map((name) => name.trim()))
  return new Map(
    pairs.flatMap(([inside, outside = inside]) => (inside && outside ? [[inside, outside]] : [])),
  )
}

/** Whether a function of the code declares the name for itself: further in than the parts are. */
function isInside(name: string, code: string): boolean {
  const [, margin = ''] = /^([ \t]*)const [\w$]+ = \{\s*__proto__/m.exec(code) ?? []
  const declared = `(?:const|let|var) ${name.replaceAll('$', '\\$')}(?![\\w$])`
  return new RegExp(`^${margin}[ \\t]+${declared}`, 'm').test(code)
}

/** `import(part).then((part) => part.X)`, as Rollup puts it into one file, becomes a promise of X itself. Throws where X has two meanings. */
export function shortened(code: string): string {
  const found = [...code.matchAll(namespaces)].map(
    ([, name = '', body = '']) => [name, namesIn(body)] as const,
  )
  const parts = new Map(found)
  return code.replace(uses, (text, part: string, _: string, member?: string, taken?: string) => {
    const name = parts.get(part)?.get(member ?? taken ?? '')
    // A name that a function declares again means that one there, which may be nothing yet.
    if (name && isInside(name, code))
      throw new Error(`${name} of ${part} is the name of something inside a function too`)
    return name ? `Promise.resolve(${name})` : text
  })
}

/**
 * Rollup plugin for the single file: parts that others import later are in it already, and need no object of all that is in
 * them: 1 kB gzip less.
 */
export function partsAtOnce(): Plugin {
  return {
    name: 'staykit-at-once',
    renderChunk(code) {
      const changed = shortened(code)
      if (changed === code)
        throw new Error('no part of the single file is imported in the way that is shortened')
      return { code: changed, map: null }
    },
  }
}
