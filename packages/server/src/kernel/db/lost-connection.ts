/**
 * Codes of PostgreSQL (class 08; 57P01 to 57P03: it shuts down or starts; 53300: it has no connection to spare) and of the
 * socket to it.
 */
const lost = /^(08\w{3}|57P0[1-3]|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/

/** Whether a query failed because its connection to the database went away, and not because of what it asked. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  // pg gives no code for a connection that ends under a query, or that cannot be had in time.
  return (
    (code !== undefined && lost.test(code)) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/** Whether the database ended a statement because it took too long, or waited too long for a lock. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && /^(57014|55P03)$/.test(String((error as NodeJS.ErrnoException).code))
}
