/** Runs changes one after another, so that a click during a slow answer is not lost. */
export function inTurn(): <Value>(run: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const own = last.then(run)
    last = own.catch(() => undefined)
    return own
  }
}
