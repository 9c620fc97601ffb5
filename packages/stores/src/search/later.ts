import type { Environment } from '../environment/index.ts'
import type { ResultsView } from './view.ts'

/** Pauses before a list with missing suppliers is requested again, ms; then it stays as it is. */
const PAUSES = [2_000, 4_000, 8_000]

/** A list of the same search that came later. */
export interface Later {
  readonly view: ResultsView
  /** Hotels that it has more. */
  readonly added: number
}

/**
 * Requests an incomplete list again until it is complete. A list with the same rows replaces the shown one, and nothing
 * moves; one with more hotels is offered, because its rows would move those that the traveller looks at.
 */
export function awaitMore(
  { timers }: Pick<Environment, 'timers'>,
  shown: ResultsView,
  ask: () => Promise<ResultsView>,
  found: { readonly replace: (view: ResultsView) => void; readonly offer: (later: Later) => void },
  signal: AbortSignal,
): void {
  let current = shown
  const next = (time: number) => {
    const pause = PAUSES[time]
    if (!current.incomplete || pause === undefined) return
    const cancel = timers.after(pause, () => {
      ask().then(
        (view) => {
          if (signal.aborted) return
          const added = view.total - shown.total
          if (hasSameRows(view, shown)) found.replace(view)
          else if (added > 0) found.offer({ view, added })
          current = view
          next(time + 1)
        },
        () => signal.aborted || next(time + 1),
      )
    })
    signal.addEventListener('abort', cancel, { once: true })
  }
  next(0)
}

const hasSameRows = (a: ResultsView, b: ResultsView) =>
  a.hotels.length === b.hotels.length && a.hotels.every(({ id }, index) => id === b.hotels[index]?.id)
