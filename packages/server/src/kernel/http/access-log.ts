import { type Logger, pino } from 'pino'

/** One line for each request, in the format of the log, with nothing in it but what we made ourselves. */
export interface AccessLog {
  /** `route` is the pattern; `ms` milliseconds. */
  note(requestId: string, method: string, route: string, status: number, ms: number): void
}

const INFO = 30

/** Lines of `log`'s level on standard output, or to `write`; written together, at most a second late. */
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
