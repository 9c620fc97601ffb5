/** Hours before check-in until which a booking's artifact may change hands. */
const TRADE_CUTOFF_HOURS = 24

/** Returns true if an artifact can be sold or traded at a time; both in ms since 1970, the cutoff included (ACC-118). */
export const mayTradeArtifact = (now: number, checkIn: number): boolean =>
  checkIn - now >= TRADE_CUTOFF_HOURS * 3_600_000
