export { type ArtifactState, type ArtifactStore, createArtifacts } from './artifact.ts'
export { type ArtifactListStore, createArtifactList } from './artifact-list.ts'
