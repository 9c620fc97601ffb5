import type { JobTables } from './kernel/jobs/tables.ts'
import type { LedgerTables } from './kernel/ledger/tables.ts'
import type { SagaTables } from './kernel/saga/tables.ts'
import type { AccountTables } from './modules/accounts/tables.ts'
import type { ArtifactTables } from './modules/artifacts/tables.ts'
import type { BookingTables } from './modules/booking/tables.ts'
import type { BrandTables } from './modules/brands/tables.ts'
import type { HotelTables } from './modules/hotels/tables.ts'
import type { LoyaltyTables } from './modules/loyalty/tables.ts'
import type { MailTables } from './modules/mail/tables.ts'
import type { BitcoinTables } from './modules/payments/bitcoin/tables.ts'
import type { PaymentTables } from './modules/payments/card/tables.ts'
import type { WalletTables } from './modules/payments/wallet/tables.ts'
import type { SandboxArtifactTables } from './sandbox/artifacts/tables.ts'
import type { SandboxBitcoinTables } from './sandbox/bitcoin/tables.ts'
import type { SandboxCardTables } from './sandbox/cards/tables.ts'
import type { SupplierTables } from './sandbox/supplier/tables.ts'
import type { SandboxWalletTables } from './sandbox/wallet/tables.ts'

/** All tables by name. Each module declares its own in a tables.ts beside it and is added to this list. */
export interface Database
  extends BrandTables,
    SupplierTables,
    HotelTables,
    LedgerTables,
    JobTables,
    SagaTables,
    MailTables,
    AccountTables,
    BookingTables,
    SandboxCardTables,
    PaymentTables,
    SandboxWalletTables,
    WalletTables,
    SandboxBitcoinTables,
    BitcoinTables,
    SandboxArtifactTables,
    ArtifactTables,
    LoyaltyTables {}
