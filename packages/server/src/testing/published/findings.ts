/** Sentences of a stand-in, or to it, that the definitions of its vendor do not have. */
export interface Findings {
  note(call: string, problem: string | undefined): void
  /** Throws with all of them, each once; tests call it at their end. */
  throwAny(): void
}

export function createFindings(vendor: string): Findings {
  const found = new Set<string>()
  return {
    note(call, problem) {
      // One line for each kind of call, whatever its ids.
      if (problem) found.add(`${call.replace(/\/[\w-]{3,}\d[\w-]*/g, '/…')}: ${problem}`)
    },
    throwAny() {
      const lines = [...found]
      found.clear()
      if (lines.length > 0) throw new Error(`not as ${vendor} publishes it:\n${lines.join('\n')}`)
    },
  }
}
