interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** A test of layout shifts. Gecko and WebKit report none, so that it would prove nothing there. */
export const itWithShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? it : it.skip

/** Waits until two frames are rendered. */
export const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Returns a function that ends the observation, and returns the layout shift since this call. */
export function watchShifts(): () => Promise<number> {
  const shifts: Shift[] = []
  const add = (list: PerformanceEntry[]) => shifts.push(...(list as Shift[]))
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  return async () => {
    await frames()
    add(observer.takeRecords())
    observer.disconnect()
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  }
}
