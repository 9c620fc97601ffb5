import type { Money } from '@staykit/domain'

export type ArtifactState = 'pending' | 'created' | 'failed'

/** A token that records a booking. */
export interface MintedArtifact {
  readonly id: string
  readonly state: ArtifactState
  /** Hash of the transaction that created it; set once it exists. */
  readonly hash?: string | undefined
  /** Page of the token. */
  readonly link?: string | undefined
}

/** Options of a token, with the names of the platform (specification, shared pieces §5: NFT options). */
export interface NewArtifact {
  /** What the token records. */
  readonly data: {
    readonly hotelName: string
    /** YYYY-MM-DD, in the calendar of the hotel. */
    readonly checkIn: string
    readonly nights: number
  }
  /** Address of a picture of the hotel, if it has one. */
  readonly image?: string | undefined
  /** The paid price, and the struck price if the rate had one. */
  readonly price: Money
  readonly price_full?: Money | undefined
}

/** The provider does not answer; a retry with the same key repeats nothing. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError'
}

/**
 * Creates artifacts. Called by the job that follows a booking, and by the artifact calls. Methods throw ArtifactError.
 */
export interface Artifacts {
  readonly provider: 'sandbox'
  /** Starts to create one; the same key returns the same one. */
  mint(artifact: NewArtifact, key: string): Promise<MintedArtifact>
  find(id: string): Promise<MintedArtifact>
}
