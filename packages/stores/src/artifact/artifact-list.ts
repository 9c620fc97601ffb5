import { type Artifact, artifactList, type Client, fromWireArtifact } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

export interface ArtifactListStore {
  readonly $list: ReadableAtom<readonly Artifact[]>
  readonly $error: ReadableAtom<string | undefined>
  readonly load: () => Promise<void>
}

/** The artifacts of the signed-in member (ACC-242). */
export function createArtifactList({ client, refId }: { client: Client; refId: string }): ArtifactListStore {
  const $list = atom<readonly Artifact[]>([])
  const $error = atom<string | undefined>(undefined)
  return {
    $list,
    $error,
    load: async () => {
      const answer = await client(artifactList, { refId }).catch(() => undefined)
      $list.set(answer?.data?.nfts.map(fromWireArtifact) ?? [])
      $error.set(answer?.success ? undefined : 'Unable to get NFTs')
    },
  }
}
