export interface LimitTables {
  /** Columns as rate-limiter-flexible expects them; `expire` is ms since 1970. */
  rate_limits: { key: string; points: number; expire: number | null }
}
