import { type Artifact, artifactList, type Client, fromWireArtifact } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

/** An artifact and the trip that it records. */
export interface TripArtifact extends Artifact {
  readonly tripNumber: string
}

export interface ArtifactListStore {
  readonly $list: ReadableAtom<readonly TripArtifact[]>
  /** The reason why there is no list (HOT-322). */
  readonly $error: ReadableAtom<string | undefined>
  readonly load: () => Promise<void>
}

/** The artifacts of the signed-in member (ACC-242). */
export function createArtifactList({ client }: { client: Client }): ArtifactListStore {
  const $list = atom<readonly TripArtifact[]>([])
  const $error = atom<string | undefined>(undefined)
  return {
    $list,
    $error,
    load: async () => {
      const answer = await client(artifactList, {}).catch(() => undefined)
      const nfts = answer?.data?.nfts ?? []
      $list.set(nfts.map((nft) => ({ ...fromWireArtifact(nft), tripNumber: nft.trip_number })))
      $error.set(answer?.success ? undefined : 'Unable to get NFTs')
    },
  }
}

interface ByTime<T> {
  readonly upcoming: readonly T[]
  readonly past: readonly T[]
}

/** Artifacts as their trips are split (ACC-117), by trip number (AQ-56); one without a trip here is past. */
export function artifactsByTime(
  list: readonly TripArtifact[],
  trips: ByTime<{ readonly tripNumber: string }>,
): ByTime<TripArtifact> {
  const isUpcoming = ({ tripNumber }: TripArtifact) =>
    trips.upcoming.some((trip) => trip.tripNumber === tripNumber)
  return { upcoming: list.filter(isUpcoming), past: list.filter((artifact) => !isUpcoming(artifact)) }
}
