export interface PlatformTables {
  /** Opened envelopes, stored until they expire. */
  platform_nonces: {
    /** Hash of the brand and the envelope's nonce. */
    nonce: string
    expires_at: Date
  }
}
