import { type Artifact, artifactInfo, type Client, createArtifact, fromWireArtifact } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

/** The record of a booking (NFT): being made, made, or not; `message` is the store error (HOT-319 to HOT-321). */
export type ArtifactState =
  | { readonly kind: 'none' | 'creating' }
  | { readonly kind: 'created'; readonly artifact: Artifact }
  | { readonly kind: 'failed'; readonly message: string }

export interface ArtifactStore {
  readonly $artifact: ReadableAtom<ArtifactState>
  /** Makes the artifact of a booking that succeeded, and follows it until it is there; does nothing for any other (HOT-218). */
  readonly create: (booking: BookedTrip) => Promise<void>
  readonly dispose: () => void
}

interface BookedTrip {
  readonly status: string
  readonly tripNumber?: string | undefined
  readonly capability?: string | undefined
}

const ASK_MS = 3000
const MAX_ASKS = 20
const isMade = (status: string) => /^(created|complete|confirmed|minted|success)/.test(status)
const isLost = (status: string) => /^(fail|error|reject)/.test(status)

export function createArtifacts(options: { client: Client; environment: Environment }): ArtifactStore {
  const { client, environment } = options
  const $artifact = atom<ArtifactState>({ kind: 'none' })
  let stop = () => {}
  const fail = (message: string) => $artifact.set({ kind: 'failed', message })

  async function ask(request: { trip_number: string; capability: string | undefined }, attempts = 1) {
    const answer = await client(artifactInfo, request).catch(() => undefined)
    if (!answer?.success) return fail('Unable to get NFT')
    const artifact = answer.data && fromWireArtifact(answer.data)
    if (!artifact || (!artifact.status && !artifact.hash)) return fail('No NFT Found')
    if (isLost(artifact.status)) return fail('Unable to create NFT')
    if (isMade(artifact.status)) $artifact.set({ kind: 'created', artifact })
    else if (attempts < MAX_ASKS)
      stop = environment.timers.after(ASK_MS, () => void ask(request, attempts + 1))
  }

  return {
    $artifact,
    create: async ({ status, tripNumber, capability }) => {
      if (status.toUpperCase() !== 'SUCCESS' || !tripNumber) return
      $artifact.set({ kind: 'creating' })
      const request = { trip_number: tripNumber, capability }
      const answer = await client(createArtifact, request).catch(() => undefined)
      // From a server without artifacts.
      if (answer?.data?.status === 'none') $artifact.set({ kind: 'none' })
      else if (answer?.success) await ask(request)
      else fail('Unable to create NFT')
    },
    dispose: () => stop(),
  }
}
