/** Places where a test may kill the process, in the order of a booking and its cancellation. */
export const crashPoints = [
  'after-request-stored',
  'before-authorise',
  'after-authorise-call',
  'after-authorise-recorded',
  'before-book',
  'after-book-call',
  'after-book-recorded',
  'before-capture',
  'after-capture-call',
  'after-capture-recorded',
  'before-void',
  'after-void-call',
  'after-void-recorded',
  'before-mail',
  'after-mail-call',
  'before-cancel',
  'after-cancel-call',
  'after-cancel-recorded',
  'before-refund',
  'after-refund-call',
  'after-refund-recorded',
] as const
/** Crash points of wallet and bitcoin payments, of the work after a booking, and of the cancellation of a part. */
export const otherCrashPoints = [
  'after-freeze-call',
  'after-transfer-recorded',
  'after-artifact-call',
  'before-part',
  'after-part-call',
  'after-part-recorded',
  'before-part-refund',
  'after-part-refund-call',
  'after-part-refund-recorded',
] as const
/** Saga steps with a crash point before, inside and after them. */
export type StepName =
  | 'authorise'
  | 'book'
  | 'capture'
  | 'void'
  | 'cancel'
  | 'refund'
  | 'part'
  | 'part-refund'
export type CrashPoint = (typeof crashPoints)[number] | (typeof otherCrashPoints)[number]

let armed: CrashPoint | undefined

/** Arms STAYKIT_CRASH_AT, which the configuration allows only in tests. */
export function armCrashPoint(name: CrashPoint | undefined): void {
  armed = name
}

/** Ends the process like `kill -9` when this point is armed. */
export function crashPoint(name: CrashPoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL')
}
