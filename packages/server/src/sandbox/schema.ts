import type { SandboxArtifactTables } from './artifacts/tables.ts'
import type { SandboxBitcoinTables } from './bitcoin/tables.ts'
import type { SandboxCardTables } from './cards/tables.ts'
import type { SupplierTables } from './supplier/tables.ts'
import type { SandboxWalletTables } from './wallet/tables.ts'

/** The sandbox's own tables, beside those of the server; only the sandbox uses them. */
declare module '../kernel/db/database.ts' {
  interface Database
    extends SupplierTables,
      SandboxCardTables,
      SandboxWalletTables,
      SandboxBitcoinTables,
      SandboxArtifactTables {}
}
