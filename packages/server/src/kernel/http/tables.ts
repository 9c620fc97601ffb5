export interface LimitTables {
  /** In the shape that rate-limiter-flexible expects; `expire` in ms since 1970. */
  rate_limits: { key: string; points: number; expire: number | null }
}
