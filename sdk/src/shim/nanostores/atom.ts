type Listener = (value: unknown, before: unknown) => void

export interface Atom {
  value: unknown
  get: () => unknown
  readonly set: (value: unknown) => void
  readonly listen: (listener: Listener) => () => void
  readonly subscribe: (listener: Listener) => () => void
}

/** Calls that are due, oldest first: what a listener sets is heard after what was set before. */
const due: (() => void)[] = []

function run() {
  let thrown: unknown
  // Calls that come meanwhile are run as well.
  for (const call of due) {
    try {
      call()
    } catch (error) {
      thrown = error
    }
  }
  due.length = 0
  if (thrown) throw thrown
}

export function atom(initial?: unknown): Atom {
  let listeners: { readonly hear: Listener }[] = []
  const $atom: Atom = {
    value: initial,
    get: () => $atom.value,
    set: (value) => {
      const before = $atom.value
      if (Object.is(before, value)) return
      $atom.value = value
      const isFirst = !due.length
      for (const one of listeners)
        due.push(() => {
          if (listeners.includes(one)) one.hear($atom.value, before)
        })
      if (isFirst) run()
    },
    listen: (hear) => {
      const one = { hear }
      listeners.push(one)
      return () => {
        listeners = listeners.filter((other) => other !== one)
      }
    },
    subscribe: (listener) => {
      const stop = $atom.listen(listener)
      listener($atom.value, undefined)
      return stop
    },
  }
  return $atom
}
