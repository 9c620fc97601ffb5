export { type ArtifactState, type ArtifactStore, createArtifacts } from './artifact.ts'
