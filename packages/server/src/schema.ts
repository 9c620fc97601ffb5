import type { LimitTables } from './kernel/http/tables.ts'
import type { LedgerTables } from './kernel/ledger/tables.ts'
import type { SagaTables } from './kernel/saga/tables.ts'
import type { StatisticsTables } from './kernel/statistics/tables.ts'
import type { AccountTables } from './modules/accounts/members/tables.ts'
import type { PasskeyTables } from './modules/accounts/passkeys/tables.ts'
import type { PlatformTables } from './modules/accounts/platform/tables.ts'
import type { SavedHotelTables } from './modules/accounts/saved-hotels/tables.ts'
import type { SocialTables } from './modules/accounts/social/tables.ts'
import type { ArtifactTables } from './modules/booking/artifacts/tables.ts'
import type { GoodwillTables } from './modules/booking/bookings/goodwill/tables.ts'
import type { PartTables } from './modules/booking/bookings/part/tables.ts'
import type { BookingTables } from './modules/booking/bookings/tables.ts'
import type { LoyaltyTables } from './modules/booking/loyalty/tables.ts'
import type { QuoteTables } from './modules/booking/quotes/tables.ts'
import type { TripTables } from './modules/booking/trips/tables.ts'
import type { BrandTables } from './modules/brand/brands/tables.ts'
import type { HotelTables } from './modules/catalogue/hotels/tables.ts'
import type { MailTables } from './modules/mail/tables.ts'
import type { AdminTables } from './modules/operations/admin/tables.ts'
import type { ReconciliationTables } from './modules/operations/reconciliation/tables.ts'
import type { BitcoinTables } from './modules/payments/bitcoin/tables.ts'
import type { PaymentTables } from './modules/payments/card/tables.ts'
import type { WalletTables } from './modules/payments/wallet/tables.ts'

/** All tables by name. Each module declares its own in a tables.ts and adds it to this list. */
declare module './kernel/db/database.ts' {
  interface Database
    extends AdminTables,
      BrandTables,
      HotelTables,
      LedgerTables,
      LimitTables,
      SagaTables,
      MailTables,
      AccountTables,
      BookingTables,
      GoodwillTables,
      PartTables,
      PasskeyTables,
      PaymentTables,
      WalletTables,
      BitcoinTables,
      ArtifactTables,
      LoyaltyTables,
      PlatformTables,
      QuoteTables,
      ReconciliationTables,
      SavedHotelTables,
      SocialTables,
      StatisticsTables,
      TripTables {}
}
