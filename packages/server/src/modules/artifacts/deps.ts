import type { Artifacts } from '../../ports/artifacts.ts'
import type { ModuleDeps } from '../deps.ts'

export interface ArtifactsDeps extends ModuleDeps {
  readonly artifacts: Artifacts
}
