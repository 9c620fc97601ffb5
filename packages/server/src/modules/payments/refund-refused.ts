import { RetryLater } from '../../kernel/saga/retry-later.ts'

/** Interval of retries after a refused refund, seconds: a person has to handle it. */
const REFUSED_SECONDS = 600

/** The provider refuses a refund. It may accept it later, for example when our balance there is sufficient again. */
export class RefundRefused extends RetryLater {
  constructor(reason: string) {
    super(reason, REFUSED_SECONDS)
  }
}
