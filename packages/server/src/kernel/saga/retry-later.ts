/** Thrown when a step cannot continue now; nothing is lost, and it is retried after `seconds`. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly seconds: number

  constructor(reason: string, seconds = 2) {
    super(reason)
    this.seconds = seconds
  }
}
