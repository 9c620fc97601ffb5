/** Hours before check-in until which a booking's artifact may change hands. */
const TRADE_CUTOFF_HOURS = 24

/** Whether an artifact may be sold or traded at an instant; both in ms since 1970. At the cutoff itself it still may (ACC-118). */
export const mayTradeArtifact = (now: number, checkIn: number): boolean =>
  checkIn - now >= TRADE_CUTOFF_HOURS * 3_600_000
