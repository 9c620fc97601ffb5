export interface PlatformTables {
  /** Envelopes that were opened, until they are too old to be opened at all. */
  platform_nonces: {
    /** Hash of the brand and the envelope's nonce. */
    nonce: string
    expires_at: Date
  }
}
