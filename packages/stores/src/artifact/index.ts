export { type ArtifactState, type ArtifactStore, createArtifacts } from './artifact.ts'
export {
  type ArtifactListStore,
  artifactsByTime,
  createArtifactList,
  type TripArtifact,
} from './artifact-list.ts'
