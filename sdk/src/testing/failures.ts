import { use } from 'chai'

const inWords = (value: unknown) => (value instanceof Node ? `${value.nodeName} ${value.textContent}` : value)

/**
 * Makes assertion failures describe a node as text. The runner clones compared values to send them, and a node cannot be
 * cloned: without this the test file never ends.
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
