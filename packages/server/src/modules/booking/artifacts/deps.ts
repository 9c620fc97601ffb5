import type { Artifacts } from '../../../ports/artifacts.ts'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { ModuleDeps } from '../../deps.ts'

export interface ArtifactsDeps extends ModuleDeps {
  /** Undefined without a provider: no artifacts are created, and pages learn that there is none. */
  readonly artifacts: Artifacts | undefined
  readonly exchangeRates: ExchangeRates
}
