export { type ArtifactState, type ArtifactStore, createArtifacts } from './artifact.ts'
export { type ArtifactListStore, createArtifactList, type TripArtifact } from './artifact-list.ts'
