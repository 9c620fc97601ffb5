import { type Artifact, artifactList, type Client, fromWireArtifact } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

export interface ArtifactListStore {
  readonly $list: ReadableAtom<readonly Artifact[]>
  readonly $error: ReadableAtom<string | undefined>
  readonly load: () => Promise<void>
}

/** The artifacts of the signed-in member (ACC-242). */
export function createArtifactList({ client }: { client: Client }): ArtifactListStore {
  const $list = atom<readonly Artifact[]>([])
  const $error = atom<string | undefined>(undefined)
  return {
    $list,
    $error,
    load: async () => {
      const answer = await client(artifactList, {}).catch(() => undefined)
      $list.set(answer?.data?.nfts.map(fromWireArtifact) ?? [])
      $error.set(answer?.success ? undefined : 'Unable to get NFTs')
    },
  }
}
