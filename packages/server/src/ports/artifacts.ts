import type { Money } from '@staykit/domain'

export type ArtifactState = 'pending' | 'created' | 'failed'

/** A token that records a booking. */
export interface MintedArtifact {
  readonly id: string
  readonly state: ArtifactState
  /** Of the transaction that wrote it; once it is created. */
  readonly hash?: string | undefined
  /** Page that shows it. */
  readonly link?: string | undefined
}

/** The options of a token, by the names of the platform (specification, shared pieces §5: NFT options). */
export interface NewArtifact {
  /** What the token records. */
  readonly data: {
    readonly hotelName: string
    /** YYYY-MM-DD, by the hotel's calendar. */
    readonly checkIn: string
    readonly nights: number
  }
  /** Address of a picture of the hotel, where it has one. */
  readonly image?: string | undefined
  /** What was paid, and what it would have cost where its rate had a struck price. */
  readonly price: Money
  readonly price_full?: Money | undefined
}

/** The provider cannot be asked now; asked again with the same key nothing happens twice. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError'
}

/** Whoever writes artifacts: called by the job that follows a booking, and by the artifact calls. Methods throw ArtifactError. */
export interface Artifacts {
  readonly provider: 'sandbox'
  /** Begins to write one; the same key again answers the same one. */
  mint(artifact: NewArtifact, key: string): Promise<MintedArtifact>
  find(id: string): Promise<MintedArtifact>
}
