export interface Report {
  /** Milliseconds from the start of navigation to the frame with the main content; undefined before it. */
  readonly ready: number | undefined
  /** Sum of the time over 50 ms of each long task. */
  readonly blocked: number
  /** Milliseconds from the last click to the frame with the changed list. */
  readonly updated: number | undefined
}

declare global {
  var benchProbe: {
    report: () => Report
    watch: (list: string) => void
    find: (selector: string) => Element | null
  }
}

/** Runs in the page before its scripts, so it uses nothing from outside the function. " >>> " steps into a shadow root. */
export function probe(readySelector: string): void {
  const find = (selector: string) =>
    selector
      .split(' >>> ')
      .reduce<Element | Document | null>(
        (scope, part) =>
          scope && (scope instanceof Element ? (scope.shadowRoot ?? scope) : scope).querySelector(part),
        document,
      ) as Element | null
  const afterFrame = (done: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now())
      port2.postMessage(0)
    })
  let ready: number | undefined
  let updated: number | undefined
  let blocked = 0
  let clicked = 0
  const long = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50
  })
  long.observe({ type: 'longtask', buffered: true })
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp
      updated = undefined
    },
    { capture: true },
  )
  const changes = new MutationObserver(() => {
    afterFrame((time) => {
      updated = time - clicked
    })
  })
  const poll = () => {
    if (find(readySelector)?.getClientRects().length)
      afterFrame((time) => {
        ready = time
      })
    else requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
  globalThis.benchProbe = {
    report: () => ({ ready, blocked, updated }),
    watch: (list) => {
      const target = find(list)
      if (target) changes.observe(target, { childList: true, characterData: true, subtree: true })
    },
    find,
  }
}
