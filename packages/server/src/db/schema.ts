import type { SandboxArtifactTables } from '../adapters/artifacts/tables.ts'
import type { SandboxBitcoinTables } from '../adapters/bitcoin/tables.ts'
import type { SandboxCardTables } from '../adapters/cards/tables.ts'
import type { SupplierTables } from '../adapters/supplier/tables.ts'
import type { SandboxWalletTables } from '../adapters/wallet/tables.ts'
import type { JobTables } from '../jobs/tables.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { AccountTables } from '../modules/accounts/tables.ts'
import type { ArtifactTables } from '../modules/artifacts/tables.ts'
import type { BitcoinTables } from '../modules/bitcoin/tables.ts'
import type { BookingTables } from '../modules/booking/tables.ts'
import type { BrandTables } from '../modules/brands/tables.ts'
import type { HotelTables } from '../modules/hotels/tables.ts'
import type { LoyaltyTables } from '../modules/loyalty/tables.ts'
import type { MailTables } from '../modules/mail/tables.ts'
import type { PaymentTables } from '../modules/payment/tables.ts'
import type { WalletTables } from '../modules/wallet/tables.ts'

/** All tables by name. Each module declares its own in a tables.ts beside it and is added to this list. */
export interface Database
  extends BrandTables,
    SupplierTables,
    HotelTables,
    LedgerTables,
    JobTables,
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
