/** The value of a promise that settles in time, else undefined: a page does not wait for what is not its subject. */
export function soon<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
