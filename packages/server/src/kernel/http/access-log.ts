import { type Logger, pino } from 'pino'

/** One line for each request in the format of the log, with only values of our own. */
export interface AccessLog {
  /** `route` is the pattern; `ms` is milliseconds. */
  note(requestId: string, method: string, route: string, status: number, ms: number): void
}

const INFO = 30

/** Writes lines at `log`'s level to standard output, or to `write`. Lines are buffered for at most one second. */
export function createAccessLog(log: Logger, write?: (line: string) => void): AccessLog {
  if (!log.isLevelEnabled('info')) return { note: () => undefined }
  const destination = write
    ? { write }
    : pino.destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 })
  return {
    note(requestId, method, route, status, ms) {
      const time = new Date().toISOString()
      destination.write(
        `{"level":${INFO},"time":"${time}","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"ms":${ms.toFixed(1)}}\n`,
      )
    },
  }
}
