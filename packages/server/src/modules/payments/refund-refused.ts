import { RetryLater } from '../../kernel/saga/retry-later.ts'

/** A provider that refuses a refund is asked again so seldom, seconds: somebody has to look after it. */
const REFUSED_SECONDS = 600

/** The provider says no to a refund. It may say yes later, as when our balance there is filled again. */
export class RefundRefused extends RetryLater {
  constructor(reason: string) {
    super(reason, REFUSED_SECONDS)
  }
}
