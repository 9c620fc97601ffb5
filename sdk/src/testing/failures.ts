import { use } from 'chai'

const inWords = (value: unknown) => (value instanceof Node ? `${value.nodeName} ${value.textContent}` : value)

/**
 * From here on a failure says a node in words. The runner copies what was compared to send it, and a node cannot be copied:
 * its file then never ended.
 */
export function sayNodesInWords(): void {
  use(({ Assertion }) => {
    const { assert } = Assertion.prototype
    Assertion.prototype.assert = function (...compared) {
      try {
        assert.apply(this, compared)
      } catch (error) {
        if (error instanceof Error && 'actual' in error && 'expected' in error)
          Object.assign(error, { actual: inWords(error.actual), expected: inWords(error.expected) })
        throw error
      }
    }
  })
}
