/** Every place where a test may kill the process, in the order in which a booking and its cancellation pass them. */
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
/** Those that only payments with coins and bitcoin, and what comes after a booking, pass. */
export const otherCrashPoints = [
  'after-freeze-call',
  'after-transfer-recorded',
  'after-artifact-call',
] as const
/** Steps of a saga that a crash point stands before, inside and after. */
export type StepName = 'authorise' | 'book' | 'capture' | 'void' | 'cancel' | 'refund'
export type CrashPoint = (typeof crashPoints)[number] | (typeof otherCrashPoints)[number]

let armed: CrashPoint | undefined

/** Takes STAYKIT_CRASH_AT, which the configuration allows in tests only. */
export function armCrashPoint(name: CrashPoint | undefined): void {
  armed = name
}

/** Ends the process as `kill -9` would, here, when this point is armed. */
export function crashPoint(name: CrashPoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL')
}
