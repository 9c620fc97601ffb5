/** How many times as slow as the reference this machine is: tests/run.ts measures it. A run of single files takes 1. */
const times = Number(process.env.PATIENCE ?? 1)

/** A time-out in ms for what takes far less than `seconds` on the reference machine. */
export const patience = (seconds: number): number => Math.round(seconds * 1_000 * times)

/** The timer of a client of the API in a test: the time-outs of its calls grow too. */
export const patientTimer = (run: () => void, ms: number) => setTimeout(run, patience(ms / 1_000))
