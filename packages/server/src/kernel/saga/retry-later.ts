/** A step cannot go on now; nothing is lost, it is tried again in so many seconds. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly seconds: number

  constructor(reason: string, seconds = 2) {
    super(reason)
    this.seconds = seconds
  }
}
