import * as z from 'zod/mini'

/** Artifact (NFT) info: both wire variants (HOT-355). */
export const wireArtifact = z.object({
  status: z.optional(z.string()),
  hash: z.optional(z.string()),
  link: z.optional(z.string()),
  tx_status_name: z.optional(z.string()),
  tx_hash: z.optional(z.string()),
  tx_hash_link: z.optional(z.string()),
})
export type WireArtifact = z.infer<typeof wireArtifact>

export interface Artifact {
  /** 'pending' until it is on the chain, then 'created'; 'failed' when that is impossible. */
  readonly status: string
  readonly hash: string
  readonly link: string
}

export function fromWireArtifact(wire: WireArtifact): Artifact {
  return {
    status: (wire.tx_status_name ?? wire.status ?? '').toLowerCase(),
    hash: wire.tx_hash ?? wire.hash ?? '',
    link: wire.tx_hash_link ?? wire.link ?? '',
  }
}
