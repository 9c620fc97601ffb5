/**
 * PostgreSQL codes (class 08: connection; 57P01 to 57P03: shutdown or start; 53300: too many connections) and socket
 * codes.
 */
const lost = /^(08\w{3}|57P0[1-3]|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/

/** Returns whether a query failed because of its connection to the database, not because of the query. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  // pg gives no code for a connection that ends during a query, or that it cannot get in time.
  return (
    (code !== undefined && lost.test(code)) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/**
 * Returns whether PostgreSQL cannot write: its disk is full, it has no memory, its files fail (class 58), or it is a replica
 * that accepts no changes.
 */
export function isFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(53[124]00|58\w{3}|25006)$/.test(String((error as NodeJS.ErrnoException).code))
  )
}

/** Returns whether PostgreSQL ended a statement that took too long, or waited too long for a lock. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && /^(57014|55P03)$/.test(String((error as NodeJS.ErrnoException).code))
}
